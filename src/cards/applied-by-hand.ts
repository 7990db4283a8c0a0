import type { Character } from '../core/character/character.ts';
import type { Sum } from '../core/lib/sum.ts';
import { readableName } from './readable-name.ts';

/** Modifiers that players apply by hand, as they do soak. */
const BY_HAND = [
  'DIFFICULTY_ADJUSTMENT',
  'DAMAGE_RECEIVED',
  'HEALING_RECEIVED',
  'COMBAT_EXHAUSTION_REDUCTION',
];

/**
 * The modifiers that stand beside soak, each with its label, where they are not 0.
 * Rule: docs/rules/combat.md#combat-page.
 */
export function appliedByHand({
  modifier,
}: Pick<Character, 'modifier'>): readonly { readonly label: string; readonly sum: Sum }[] {
  return BY_HAND.map((name) => ({ label: readableName(name), sum: modifier(name) })).filter(
    ({ sum }) => sum.total !== 0,
  );
}
