import { PencilLine } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Roll } from '../../core/dice/roll.ts';
import { NOTHING } from '../../core/lib/sum.ts';
import type { RollRule } from '../../core/play/parts/roll.ts';
import { countRoll } from '../../core/play/rules/outcome.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './hand-dice.module.css';
import { HandRoll } from './hand-roll.tsx';

interface HandDiceProps {
  /** How many dice there are to roll. */
  count: number;
  rule: RollRule;
  /** The roll that is shown, if there is one; `isTyped`: its total is what dice rolled by hand count. */
  rolled: { readonly roll: Roll; readonly isTyped?: boolean } | undefined;
  /** `counted`: what the dice count. */
  onEnter: (count: number, counted: number) => void;
  /** Removes the typed number. Without this, the button is hidden once a number is typed. */
  onDiscard?: () => void;
}

/**
 * A button for dice rolled by hand, which shows and hides the field for what they count. The field is empty
 * until a number is typed, unless dice were rolled before: then it begins with what they count.
 * Rule: docs/rules/play.md#dice-rolled-by-hand.
 */
export function HandDice({ count, rule, rolled, onEnter, onDiscard }: HandDiceProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [isOpen, setOpen] = useState(false);
  // Once there is a roll, `rolled` decides whether the field is shown.
  if (isOpen && rolled !== undefined) setOpen(false);
  const isTyped = rolled?.isTyped === true;
  const isShown = isOpen || isTyped;
  useEffect(() => {
    if (!isShown || !isPressed.current) return;
    isPressed.current = false;
    field.current?.querySelector('input')?.focus();
  }, [isShown]);
  const toggle = () => {
    if (isTyped) return onDiscard?.();
    isPressed.current = !isOpen;
    if (rolled === undefined) setOpen(!isOpen);
    else onEnter(count, countRoll(rolled.roll.dice, NOTHING, rule).total);
  };
  return (
    <>
      {isTyped && onDiscard === undefined ? null : (
        <Button
          icon={<PencilLine />}
          aria-label="Rolled by hand"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={toggle}
        >
          <span className={styles.long}>Rolled by hand</span>
          <span className={styles.short}>By hand</span>
        </Button>
      )}
      {isShown ? (
        <div ref={field} id={id} className={styles.field}>
          <HandRoll
            count={count}
            rule={rule}
            value={rolled?.roll.total}
            onChange={(counted) => onEnter(count, counted)}
          />
        </div>
      ) : null}
    </>
  );
}
