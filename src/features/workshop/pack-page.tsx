import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths, WORKSHOP_TABS } from '../../app/paths.ts';
import { valueAt } from '../../core/game-data/editing/json-edit.ts';
import { serializePackFile } from '../../core/game-data/editing/pack-file.ts';
import { BackLink } from '../../library/back-link.tsx';
import { type EditedPack, releasedJson } from '../../state/workshop/edited-pack.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StandIn } from '../../ui/feedback/stand-in.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { EntriesTab } from './entries-tab.tsx';
import { useDraftFindings } from './entry-form/session/use-draft-findings.ts';
import { FindingsTab } from './findings-tab.tsx';
import { type OpenPack, PackGate } from './pack-gate.tsx';
import { PackMenu } from './pack-menu.tsx';
import { useUsePack } from './use-pack-button.tsx';
import styles from './workshop.module.css';

const [PartsTab] = onDemand(() => import('./parts-tab.tsx').then((module) => module.PartsTab), <StandIn />);

const [VersionsTab] = onDemand(
  () => import('./versions-tab.tsx').then((module) => module.VersionsTab),
  <StandIn />,
);

/** A pack in the workshop. Rule: docs/rules/workshop.md#overview-of-a-pack. */
export const PackPage = () => <PackGate>{(open) => <Overview key={open.name} {...open} />}</PackGate>;

/** `Version 2. Version 1 was released last.` */
function versionText(pack: EditedPack): string {
  const now = `Version ${String(valueAt(pack.json, ['version']) ?? '?')}.`;
  const released = releasedJson(pack);
  if (released === undefined) return `${now} It has not been released yet.`;
  return `${now} Version ${String(valueAt(released, ['version']))} was released last.`;
}

function Overview({ name, pack }: OpenPack) {
  const params = useParams();
  const navigate = useNavigate();
  const use = useUsePack();
  const { status, below } = useDraftFindings(pack);
  const findings = useMemo(() => below([]), [below]);
  const tab = WORKSHOP_TABS.find((each) => each === params.tab) ?? 'entries';
  return (
    <Page
      title={name}
      heading={<bdi>{name}</bdi>}
      back={<BackLink to={paths.workshop}>My packs</BackLink>}
      lead={versionText(pack)}
      actions={
        <div className={styles.head} data-beside>
          <Button onClick={() => use({ name, text: serializePackFile(pack) })}>
            Use <span className={styles.notOnPhones}>in this browser</span>
          </Button>
          <PackMenu name={name} pack={pack} />
        </div>
      }
    >
      <Tabs
        label={name}
        value={tab}
        onChange={(next) => void navigate(paths.workshopPack(name, next), { replace: true })}
        tabs={[
          {
            value: 'entries',
            label: 'Entries',
            panel: <EntriesTab name={name} pack={pack} findings={findings} />,
          },
          {
            value: 'parts',
            label: 'Other parts',
            panel: <PartsTab name={name} pack={pack} />,
          },
          {
            value: 'findings',
            // Of the same width before the pack is checked.
            label: `Findings (${status === 'checked' ? findings.length.toLocaleString('en-US') : '…'})`,
            panel: <FindingsTab name={name} pack={pack} status={status} findings={findings} />,
          },
          {
            value: 'versions',
            label: 'Versions',
            panel: <VersionsTab name={name} pack={pack} />,
          },
        ]}
      />
    </Page>
  );
}
