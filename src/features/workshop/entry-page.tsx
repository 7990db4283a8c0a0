import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { type EntryAddress, entryAt, listOfId } from '../../core/game-data/editing/entries.ts';
import { withValueAt } from '../../core/game-data/editing/json-edit.ts';
import { addressKey, findingsByEntry, overviewEntry } from '../../core/game-data/editing/overview.ts';
import { packFileName, serializePackFile } from '../../core/game-data/editing/pack-file.ts';
import { packEntryName } from '../../core/game-data/entry-place.ts';
import { useWorkshop } from '../../state/workshop/use-workshop.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { JsonField } from './json-field.tsx';
import { findingsText } from './pack-facts.tsx';
import { type OpenPack, PackGate } from './pack-gate.tsx';
import { useFindings } from './use-findings.ts';
import { useGameDataBelow } from './use-game-data-below.ts';
import styles from './workshop.module.css';

/** One entry of a pack in the workshop. Rule: docs/rules/workshop.md#overview-of-a-pack. */
export const EntryPage = () => <PackGate>{(open) => <AddressedEntry {...open} />}</PackGate>;

function AddressedEntry(open: OpenPack) {
  const params = useParams();
  const list = listOfId(params.list ?? '');
  const address = list && { list, index: Number(params.index) };
  if (address === undefined || entryAt(open.pack.json, address) === undefined)
    return (
      <Page title={open.name} width="reading" heading={<bdi>{open.name}</bdi>}>
        <EmptyState title="There is no such entry" actions={<BackToPack name={open.name} />}>
          It may have been moved or deleted.
        </EmptyState>
      </Page>
    );
  return <Entry key={addressKey(address)} {...open} address={address} />;
}

const BackToPack = ({ name }: { name: string }) => (
  <LinkButton icon={<ArrowLeft />} render={<Link to={paths.workshopPack(name)} />}>
    All entries
  </LinkButton>
);

function Entry({ name, pack, address }: OpenPack & { address: EntryAddress }) {
  const workshop = useWorkshop();
  const navigate = useNavigate();
  const { json } = pack;
  const below = useGameDataBelow(packFileName(pack));
  const checked = useFindings(packFileName(pack), json, () => serializePackFile(pack));
  const findings = findingsByEntry(checked?.findings ?? []).get(addressKey(address)) ?? [];
  const entry = entryAt(json, address);
  const title = packEntryName(entry) ?? `${address.list.one} ${address.index + 1}`;
  const { list, index } = address;
  return (
    <Page
      title={title}
      owner={name}
      width="reading"
      heading={<bdi>{title}</bdi>}
      lead={
        <>
          {list.one.charAt(0).toUpperCase() + list.one.slice(1)} of <bdi>{name}</bdi>
        </>
      }
      actions={
        <>
          <BackToPack name={name} />
          <EntryMenu
            pack={name}
            entry={overviewEntry(json, address, below)}
            below={below}
            onDeleted={() => void navigate(paths.workshopPack(name), { replace: true })}
          />
        </>
      }
    >
      <div className={styles.panel}>
        {findings.length > 0 ? (
          <Notice kind="warning" live="status" title={findingsText(findings.length)}>
            <ul className={styles.places}>
              {findings.map((finding) => (
                <li key={`${finding.path} ${finding.message}`}>
                  <bdi>{finding.message}</bdi> <bdi>{finding.advice}</bdi>
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <JsonField
          label="JSON of the entry"
          what="entry"
          json={entry}
          onApply={(value) =>
            workshop.change(`Change ${title}`, {
              json: withValueAt(json, [...list.keys, index], value ?? {}),
            })
          }
        />
      </div>
    </Page>
  );
}
