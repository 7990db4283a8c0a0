import type { GameData } from '../game-data/game-data.ts';
import type { Action } from '../game-data/pack.ts';
import { addSums, atLeast, NOTHING, type Sum, sumOf } from '../lib/sum.ts';
import { wholeNumber } from '../lib/whole-number.ts';
import { BAR_FIELDS, BAR_TABLE, ofEachBar } from '../rules/bars.ts';
import type { ConstantName } from '../rules/vocabulary.ts';
import type { AvailableAction, Character, GrantedTalent } from './character.ts';
import { type EquippedTemplate, equippedItemsOf, templatesOf } from './items/equipped-items.ts';
import { itemWeight, sumOfWeights } from './items/weight.ts';
import { modifiersOf } from './modifiers.ts';
import { pinnaclesOf, potentialOf } from './potential.ts';
import type { Sheet } from './sheet/sheet.ts';
import { coreTalentsOf, grantedTalents } from './talents/granted-talents.ts';
import { withTalentsBelow } from './talents/talent-cost.ts';

/** The source of amounts that constants give. */
const BASE = 'Base';

/** The source of the actions and maneuvers that every character has. */
const EVERYONE = 'Default';

/** The fields from which nothing is derived. */
const NON_DERIVING_FIELDS: ReadonlySet<string> = new Set<keyof Sheet>([
  ...BAR_FIELDS,
  'currency',
  'boostPoints',
  'notes',
  'layouts',
  'changeHistory',
]);

/** Whether both sheets have the same values in every field from which something is derived. */
function derivesSame(one: Sheet, other: Sheet): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof Sheet)[];
  return fields.every((field) => NON_DERIVING_FIELDS.has(field) || one[field] === other[field]);
}

/**
 * Derives everything from a sheet and the game data. Numbers are whole, weights and encumbrance have one
 * decimal. Each part is rounded, fractions up, so that the parts add up to the total. Names that the game
 * data do not define give nothing.
 * Rules: docs/rules/characters.md#maxima, docs/rules/numbers.md#sums-and-their-sources.
 *
 * The work depends on what the character has, not on the size of the packs. Where only fields that nothing is
 * derived from differ from the character `before`, its numbers are reused.
 */
export function derive(sheet: Sheet, gameData: GameData, before?: Character): Character {
  if (before !== undefined && before.gameData === gameData && derivesSame(before.sheet, sheet)) {
    return { ...before, sheet };
  }
  const equippedItems = equippedItemsOf(sheet);
  const equipped = templatesOf(equippedItems, gameData);
  const coreTalents = coreTalentsOf(sheet, gameData);
  const talents = grantedTalents(sheet, coreTalents, equipped, gameData);
  const modifiers = modifiersOf(talents, equipped, sheet.combatState.statusEffects, gameData);
  const modifier = (name: string): Sum => modifiers.get(name) ?? NOTHING;
  const withBase = (constant: ConstantName, ...further: readonly Sum[]): Sum =>
    atLeast(
      0,
      addSums(sumOf([{ source: BASE, amount: wholeNumber(gameData.constants[constant]) }]), ...further),
    );

  return {
    sheet,
    gameData,
    modifier,
    maximum: ofEachBar((bar) => withBase(BAR_TABLE[bar].constant, modifier(BAR_TABLE[bar].modifier))),
    encumbrance: encumbranceOf(modifier('ENCUMBRANCE'), gameData),
    weight: sumOfWeights(
      [...sheet.inventory.values()].map((item) => ({
        source: item.name,
        amount: itemWeight(item, gameData),
      })),
    ),
    soak: [...gameData.damageTypes.values()].map(({ type, name, soakName }) => ({
      type,
      name,
      sum: addSums(modifier('SOAK'), modifier(soakName)),
    })),
    actionPoints: withBase('ACTION_POINT_BASE', modifier('ACTION_POINTS')),
    skills: [...sheet.skills].map(([name, level]) => ({
      name,
      level,
      groups: gameData.groupsOfSkill.get(name) ?? [],
      coreTalents: coreTalents.get(name) ?? [],
      dice: atLeast(
        1,
        addSums(sumOf([{ source: name, amount: level }]), modifier('DICE_POOL')),
        'At least one die',
      ),
    })),
    talents,
    ownedTalents: withTalentsBelow(
      talents.map(({ name }) => name),
      gameData,
    ),
    potential: potentialOf(sheet, gameData),
    pinnacles: pinnaclesOf(sheet, gameData),
    actions: availableOf('actions', gameData.defaultActions, talents, equipped, gameData),
    maneuvers: availableOf('maneuvers', gameData.defaultManeuvers, talents, equipped, gameData),
    equippedItems,
  };
}

function encumbranceOf(modifier: Sum, { constants }: GameData): Sum {
  const sum = sumOfWeights([{ source: BASE, amount: constants.BASE_ENCUMBRANCE }, ...modifier.parts]);
  return sumOfWeights(atLeast(0, sum).parts);
}

/** The default ones, and those of talents that count and equipped items, each once with its sources. */
function availableOf(
  kind: 'actions' | 'maneuvers',
  defaults: readonly string[],
  talents: readonly GrantedTalent[],
  equipped: readonly EquippedTemplate[],
  gameData: GameData,
): readonly AvailableAction[] {
  const sources = new Map<Action, Set<string>>();
  const give = (names: readonly string[], source: string) => {
    for (const name of names) {
      const action = gameData[kind].get(name);
      if (action !== undefined) sources.set(action, (sources.get(action) ?? new Set()).add(source));
    }
  };
  give(defaults, EVERYONE);
  for (const { name, talent } of talents) give(talent?.[kind] ?? [], name);
  for (const { source, template } of equipped) give(template[kind], source);
  return [...sources].map(([action, each]) => ({ action, sources: [...each] }));
}
