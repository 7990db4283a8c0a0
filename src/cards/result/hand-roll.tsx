import { DIE_SIDES } from '../../core/dice/notation.ts';
import { MAX_DICE } from '../../core/dice/roll.ts';
import type { RollRule } from '../../core/play/parts/roll.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { outcomeName } from './roll-outcome.tsx';

interface HandRollProps {
  /** How many dice there are to roll. */
  count: number;
  rule: RollRule;
  /** What the dice count so far, without what the action adds; undefined before a number is typed. */
  value: number | undefined;
  onChange: (value: number) => void;
}

/** The least and the most that so many dice can count. */
function countedRange(count: number, rule: RollRule): readonly [least: number, most: number] {
  const dice = Math.min(MAX_DICE, Math.max(0, count));
  return rule.kind === 'SUM' ? [dice, dice * DIE_SIDES] : [0, dice];
}

/**
 * What dice that were rolled by hand count: typed in place of a roll.
 * Rule: docs/rules/play.md#dice-rolled-by-hand.
 */
export function HandRoll({ count, rule, value, onChange }: HandRollProps) {
  const [least, most] = countedRange(count, rule);
  return (
    <NumberField
      label={outcomeName(rule)}
      description="On the dice alone."
      value={value === undefined ? undefined : Math.min(most, Math.max(least, value))}
      min={least}
      max={most}
      onChange={onChange}
    />
  );
}
