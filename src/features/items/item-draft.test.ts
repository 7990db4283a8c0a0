import { describe, expect, it } from 'vitest';
import { anItem, aPack, gameDataOf } from '../../testing/packs.ts';
import { countPieces, filterTemplates, type ItemFilter, readBound } from './item-draft.ts';

const gameData = gameDataOf(
  aPack({
    items: [
      anItem('Rope', { discriminator: 'GENERIC', weight: 2, cost: 1 }),
      anItem('Anvil', { discriminator: 'GENERIC', weight: 13, cost: 5 }),
      anItem('Crown', { discriminator: 'ACCESSORY', weight: 0.1, cost: 90 }),
    ],
  }),
);
const NO_FILTER: ItemFilter = {
  text: '',
  kind: '',
  cost: undefined,
  weight: undefined,
  left: undefined,
  order: 'name',
};

const names = (fields: Partial<ItemFilter>) =>
  filterTemplates([...gameData.items.values()], { ...NO_FILTER, ...fields }).map(({ name }) => name);

describe('the list of templates', () => {
  it('is in the order of the names, the prices, the weights or the kinds', () => {
    expect(names({})).toEqual(['Anvil', 'Crown', 'Rope']);
    expect(names({ order: 'price' })).toEqual(['Rope', 'Anvil', 'Crown']);
    expect(names({ order: 'weight' })).toEqual(['Crown', 'Rope', 'Anvil']);
    expect(names({ order: 'kind' })).toEqual(['Anvil', 'Rope', 'Crown']);
  });

  it('is narrowed by text, by kind, and by what is left of currency and capacity', () => {
    expect(names({ text: ' RO' })).toEqual(['Crown', 'Rope']);
    expect(names({ kind: 'ACCESSORY' })).toEqual(['Crown']);
    expect(names({ left: { cost: 5, weight: 2 } })).toEqual(['Rope']);
    expect(names({ left: { cost: 0, weight: 20 } })).toEqual([]);
  });

  it('is narrowed by a price and a weight', () => {
    expect(names({ cost: 5 })).toEqual(['Anvil', 'Rope']);
    expect(names({ weight: 2 })).toEqual(['Crown', 'Rope']);
    expect(names({ cost: 5, weight: 2, left: { cost: 90, weight: 90 } })).toEqual(['Rope']);
  });
});

describe('a typed bound', () => {
  it('is a number of at least 0', () => {
    expect([' 5 ', '0,5', '0.5', '0'].map(readBound)).toEqual([5, 0.5, 0.5, 0]);
    expect(['', '-1', '1e9', '5 apples', '9'.repeat(13)].map(readBound)).toEqual(Array(5).fill(undefined));
  });
});

describe('a draft of items', () => {
  it('counts the pieces of each template', () => {
    expect([...countPieces(['Rope', 'Crown', 'Rope', 'Gone'])]).toEqual([
      ['Rope', 2],
      ['Crown', 1],
      ['Gone', 1],
    ]);
  });
});
