import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StatusEffectLevel } from '../../core/rules/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

const [ProposeEffectDialog] = onDemand(() =>
  import('./propose-effect-dialog.tsx').then((module) => module.ProposeEffectDialog),
);

interface ProposeEffectProps {
  /** Of the character. */
  name: string;
  /** Those that it has. */
  statusEffects: readonly StatusEffectLevel[];
  onPropose: (effect: StatusEffectLevel) => void;
}

/**
 * `Propose Effect`: a status effect with its level, for a character at the table.
 * Rule: docs/rules/table.md#hits-on-players.
 */
export function ProposeEffect({ name, statusEffects, onPropose }: ProposeEffectProps) {
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
        <ProposeEffectDialog
          name={name}
          levels={levels}
          opener={opener}
          onPropose={onPropose}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
