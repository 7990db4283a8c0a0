import { PencilLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { countedRange, HandRoll } from '../../../cards/result/hand-roll.tsx';
import { NOTHING } from '../../../core/lib/sum.ts';
import type { RollRule } from '../../../core/play/parts/roll.ts';
import { countRoll } from '../../../core/play/rules/outcome.ts';
import type { LoggedRoll } from '../../../state/combat/combat-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import styles from './hand-dice.module.css';

interface HandDiceProps {
  /** How many dice there are to roll. */
  count: number;
  rule: RollRule;
  /** The roll of the current draft, if there is one. */
  rolled: LoggedRoll | undefined;
  /** `counted`: what the dice count. */
  onEnter: (count: number, counted: number) => void;
}

/**
 * A button for dice rolled by hand, and after it the field for what they count.
 * Rule: docs/rules/play.md#dice-rolled-by-hand.
 */
export function HandDice({ count, rule, rolled, onEnter }: HandDiceProps) {
  const field = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isTyped = rolled?.isTyped ?? false;
  useEffect(() => {
    if (!isTyped || !isPressed.current) return;
    isPressed.current = false;
    field.current?.querySelector('input')?.focus();
  }, [isTyped]);
  if (rolled === undefined || !isTyped) {
    const begin = () => {
      isPressed.current = true;
      const [least] = countedRange(count, rule);
      onEnter(count, rolled === undefined ? least : countRoll(rolled.roll.dice, NOTHING, rule).total);
    };
    return (
      <Button icon={<PencilLine />} aria-label="Rolled by hand" onClick={begin}>
        <span className={styles.long}>Rolled by hand</span>
      </Button>
    );
  }
  return (
    <div ref={field} className={styles.field}>
      <HandRoll
        count={count}
        rule={rule}
        value={rolled.roll.total}
        onChange={(counted) => onEnter(count, counted)}
      />
    </div>
  );
}
