import { DIE_SIDES } from '../../core/dice/notation.ts';
import { MOST_DICE } from '../../core/dice/roll.ts';
import type { RollRule } from '../../core/play/parts/roll.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { outcomeName } from './roll-outcome.tsx';

interface HandRollProps {
  /** How many dice there are to roll. */
  count: number;
  rule: RollRule;
  /** What the dice count so far, without what the action adds. */
  value: number;
  onChange: (value: number) => void;
}

/**
 * What dice that were rolled by hand count: typed in place of a roll.
 * Rule: docs/rules/play.md#dice-rolled-by-hand.
 */
export function HandRoll({ count, rule, value, onChange }: HandRollProps) {
  const dice = Math.min(MOST_DICE, Math.max(0, count));
  const [least, most] = rule.kind === 'SUM' ? [dice, dice * DIE_SIDES] : [0, dice];
  return (
    <NumberField
      label={outcomeName(rule)}
      description={`On ${dice} ${dice === 1 ? 'die' : 'dice'}; what the action adds comes on top.`}
      value={Math.min(most, Math.max(least, value))}
      min={least}
      max={most}
      onChange={onChange}
    />
  );
}
