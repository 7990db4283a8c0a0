import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { AddStatusEffect } from '../../cards/status-effects/add-status-effect.tsx';
import type { StatusEffectLevel } from '../../core/rules/context.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { AnchoredDialog } from '../../ui/overlays/anchored-dialog.tsx';

interface ProposeEffectProps {
  /** Of the character. */
  name: string;
  /** Those that it has. */
  statusEffects: readonly StatusEffectLevel[];
  onPropose: (effect: StatusEffectLevel) => void;
}

/** `Propose Effect`: a status effect with its level, for a character at the table. Rule: docs/rules/table.md#hits-on-players. */
export function ProposeEffect({ name, statusEffects, onPropose }: ProposeEffectProps) {
  const { gameData } = useGameDataState();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const levels = new Map(statusEffects.map((effect) => [effect.name, effect.level]));
  return (
    <>
      <Button
        ref={opener}
        kind="quiet"
        icon={<Plus aria-hidden="true" />}
        aria-label={`Propose Effect to ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        Propose Effect
      </Button>
      {isOpen ? (
        <AnchoredDialog
          opener={opener}
          title={
            <>
              {'Propose Effect to '}
              <bdi>{name}</bdi>
            </>
          }
          onClose={() => setOpen(false)}
        >
          <AddStatusEffect
            // It may be proposed before the first round, and waits until then.
            sheet={{ combatState: { round: 1, statusEffects: levels } }}
            gameData={gameData}
            addLabel="Propose"
            onAdd={(effect) => {
              setOpen(false);
              onPropose(effect);
            }}
          />
        </AnchoredDialog>
      ) : null}
    </>
  );
}
