import { it as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { aPack, aTalent, gameDataOf } from '../../testing/packs.ts';
import { aCustomItem, anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';
import { talentNeeds } from '../game-data/checks/talent-needs.ts';
import type { GameData } from '../game-data/game-data.ts';
import { derive } from './derive.ts';
import { withItems } from './items/item-id.ts';
import { parkedNowDefined, takeBack } from './parked/parked.ts';
import { parkedNames } from './parked/parked-names.ts';
import { DEFAULT_SHEET } from './sheet/default-sheet.ts';
import type { InventoryItem } from './sheet/sheet.ts';
import { talentsSuperseded } from './talents/superseded-talents.ts';
import { nearestBelow, talentsBelow, unpaidCost, unpaidCosts } from './talents/talent-cost.ts';
import { talentChoices } from './talents/talent-draft.ts';
import { validateSheet } from './validate.ts';

const COUNT = 2000;

/** More steps for each entry than any walk takes that is linear, and far fewer than a quadratic one. */
const STEPS_EACH = 60;

const numbered = <Value>(make: (index: number) => Value): readonly Value[] =>
  Array.from({ length: COUNT }, (_, index) => make(index));

/** Game data that count how often a talent is looked up. */
function counted(gameData: GameData): { gameData: GameData; lookups: () => number } {
  let lookups = 0;
  class CountedMap<Value> extends Map<string, Value> {
    override get(key: string): Value | undefined {
      lookups += 1;
      return super.get(key);
    }
  }
  return { gameData: { ...gameData, talents: new CountedMap(gameData.talents) }, lookups: () => lookups };
}

const names = numbered((index) => `T${index}`);
const chain = gameDataOf(
  aPack({
    constants: { TALENT_MINOR_COST: 1 },
    talents: numbered((index) => aTalent(`T${index}`, index === 0 ? {} : { upgrades: `T${index - 1}` })),
  }),
);
const owner = aSheet({ talents: names, pinnacles: [], parked: DEFAULT_SHEET.parked });

describe('a chain of upgrades is walked once', () => {
  it.each<[what: string, walk: (gameData: GameData) => unknown]>([
    ['for what is superseded', (gameData) => talentsSuperseded(names, gameData)],
    ['to derive an owner of all of it', (gameData) => derive(owner, gameData)],
    ['to validate an owner of all of it', (gameData) => validateSheet(owner, gameData)],
    ['to choose from all of it', (gameData) => talentChoices(aSheet({ talents: [] }), [], gameData)],
    ['to replace what new game data lack', (gameData) => validateSheet(owner, gameDataOf(), gameData)],
    [
      'to take parked talents back',
      (gameData) =>
        takeBack({ ...owner, talents: [], parked: { ...DEFAULT_SHEET.parked, talents: names } }, gameData),
    ],
  ])('%s', (_what, walk) => {
    const { gameData, lookups } = counted(chain);
    walk(gameData);
    expect(lookups()).toBeLessThan(COUNT * STEPS_EACH);
  });
});

describe('talents in any graph of upgrades', () => {
  const size = 8;
  const graphs = fc
    .array(fc.option(fc.nat(size), { nil: undefined }), { minLength: size, maxLength: size })
    .map((upgrades) =>
      gameDataOf(
        aPack({
          constants: { TALENT_MINOR_COST: 1, TALENT_MODERATE_COST: 10 },
          talents: upgrades.map((below, index) =>
            aTalent(`T${index}`, {
              tier: index % 2 === 0 ? 'MINOR' : 'MODERATE',
              ...(below === undefined ? {} : { upgrades: `T${below}` }),
            }),
          ),
        }),
      ),
    );
  const lists = fc.array(fc.nat(size + 1).map((index) => `T${index}`));

  property.prop([graphs, lists])('are superseded by the last upgrade above them', (gameData, list) => {
    const listed = new Set(list);
    const superseded = new Map<string, string>();
    for (const name of listed) {
      if (superseded.has(name)) continue;
      for (const below of talentsBelow(name, gameData)) if (listed.has(below)) superseded.set(below, name);
    }
    expect(talentsSuperseded(list, gameData)).toEqual(superseded);
  });

  property.prop([graphs, lists, lists])('cost what is unpaid below them', (gameData, list, owned) => {
    const paid = new Set(owned.flatMap((name) => [name, ...talentsBelow(name, gameData)]));
    const costOf = unpaidCosts(paid, gameData);
    for (const name of list) expect(costOf(name)).toBe(unpaidCost(name, paid, gameData).total);
  });

  property.prop([graphs, lists, lists])('find the nearest wanted one below', (gameData, list, wanted) => {
    const isWanted = (name: string) => wanted.includes(name);
    const nearest = nearestBelow((name) => gameData.talents.get(name)?.upgrades, isWanted);
    for (const name of list) {
      if (!isWanted(name)) expect(nearest(name)).toBe(talentsBelow(name, gameData).find(isWanted));
    }
  });
});

describe('a list of items is walked once', () => {
  /** Items that count how often their id is read. */
  function countedItems(make: (index: number) => InventoryItem) {
    let reads = 0;
    const items = numbered((index): InventoryItem => {
      const item = make(index);
      return Object.defineProperty({ ...item }, 'id', {
        enumerable: true,
        get() {
          reads += 1;
          return item.id;
        },
      });
    });
    return { items, reads: () => reads };
  }
  const inSlot = (index: number) => ({ id: `i${index}`, slot: { kind: 'accessory' as const, index } });

  it('of parked items, to offer them, to name them and to take them back', () => {
    const { items, reads } = countedItems((index) => aCustomItem(`N${index}`, { id: `i${index}` }));
    const sheet = aSheet({ parked: { ...DEFAULT_SHEET.parked, items, equipped: numbered(inSlot) } });
    expect(parkedNowDefined(sheet, chain).items).toHaveLength(COUNT);
    expect(parkedNames(sheet.parked, sheet).belongings).toHaveLength(COUNT);
    expect(takeBack(sheet, chain).inventory.size).toBe(sheet.inventory.size + COUNT);
    expect(reads()).toBeLessThan(COUNT * STEPS_EACH);
  });

  it('of items with one id, which get further numbers', () => {
    const lookups = vi.spyOn(Map.prototype, 'has');
    const taken = withItems(
      new Map(),
      numbered(() => aCustomItem('Rope', { id: 'rope' })),
    );
    const count = lookups.mock.calls.length;
    lookups.mockRestore();
    expect([...taken.keys()].slice(0, 3)).toEqual(['rope', 'rope-2', 'rope-3']);
    expect(taken.size).toBe(COUNT);
    expect(count).toBeLessThan(COUNT * 3);
  });

  it('of equipment, when the game data define none of it', () => {
    const items = numbered((index) => anInventoryItem('Nowhere', { id: `i${index}` }));
    const { weapon, armor } = DEFAULT_SHEET.equipment;
    let reads = 0;
    const sheet = aSheet({
      inventory: inventoryOf(...items),
      equipment: {
        weapon,
        armor,
        get accessories() {
          reads += 1;
          return items.map(({ id }) => id);
        },
      },
    });
    expect(validateSheet(sheet, chain).dropped.length).toBeGreaterThanOrEqual(COUNT);
    expect(reads).toBeLessThan(COUNT * STEPS_EACH);
  });
});

describe('the checker', () => {
  it('finds each of many circles of talents by looking at each talent a few times', () => {
    const pack = aPack({ talents: names.map((name) => aTalent(name, { prerequisites: [name] })) });
    let reads = 0;
    const talents = pack.talents.map((talent) =>
      Object.defineProperty({ ...talent }, 'name', {
        enumerable: true,
        get() {
          reads += 1;
          return talent.name;
        },
      }),
    );
    const checked = { ...pack, talents };
    const found = [
      ...talentNeeds({ json: {}, pack: checked, gameData: gameDataOf(checked), standsAlone: true }),
    ];
    expect(found).toHaveLength(COUNT);
    expect(reads).toBeLessThan(COUNT * STEPS_EACH);
  });
});
