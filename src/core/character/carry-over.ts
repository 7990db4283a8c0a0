import type { GameData } from '../game-data/game-data.ts';
import { presentName, type Renamed } from '../play/parts/formerly.ts';
import { renamingsOf } from '../play/renamings.ts';
import type {
  ChangeHistoryEntry,
  CombatState,
  InventoryItem,
  ParkedBelongings,
  Sheet,
} from './sheet/sheet.ts';

/** Something of a character that has another name now. */
export interface CarriedOver {
  readonly sort: Renamed;
  readonly from: string;
  readonly to: string;
}

interface CarriedSheet {
  /** The same object where nothing has another name. */
  readonly sheet: Sheet;
  /** Each once, in the order of the sheet. */
  readonly carriedOver: readonly CarriedOver[];
}

/** The present name of an entry of a sort. */
type Rename = (sort: Renamed, name: string) => string;

/**
 * Renames what a character has to its present name. A name that the game data still define stays, and so does
 * one whose present name they do not define. Of two skills or status effects that become one, the higher
 * level counts. Rule: docs/rules/play.md#renamed-entries.
 */
export function carryOver(sheet: Sheet, gameData: GameData): CarriedSheet {
  const renamings = renamingsOf(gameData.play);
  if (renamings.size === 0) return { sheet, carriedOver: [] };
  const found = new Map<string, CarriedOver>();
  const rename: Rename = (sort, name) => {
    const names = renamings.get(sort);
    const to = names === undefined || gameData[sort].has(name) ? name : presentName(name, names);
    if (to === name || !gameData[sort].has(to)) return name;
    found.set(`${sort} ${name}`, { sort, from: name, to });
    return to;
  };
  // A skill that was parked before the packs named its new name has got level 1 under that one since.
  const [renamedSkills, parkedSkills] = partition(
    sheet.parked.skills,
    ([name]) => rename('skills', name) !== name,
  );
  const carried: Sheet = {
    ...sheet,
    skills: renamedLevels([...sheet.skills, ...renamedSkills], 'skills', rename),
    talents: renamedNames(sheet.talents, 'talents', rename),
    pinnacles: renamedNames(sheet.pinnacles, 'talents', rename),
    inventory: new Map([...sheet.inventory].map(([id, item]) => [id, renamedItem(item, rename)])),
    combatState: renamedCombat(sheet.combatState, rename),
    changeHistory: sheet.changeHistory.map((entry) => renamedEntry(entry, rename)),
    parked: renamedParked({ ...sheet.parked, skills: new Map(parkedSkills) }, rename),
  };
  return found.size === 0 ? { sheet, carriedOver: [] } : { sheet: carried, carriedOver: [...found.values()] };
}

const renamedNames = (names: readonly string[], sort: Renamed, rename: Rename): readonly string[] => [
  ...new Set(names.map((name) => rename(sort, name))),
];

/** The entries that are so, and the others. */
function partition<Entry>(entries: Iterable<Entry>, isSo: (entry: Entry) => boolean): [Entry[], Entry[]] {
  const parts: [Entry[], Entry[]] = [[], []];
  for (const entry of entries) parts[isSo(entry) ? 0 : 1].push(entry);
  return parts;
}

function renamedLevels(
  levels: Iterable<readonly [string, number]>,
  sort: Renamed,
  rename: Rename,
): ReadonlyMap<string, number> {
  const renamed = new Map<string, number>();
  for (const [name, level] of levels) {
    const to = rename(sort, name);
    renamed.set(to, Math.max(level, renamed.get(to) ?? level));
  }
  return renamed;
}

/**
 * An item that has the name of its template takes the new one too; one that the player named keeps its own.
 */
function renamedItem(item: InventoryItem, rename: Rename): InventoryItem {
  const template = rename('items', item.template);
  if (template === item.template) return item;
  return { ...item, template, name: item.name === item.template ? template : item.name };
}

function renamedCombat(state: CombatState, rename: Rename): CombatState {
  const performed = (names: readonly string[]) =>
    renamedNames(renamedNames(names, 'actions', rename), 'maneuvers', rename);
  return {
    ...state,
    statusEffects: renamedLevels(state.statusEffects, 'statusEffects', rename),
    currentRoundActions: performed(state.currentRoundActions),
    previousRoundActions: performed(state.previousRoundActions),
    combatActions: performed(state.combatActions),
    currentPhaseActions: performed(state.currentPhaseActions),
  };
}

const renamedEntry = (entry: ChangeHistoryEntry, rename: Rename): ChangeHistoryEntry =>
  entry.discriminator === 0
    ? { ...entry, item: renamedItem(entry.item, rename) }
    : { ...entry, combatState: renamedCombat(entry.combatState, rename) };

const renamedParked = (parked: ParkedBelongings, rename: Rename): ParkedBelongings => ({
  ...parked,
  items: parked.items.map((item) => renamedItem(item, rename)),
  talents: renamedNames(parked.talents, 'talents', rename),
  pinnacles: renamedNames(parked.pinnacles, 'talents', rename),
  upgrades: new Map(
    [...parked.upgrades].map(([name, below]) => [rename('talents', name), rename('talents', below)]),
  ),
});
