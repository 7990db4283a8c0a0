import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { BaseFileNotice } from '../../cards/base-file-notice.tsx';
import type { AvailablePack } from '../../state/game-data.ts';
import { carryOutPackChanges, type PackChangePlan, planPackChanges } from '../../state/manage-packs.ts';
import { useApplication, useCharacter, useGameDataState } from '../../state/use-application.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { DroppedDialog } from './dropped-dialog.tsx';
import styles from './management.module.css';
import { PackRow } from './pack-row.tsx';

/** Switches and deletion marks as a draft: nothing happens before it is submitted, and nothing if it would not work. */
export function ManagePacks() {
  const application = useApplication();
  const { available, baseFileProblem } = useGameDataState();
  const character = useCharacter((loaded) => loaded?.sheet.name);
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isUpdating, setUpdating] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<PackChangePlan>();
  const [isBusy, setBusy] = useState(false);

  const isEnabled = (pack: AvailablePack) =>
    !marked.has(pack.name) && (switched.get(pack.name) ?? pack.enabled);
  const isChanged = marked.size > 0 || available.some((pack) => isEnabled(pack) !== pack.enabled);

  const carryOut = async (plan: PackChangePlan) => {
    setAsked(undefined);
    setBusy(true);
    await carryOutPackChanges(application, plan);
    setBusy(false);
    setSwitched(new Map());
    setMarked(new Set());
  };
  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    const plan = await planPackChanges(application, {
      enabled: available.filter(isEnabled).map((pack) => pack.name),
      deleted: [...marked],
      character: isUpdating ? 'update' : 'unload',
    });
    setBusy(false);
    setProblem(typeof plan === 'string' ? plan : undefined);
    if (typeof plan === 'string') return;
    if (plan.dropped.length > 0) setAsked(plan);
    else await carryOut(plan);
  };

  return (
    <div className={styles.panel}>
      {baseFileProblem ? <BaseFileNotice problem={baseFileProblem} /> : null}
      {available.length === 0 ? (
        <EmptyState
          title="There are no packs"
          actions={
            <LinkButton kind="primary" render={<Link to={paths.management('upload')} />}>
              Upload a pack
            </LinkButton>
          }
        >
          The standard pack could not be read, and none is stored in this browser.
        </EmptyState>
      ) : (
        <ul className={styles.packs} aria-label="Packs">
          {available.map((pack) => (
            <li key={`${pack.origin} ${pack.name}`}>
              <PackRow
                pack={pack}
                isEnabled={isEnabled(pack)}
                isMarked={marked.has(pack.name)}
                onSwitch={(value) => setSwitched(new Map(switched).set(pack.name, value))}
                onMark={(value) => {
                  const next = new Set(marked);
                  if (value) next.add(pack.name);
                  else next.delete(pack.name);
                  setMarked(next);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {character ? (
        <Switch
          label={
            <>
              Update <bdi>{character}</bdi> to the new Game Data
            </>
          }
          description="Off, the character is unloaded and stays stored as it is."
          checked={isUpdating}
          onChange={setUpdating}
        />
      ) : null}
      {problem ? (
        <Notice kind="error" live="alert">
          {problem}
        </Notice>
      ) : null}
      <ActionBar
        summary={isBusy ? 'Reading the packs…' : isChanged ? 'Nothing changes before you submit.' : undefined}
      >
        <Button kind="primary" disabled={available.length === 0} onClick={() => void submit()}>
          Submit
        </Button>
      </ActionBar>
      {asked ? (
        <DroppedDialog
          dropped={asked.dropped}
          onConfirm={() => void carryOut(asked)}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  );
}
