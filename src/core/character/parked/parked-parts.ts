import type { GameData } from '../../game-data/game-data.ts';
import { wordFor } from '../../game-data/words.ts';
import { groupBy } from '../../lib/group-by.ts';
import { BARS } from '../../rules/bars.ts';
import { calledItem } from '../items/items.ts';
import { DEFAULT_SHEET } from '../sheet/default-sheet.ts';
import type { EquipmentSlot, ParkedBelongings, Sheet } from '../sheet/sheet.ts';
import { loweredBy } from './lowered-bars.ts';
import {
  isNothingParked,
  parkedNowDefined,
  takeBack,
  upgradesOfParked,
  withoutSettled,
  withParked,
} from './parked.ts';

/** One parked belonging, with its slot where it had one. */
export interface ParkedPart {
  readonly what: 'item' | 'skill' | 'talent' | 'pinnacle' | 'slot' | 'bar';
  readonly name: string;
  /** Of a skill. */
  readonly level?: number;
  readonly slot?: EquipmentSlot;
  /** This belonging alone. */
  readonly belongings: ParkedBelongings;
}

const NOTHING = DEFAULT_SHEET.parked;

/**
 * The parked belongings of a sheet one by one, in the order of its fields.
 * Rule: docs/rules/loading-and-upgrade.md#parked-page.
 */
export function parkedParts(
  { parked, inventory }: Sheet,
  gameData?: Pick<GameData, 'play'>,
): readonly ParkedPart[] {
  const { items, skills, talents, pinnacles, equipped, bars } = parked;
  const owned = (what: 'talent' | 'pinnacle', field: 'talents' | 'pinnacles', names: readonly string[]) =>
    names.map((name): ParkedPart => ({ what, name, belongings: { ...NOTHING, [field]: [name] } }));
  const parkedIds = new Set(items.map(({ id }) => id));
  const slotsOf = groupBy(equipped, ({ id }) => id);
  return [
    ...items.map((item): ParkedPart => {
      const slots = slotsOf.get(item.id) ?? [];
      const slot = slots[0]?.slot;
      const belongings = { ...NOTHING, items: [item], equipped: slots };
      return { what: 'item', name: calledItem(item), ...(slot && { slot }), belongings };
    }),
    ...Array.from(skills, ([name, level]): ParkedPart => {
      const belongings = { ...NOTHING, skills: new Map([[name, level]]) };
      return { what: 'skill', name, level, belongings };
    }),
    ...owned('talent', 'talents', talents),
    ...owned('pinnacle', 'pinnacles', pinnacles),
    ...equipped
      .filter(({ id }) => !parkedIds.has(id))
      .map((one): ParkedPart => {
        const item = inventory.get(one.id);
        const name = item === undefined ? one.id : calledItem(item);
        return { what: 'slot', name, slot: one.slot, belongings: { ...NOTHING, equipped: [one] } };
      }),
    ...BARS.flatMap((bar): readonly ParkedPart[] => {
      const points = loweredBy(bars, bar);
      const belongings = { ...NOTHING, bars: bars.filter((one) => one.bar === bar) };
      return points > 0 ? [{ what: 'bar', name: `${points} ${wordFor(gameData, bar)}`, belongings }] : [];
    }),
  ];
}

/** The parked belongings without those of a part. */
function withoutPart(parked: ParkedBelongings, { belongings: part }: ParkedPart): ParkedBelongings {
  const bars = new Set(part.bars.map(({ bar }) => bar));
  return {
    items: parked.items.filter((item) => !part.items.includes(item)),
    skills: new Map([...parked.skills].filter(([skill]) => !part.skills.has(skill))),
    talents: parked.talents.filter((talent) => !part.talents.includes(talent)),
    pinnacles: parked.pinnacles.filter((talent) => !part.pinnacles.includes(talent)),
    equipped: parked.equipped.filter((one) => !part.equipped.includes(one)),
    bars: parked.bars.filter(({ bar }) => !bars.has(bar)),
    upgrades: parked.upgrades,
  };
}

/** Whether a part can be taken back now. Rule: docs/rules/loading-and-upgrade.md#taking-back. */
export function canTakeBackPart(
  sheet: Sheet,
  { belongings: parked }: ParkedPart,
  gameData: GameData,
): boolean {
  return !isNothingParked(parkedNowDefined({ ...sheet, parked }, gameData));
}

/**
 * Takes one part back, as `takeBack` takes all; the others stay parked.
 * Rule: docs/rules/loading-and-upgrade.md#taking-back.
 */
export function takeBackPart(sheet: Sheet, part: ParkedPart, gameData: GameData): Sheet {
  const taken = takeBack({ ...sheet, parked: part.belongings }, gameData);
  const parked = withParked(withoutPart(sheet.parked, part), taken.parked);
  return withoutSettled({ ...taken, parked }, gameData);
}

/** Drops one part for good. Rule: docs/rules/loading-and-upgrade.md#parked-page. */
export function letGoOf(sheet: Sheet, part: ParkedPart): Sheet {
  const parked = withoutPart(sheet.parked, part);
  return { ...sheet, parked: { ...parked, upgrades: upgradesOfParked(parked) } };
}
