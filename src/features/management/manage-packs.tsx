import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { BaseFileNotice } from '../../cards/base-file-notice.tsx';
import { VerificationNotice } from '../../cards/verification-notice.tsx';
import { WordingText } from '../../cards/wording-text.tsx';
import {
  carryOutPackChanges,
  mustAsk,
  type PackChangePlan,
  planPackChanges,
} from '../../state/packs/manage-packs.ts';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { useBaseFile } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { DraftActions, DraftLayout } from '../../ui/draft/draft-bar.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { BaseFileMistake } from './base-file-mistake.tsx';
import { DroppedDialog } from './dropped-dialog.tsx';
import styles from './management.module.css';
import { MorePacks } from './more-packs.tsx';
import { OutdatedPacks } from './outdated-packs.tsx';
import { PackRow } from './pack-row.tsx';
import { UpdateCharacter } from './update-character.tsx';
import type { PackDraft } from './use-pack-draft.ts';

const [PlannedUpdate] = onDemand(() => import('./planned-update.tsx').then((module) => module.PlannedUpdate));

/** Switches and deletion marks as a draft: nothing happens before it is submitted. */
export function ManagePacks({ draft }: { draft: PackDraft }) {
  const game = useGame();
  const { available, outdated, failures } = useGameDataState();
  const baseFile = useBaseFile();
  const [asked, setAsked] = useState<PackChangePlan>();
  const [isBusy, setBusy] = useState(false);

  const carryOut = async (plan: PackChangePlan) => {
    setAsked(undefined);
    setBusy(true);
    const isDone = await carryOutPackChanges(game, plan);
    setBusy(false);
    if (isDone) draft.clear();
  };
  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    const plan = await planPackChanges(game, draft.changes(available));
    setBusy(false);
    draft.setProblem(plan.kind === 'refused' ? plan.message : undefined);
    if (plan.kind === 'refused') return;
    if (mustAsk(plan)) setAsked(plan);
    else await carryOut(plan);
  };

  const isChanged = draft.isChanged(available);
  const hasPlan = isChanged || outdated.length > 0;
  const summary = isBusy
    ? 'Reading the packs…'
    : isChanged
      ? 'Nothing changes until you submit.'
      : enabledText(available.length, available.filter(draft.isEnabled).length, hasPlan);
  return (
    <DraftLayout
      draft={
        <DraftActions
          isLow={!isChanged}
          isResting={!hasPlan}
          summary={summary && <p className={styles.summary}>{summary}</p>}
        >
          <Button
            kind={hasPlan ? 'primary' : 'idle'}
            disabled={available.length === 0}
            onClick={() => void submit()}
          >
            Submit
          </Button>
        </DraftActions>
      }
    >
      {baseFile.problem ? <BaseFileNotice problem={baseFile.problem} /> : null}
      <BaseFileMistake />
      <OutdatedPacks outdated={outdated} />
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
                isEnabled={draft.isEnabled(pack)}
                isMarked={draft.isMarked(pack)}
                onSwitch={(value) => draft.switchPack(pack, value)}
                onMark={(value) => draft.markPack(pack, value)}
              />
            </li>
          ))}
        </ul>
      )}
      {available.length > 0 && available.every(({ origin }) => origin === 'standard') ? <MorePacks /> : null}
      <UpdateCharacter isUpdating={draft.isUpdating} onChange={draft.setUpdating} />
      {!isBusy && hasPlan ? (
        <PlannedUpdate enabled={draft.changes(available).enabled} isUpdating={draft.isUpdating} />
      ) : null}
      {draft.problem ? (
        <Notice kind="error" live="alert">
          <WordingText wording={draft.problem} />
        </Notice>
      ) : null}
      {isBusy ? null : <VerificationNotice failures={failures} />}
      {asked ? (
        <DroppedDialog
          plan={asked}
          onConfirm={() => void carryOut(asked)}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </DraftLayout>
  );
}

function enabledText(available: number, enabled: number, hasPlan: boolean): string | undefined {
  if (available === 0) return undefined;
  const text = `${enabled} of ${available} ${available === 1 ? 'pack' : 'packs'} enabled`;
  return hasPlan ? text : `${text}. Nothing has changed yet.`;
}
