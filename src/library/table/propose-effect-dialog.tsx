import type { RefObject } from 'react';
import { AddStatusEffect } from '../../cards/status-effects/add-status-effect.tsx';
import type { StatusEffectLevel } from '../../core/rules/context.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { AnchoredDialog } from '../../ui/overlays/anchored-dialog.tsx';

interface ProposeEffectDialogProps {
  /** Of the character. */
  name: string;
  /** The status effects that it has. */
  levels: ReadonlyMap<string, number>;
  opener: RefObject<HTMLButtonElement | null>;
  onPropose: (effect: StatusEffectLevel) => void;
  onClose: () => void;
}

/** The choice of a status effect and its level. */
export function ProposeEffectDialog({ name, levels, opener, onPropose, onClose }: ProposeEffectDialogProps) {
  const { gameData } = useGameDataState();
  return (
    <AnchoredDialog
      opener={opener}
      title={
        <>
          {'Propose Effect to '}
          <bdi>{name}</bdi>
        </>
      }
      onClose={onClose}
    >
      <AddStatusEffect
        // It may be proposed before the first round, and waits until then.
        sheet={{ combatState: { round: 1, statusEffects: levels } }}
        gameData={gameData}
        isProposal
        onAdd={(effect) => {
          onClose();
          onPropose(effect);
        }}
      />
    </AnchoredDialog>
  );
}
