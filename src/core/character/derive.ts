import type { GameData } from '../game-data/game-data.ts';
import type { Action } from '../game-data/pack.ts';
import { addSums, atLeast, NOTHING, roundedSum, type Sum, type SumPart, sumOf } from '../lib/sum.ts';
import { oneDecimal, wholeNumber } from '../lib/whole-number.ts';
import { BAR_FIELDS, BAR_TABLE, ofEachBar } from '../rules/bars.ts';
import type { ConstantName } from '../rules/vocabulary.ts';
import type { AvailableAction, Character, GrantedTalent } from './character.ts';
import { type EquippedTemplate, equippedItemsOf, templatesOf } from './items/equipped-items.ts';
import { carriedWeight } from './items/weight.ts';
import { modifierPartsOf } from './modifiers.ts';
import { pinnaclesOf, potentialOf } from './potential.ts';
import type { Sheet } from './sheet/sheet.ts';
import { coreTalentsOf, grantedTalents } from './talents/granted-talents.ts';
import { withTalentsBelow } from './talents/talent-cost.ts';

/** The source of amounts that constants give. */
const BASE = 'Base';

/** The only modifier that is a weight. */
const ENCUMBRANCE = 'ENCUMBRANCE';

/** The source of the actions and maneuvers that every character has. */
const EVERYONE = 'Default';

/** The fields from which nothing is derived. Of the state of combat it is the status effects alone. */
const NON_DERIVING_FIELDS: ReadonlySet<string> = new Set<keyof Sheet>([
  ...BAR_FIELDS,
  'name',
  'currency',
  'boostPoints',
  'notes',
  'layouts',
  'changeHistory',
  'combatState',
]);

/** Whether both sheets have the same values in every field from which something is derived. */
function derivesSame(one: Sheet, other: Sheet): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof Sheet)[];
  return fields.every((field) => NON_DERIVING_FIELDS.has(field) || one[field] === other[field]);
}

/** The results for copies of one sheet that differ only in their bars and status effects. */
interface Derived {
  readonly sheet: Sheet;
  /** By the status effects, as text. */
  readonly characters: Map<string, Character>;
}

/**
 * Keyed by the map of skills, which copies of a sheet share. Only the last sheet with these skills is kept.
 */
const derived = new WeakMap<GameData, WeakMap<Sheet['skills'], Derived>>();

/** The number of sets of status effects for which the numbers of a sheet are kept. */
const MAX_KEPT = 200;

function derivedOf(sheet: Sheet, gameData: GameData): Derived {
  const ofSkills = derived.get(gameData) ?? new WeakMap<Sheet['skills'], Derived>();
  derived.set(gameData, ofSkills);
  const known = ofSkills.get(sheet.skills);
  const isKnown = known !== undefined && known.characters.size < MAX_KEPT && derivesSame(known.sheet, sheet);
  if (isKnown) return known;
  const next = { sheet, characters: new Map<string, Character>() };
  ofSkills.set(sheet.skills, next);
  return next;
}

/**
 * Derives everything from a sheet and the game data. Numbers are whole, weights and encumbrance have one
 * decimal. Sums are rounded once, and the parts add up to the total. Names that the game data do not define
 * give nothing.
 * Rules: docs/rules/characters.md#maxima, docs/rules/numbers.md#sums-and-their-sources.
 *
 * The work depends on what the character has, not on the size of the packs. It is done once for copies of a
 * sheet that have the same status effects and differ in fields that nothing is derived from: a step changes
 * little of a sheet, and a thousand foes may have one.
 */
export function derive(sheet: Sheet, gameData: GameData): Character {
  const { characters } = derivedOf(sheet, gameData);
  const effects = JSON.stringify([...sheet.combatState.statusEffects]);
  const known = characters.get(effects);
  if (known !== undefined) return { ...known, sheet };
  const character = newlyDerived(sheet, gameData);
  characters.set(effects, character);
  return character;
}

function newlyDerived(sheet: Sheet, gameData: GameData): Character {
  const equippedItems = equippedItemsOf(sheet);
  const equipped = templatesOf(equippedItems, gameData);
  const coreTalents = coreTalentsOf(sheet, gameData);
  const talents = grantedTalents(sheet, coreTalents, equipped, gameData);
  const modifierParts = modifierPartsOf(talents, equipped, sheet.combatState.statusEffects, gameData);
  const partsOf = (name: string): readonly SumPart[] => modifierParts.get(name) ?? [];
  const modifiers = new Map(
    [...modifierParts].map(([name, parts]) => [name, roundedSum(parts, roundingOf(name))]),
  );
  const modifier = (name: string): Sum => modifiers.get(name) ?? NOTHING;
  const withBase = (constant: ConstantName, name: string): Sum =>
    atLeast(
      0,
      roundedSum(
        [{ source: BASE, amount: gameData.constants[constant] }, ...partsOf(name)],
        roundingOf(name),
      ),
    );

  return {
    sheet,
    gameData,
    modifier,
    maximum: ofEachBar((bar) => withBase(BAR_TABLE[bar].constant, BAR_TABLE[bar].modifier)),
    encumbrance: withBase('BASE_ENCUMBRANCE', ENCUMBRANCE),
    weight: carriedWeight(sheet, gameData),
    soak: [...gameData.damageTypes.values()].map(({ type, name, soakName }) => ({
      type,
      name,
      sum: roundedSum([...partsOf('SOAK'), ...partsOf(soakName)], wholeNumber),
    })),
    actionPoints: withBase('ACTION_POINT_BASE', 'ACTION_POINTS'),
    skills: [...sheet.skills].map(([name, level]) => ({
      name,
      level,
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

/** How a modifier and what it changes are rounded. Rule: docs/rules/numbers.md#whole-numbers. */
function roundingOf(modifier: string) {
  return modifier === ENCUMBRANCE ? oneDecimal : wholeNumber;
}

/** Whether a talent or an equipped item gives it, and not the defaults alone. */
export function isOwn({ sources }: AvailableAction): boolean {
  return sources.some((source) => source !== EVERYONE);
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
