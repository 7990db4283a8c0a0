import type { Character } from '../core/character/character.ts';
import type { Sum } from '../core/lib/sum.ts';
import type { Bar } from '../core/rules/bars.ts';
import type { HitKind, HitModifier } from '../ui/pad/loss.ts';
import { readableName } from './readable-name.ts';

/** The words of a pad whose number hits and healing change. */
export const HIT_WORDS = { lose: 'Damage', gain: 'Heal' };

/** The bar that hits take from. */
const HIT_BAR: Bar = 'HEALTH';

const DAMAGE_RECEIVED = 'DAMAGE_RECEIVED';

/**
 * The kinds of hits on a bar: each damage type, with the soak that makes it smaller and the damage received
 * that changes it. Rule: docs/rules/numbers.md#the-number-pad.
 */
export function hitKindsOf(
  bar: Bar,
  { soak, modifier }: Pick<Character, 'soak' | 'modifier'>,
): readonly HitKind[] {
  if (bar !== HIT_BAR) return [];
  return soak.map(({ name, sum }) => ({
    name,
    modifiers: [
      modifierOf(readableName(DAMAGE_RECEIVED), modifier(DAMAGE_RECEIVED), 1),
      modifierOf(`${name} Soak`, sum, -1),
    ],
  }));
}

function modifierOf(label: string, { total, parts }: Sum, sign: 1 | -1): HitModifier {
  return { label, amount: total * sign, total, parts };
}
