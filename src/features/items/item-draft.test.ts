import { describe, expect, it } from 'vitest';
import { anItem, aPack, gameDataOf } from '../../testing/packs.ts';
import { countPieces, draftCost, filterTemplates } from './item-draft.ts';

const gameData = gameDataOf(
  aPack({
    items: [
      anItem('Rope', { discriminator: 'GENERIC', weight: 2, cost: 1 }),
      anItem('Anvil', { discriminator: 'GENERIC', weight: 13, cost: 5 }),
      anItem('Crown', { discriminator: 'ACCESSORY', weight: 0.1, cost: 90 }),
    ],
  }),
);
const names = (fields: object) =>
  filterTemplates([...gameData.items.values()], { text: '', kind: '', most: undefined, ...fields }).map(
    ({ name }) => name,
  );

describe('the list of templates', () => {
  it('is in the order of the names', () => {
    expect(names({})).toEqual(['Anvil', 'Crown', 'Rope']);
  });

  it('is narrowed by text, by kind, and by cost and weight', () => {
    expect(names({ text: ' RO' })).toEqual(['Crown', 'Rope']);
    expect(names({ kind: 'ACCESSORY' })).toEqual(['Crown']);
    expect(names({ most: { cost: 5, weight: 2 } })).toEqual(['Rope']);
    expect(names({ most: { cost: 0, weight: 20 } })).toEqual([]);
  });
});

describe('a draft of items', () => {
  it('counts the pieces of each template and adds up their costs', () => {
    const draft = ['Rope', 'Crown', 'Rope', 'Gone'];
    expect([...countPieces(draft)]).toEqual([
      ['Rope', 2],
      ['Crown', 1],
      ['Gone', 1],
    ]);
    expect(draftCost(draft, gameData)).toBe(92);
  });
});
