import { isJsonObject } from '../../lib/name-map.ts';
import { BAR_TABLE, BARS } from '../../rules/bars.ts';
import type { LoweredBar } from '../sheet/sheet.ts';
import type { SheetJson } from './migration.ts';

/** Something of an old sheet that its upgrade does not keep. */
export interface UpgradeDrop {
  readonly what: 'item' | 'species' | 'combat' | 'status effect' | 'history entry';
  readonly name: string;
  /** Milliseconds since 1970, of a history entry that has a date. */
  readonly at?: number;
}

const nameOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

const fieldOf = (value: unknown, field: string): unknown => (isJsonObject(value) ? value[field] : undefined);

const namesIn = (value: unknown): readonly string[] => (isJsonObject(value) ? Object.keys(value) : []);

/** The items of one sheet that are not in the other. */
function droppedItems({ inventory: items }: SheetJson, { inventory: kept }: SheetJson): UpgradeDrop[] {
  return namesIn(items)
    .filter((id) => fieldOf(kept, id) === undefined)
    .map((id) => {
      const item = fieldOf(items, id);
      return { what: 'item', name: nameOr(fieldOf(item, 'name'), nameOr(fieldOf(item, 'template'), id)) };
    });
}

function droppedCombat({ combatState: combat }: SheetJson, { combatState: kept }: SheetJson): UpgradeDrop[] {
  if (combat === kept) return [];
  const round = fieldOf(combat, 'round');
  const isRunning = typeof round === 'number' && round > 0;
  return [
    ...(isRunning ? [{ what: 'combat' as const, name: `round ${round}` }] : []),
    ...namesIn(fieldOf(combat, 'statusEffects')).map((name) => ({ what: 'status effect' as const, name })),
  ];
}

function droppedHistory({ changeHistory }: SheetJson, { changeHistory: after }: SheetJson): UpgradeDrop[] {
  const kept = new Set(Array.isArray(after) ? after : []);
  const entries: readonly unknown[] = Array.isArray(changeHistory) ? changeHistory : [];
  return entries
    .filter((entry) => !kept.has(entry))
    .map((entry) => {
      const kind = fieldOf(entry, 'discriminator');
      const at = fieldOf(entry, 'date');
      const name = nameOr(
        fieldOf(fieldOf(entry, 'item'), 'name'),
        nameOr(fieldOf(entry, 'name'), `of kind ${typeof kind === 'number' ? kind : 'unknown'}`),
      );
      return { what: 'history entry', name, ...(typeof at === 'number' ? { at } : {}) };
    });
}

/** The parts of a sheet that its upgrade drops, by name. */
export function upgradeDropsBetween(before: SheetJson, after: SheetJson): readonly UpgradeDrop[] {
  const { species } = before;
  const isSpeciesDropped = species !== undefined && species !== null && after.species === undefined;
  return [
    ...droppedItems(before, after),
    ...(isSpeciesDropped
      ? [{ what: 'species' as const, name: nameOr(species, JSON.stringify(species)) }]
      : []),
    ...droppedCombat(before, after),
    ...droppedHistory(before, after),
  ];
}

/** The bars that are lower in the sheet after its upgrade than before. */
export function barsLoweredBetween(before: SheetJson, after: SheetJson): readonly LoweredBar[] {
  return BARS.flatMap((bar) => {
    const [from, to] = [before[BAR_TABLE[bar].field], after[BAR_TABLE[bar].field]];
    return typeof from === 'number' && typeof to === 'number' && to < from ? [{ bar, from, to }] : [];
  });
}
