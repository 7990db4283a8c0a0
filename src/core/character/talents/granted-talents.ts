import type { GameData } from '../../game-data/game-data.ts';
import type { CharacterSkill, GrantedTalent } from '../character.ts';
import type { EquippedTemplate } from '../items/equipped-items.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { coreTalentTiers } from './core-talent-tiers.ts';

type CoreTalents = ReadonlyMap<string, CharacterSkill['coreTalents']>;

/**
 * The core talents of each skill, by breakpoint, active from that level on.
 * Rule: docs/rules/talents-and-skills.md#core-talents.
 */
export function coreTalentsOf({ skills }: Sheet, gameData: GameData): CoreTalents {
  return new Map(
    [...skills].map(([name, level]) => [
      name,
      coreTalentTiers(name, gameData).map((tier) => ({ ...tier, active: level >= tier.breakpoint })),
    ]),
  );
}

/**
 * The talents that count for a character: owned ones, pinnacles, active core talents, and those of equipped
 * items. Each counts once, whatever grants it.
 * Rule: docs/rules/talents-and-skills.md#talents-that-count.
 */
export function grantedTalents(
  sheet: Sheet,
  coreTalents: CoreTalents,
  equipped: readonly EquippedTemplate[],
  gameData: GameData,
): readonly GrantedTalent[] {
  const sources = new Map<string, Set<string>>();
  const grant = (names: readonly string[], source?: string) => {
    for (const name of names) sources.set(name, (sources.get(name) ?? new Set()).add(source ?? name));
  };
  grant(sheet.talents);
  grant(sheet.pinnacles);
  for (const [skill, lists] of coreTalents) {
    for (const list of lists) if (list.active) grant(list.talents, skill);
  }
  for (const { source, template } of equipped) grant(template.talents, source);
  return [...sources].map(([name, each]) => ({
    name,
    talent: gameData.talents.get(name),
    sources: [...each],
  }));
}
