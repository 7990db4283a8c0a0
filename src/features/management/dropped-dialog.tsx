import { EffectLines } from '../../cards/pack-diff/effect-lines.tsx';
import { WordingText } from '../../cards/wording-text.tsx';
import { nameList } from '../../core/lib/wording.ts';
import { losesSomething, type PackChangePlan } from '../../state/packs/manage-packs.ts';
import { useSnapshotWords } from '../../state/snapshot-words.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { GameDataChanges } from './game-data-changes.tsx';

interface DroppedDialogProps {
  plan: PackChangePlan;
  onConfirm: () => void;
  onCancel: () => void;
}

const PARKED =
  'What the new game data do not define is parked with the character, and offered back when a pack defines it again.';
const LOWERED = 'What goes down is offered back when its maximum rises again.';
const NEEDED =
  'The characters that need a deleted pack stay stored as they are, and open again once the pack is back.';

/**
 * Lists what the loaded character would lose with other game data, and which stored characters need a deleted
 * pack, and asks first.
 */
export function DroppedDialog({ plan, onConfirm, onCancel }: DroppedDialogProps) {
  const snapshot = useSnapshotWords();
  const { deleted, needed } = plan;
  const effect = losesSomething(plan.effect) ? plan.effect : undefined;
  const sentences = [
    ...(effect && effect.dropped.length > 0 ? [PARKED] : []),
    ...(effect && effect.lowered.length > 0 ? [LOWERED] : []),
    ...(needed.length > 0 ? [NEEDED] : []),
    snapshot,
  ];
  return (
    <ConfirmDialog
      open
      size="medium"
      danger={deleted.length > 0}
      title={
        effect ? (
          'The character would lose something'
        ) : (
          <>
            Delete <WordingText wording={nameList(deleted)} />?
          </>
        )
      }
      description={sentences.join(' ')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {effect ? <EffectLines {...effect} /> : null}
      {needed.map(({ pack, characters }) => (
        <p key={pack}>
          <strong>
            <bdi>{pack}</bdi> is needed by
          </strong>
          : <WordingText wording={nameList(characters)} />
        </p>
      ))}
      <GameDataChanges gameData={plan.gameData} level={3} />
    </ConfirmDialog>
  );
}
