import { EffectLines } from '../../cards/pack-diff/effect-lines.tsx';
import type { GameDataEffect } from '../../core/character/game-data-effect.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { useSnapshotWords } from '../../state/snapshot-words.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { GameDataChanges } from './game-data-changes.tsx';

interface DroppedDialogProps {
  effect: GameDataEffect;
  /** The game data as they will be. */
  gameData: GameData;
  onConfirm: () => void;
  onCancel: () => void;
}

const PARKED =
  'What the new game data do not define is parked with the character, and offered back when a pack defines it again.';
const LOWERED = 'What goes down is offered back when its maximum rises again.';

/** Lists what the loaded character would lose with other game data, and asks first. */
export function DroppedDialog({ effect, gameData, onConfirm, onCancel }: DroppedDialogProps) {
  const snapshot = useSnapshotWords();
  const sentences = [
    ...(effect.dropped.length > 0 ? [PARKED] : []),
    ...(effect.lowered.length > 0 ? [LOWERED] : []),
    snapshot,
  ];
  return (
    <ConfirmDialog
      open
      size="medium"
      title="The character would lose something"
      description={sentences.join(' ')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <EffectLines {...effect} />
      <GameDataChanges gameData={gameData} level={3} />
    </ConfirmDialog>
  );
}
