import type { GameData } from '../game-data/game-data.ts';
import type { SumPart } from '../lib/sum.ts';
import type { GrantedTalent } from './character.ts';
import type { EquippedTemplate } from './items/equipped-items.ts';

/**
 * The parts of a character's modifiers by name: from the talents that count, equipped items, and status
 * effects (level times polarity). They are as packs write them; whoever adds them up rounds the sum.
 * Rule: docs/rules/characters.md#modifiers.
 */
export function modifierPartsOf(
  talents: readonly GrantedTalent[],
  equipped: readonly EquippedTemplate[],
  statusEffects: ReadonlyMap<string, number>,
  gameData: GameData,
): ReadonlyMap<string, readonly SumPart[]> {
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
  return parts;
}
