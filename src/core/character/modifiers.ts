import type { GameData } from '../game-data/game-data.ts';
import { type Sum, type SumPart, sumOf } from '../lib/sum.ts';
import { wholeNumber } from '../lib/whole-number.ts';
import type { GrantedTalent } from './character.ts';
import type { EquippedTemplate } from './items/equipped-items.ts';
import { sumOfWeights } from './items/weight.ts';

/** The only modifier that is a weight. */
const ENCUMBRANCE = 'ENCUMBRANCE';

/**
 * A character's modifiers by name: the sum over the talents that count, equipped items, and status effects
 * (level times polarity). Each part is a whole number, fractions round up; ENCUMBRANCE has one decimal.
 * Rule: docs/rules/characters.md#modifiers.
 */
export function modifiersOf(
  talents: readonly GrantedTalent[],
  equipped: readonly EquippedTemplate[],
  statusEffects: ReadonlyMap<string, number>,
  gameData: GameData,
): ReadonlyMap<string, Sum> {
  const parts = new Map<string, SumPart[]>();
  const add = (modifier: string, part: SumPart) => {
    const before = parts.get(modifier);
    if (before === undefined) parts.set(modifier, [part]);
    else before.push(part);
  };
  for (const { name, talent } of talents) {
    for (const [modifier, amount] of talent?.modifiers ?? []) add(modifier, { source: name, amount });
  }
  for (const { source, template } of equipped) {
    for (const [modifier, amount] of template.modifiers) add(modifier, { source, amount });
  }
  for (const [source, level] of statusEffects) {
    for (const [modifier, positive] of gameData.statusEffects.get(source)?.modifiersByPolarity ?? []) {
      add(modifier, { source, amount: positive ? level : -level });
    }
  }
  return new Map(
    [...parts].map(([modifier, each]) => [
      modifier,
      modifier === ENCUMBRANCE
        ? sumOfWeights(each)
        : sumOf(each.map(({ source, amount }) => ({ source, amount: wholeNumber(amount) }))),
    ]),
  );
}
