import { describe, expect, it } from 'vitest';
import { anItem, aPack, gameDataOf } from '../../../testing/packs.ts';
import { aCustomItem, anInventoryItem, aSheet, inventoryOf, SMALL_GAME } from '../../../testing/sheets.ts';
import {
  addableTemplates,
  addDraftedItems,
  checkItemDraft,
  checkTemplates,
  draftedItems,
  stackOfTemplate,
} from './add-items.ts';
import { itemId } from './item-id.ts';
import { checkItemWeight } from './items.ts';

describe('the templates to add from', () => {
  it('are all but the generic one', () => {
    expect(addableTemplates(SMALL_GAME).map(({ name }) => name)).toEqual([
      'Sword',
      'Dagger',
      'Mail',
      'Ring',
      'Amulet',
      'Arrow',
    ]);
    expect(checkTemplates(SMALL_GAME)).toBeUndefined();
  });

  it('may be missing', () => {
    expect(checkTemplates(gameDataOf(aPack()))).toBe('No items were found, indicating a GameData issue.');
  });
});

describe('a stack', () => {
  const arrows = anInventoryItem('Arrow', { id: 'arrows', quantity: 2 });
  const renamed = anInventoryItem('Arrow', { id: 'lucky', name: 'Lucky arrows' });
  const flavored = anInventoryItem('Arrow', { id: 'old', flavor: 'Old.' });

  it('takes further pieces, and the first of two does', () => {
    const sheet = aSheet({ inventory: inventoryOf(renamed, flavored, arrows, { ...arrows, id: 'more' }) });
    expect(stackOfTemplate(sheet, 'Arrow', SMALL_GAME)).toBe(arrows);
    expect([
      ...addDraftedItems(sheet, ['Arrow', 'Sword', 'Arrow'], 7, SMALL_GAME).inventory.values(),
    ]).toEqual([
      renamed,
      flavored,
      { ...arrows, quantity: 4 },
      { ...arrows, id: 'more' },
      { id: itemId('Sword', 1, 7), name: 'Sword', flavor: '', quantity: 1, template: 'Sword' },
    ]);
  });

  it('of another name, with a flavor, or of what does not stack takes none', () => {
    const sheet = aSheet({ inventory: inventoryOf(renamed, flavored, anInventoryItem('Sword')) });
    expect(stackOfTemplate(sheet, 'Arrow', SMALL_GAME)).toBeUndefined();
    expect(stackOfTemplate(sheet, 'Sword', SMALL_GAME)).toBeUndefined();
    expect(addDraftedItems(sheet, ['Arrow'], 7, SMALL_GAME).inventory.size).toBe(4);
  });
});

describe('a draft of items', () => {
  it('has an item for each piece, and one for all of a stackable template', () => {
    const draft = ['Arrow', 'Sword', 'Arrow', 'Spaceship', 'Generic', 'Sword', 'Arrow'];
    expect(draftedItems(draft, 7, SMALL_GAME)).toEqual([
      { id: itemId('Arrow', 0, 7), name: 'Arrow', flavor: '', quantity: 3, template: 'Arrow' },
      { id: itemId('Sword', 1, 7), name: 'Sword', flavor: '', quantity: 1, template: 'Sword' },
      { id: itemId('Sword', 3, 7), name: 'Sword', flavor: '', quantity: 1, template: 'Sword' },
    ]);
  });

  const laden = aSheet({ inventory: inventoryOf(aCustomItem('Anvil', { weight: 13.9 })) });

  it('fits up to the limit', () => {
    expect(checkItemDraft(laden, ['Sword', 'Sword', 'Ring'], SMALL_GAME)).toBeUndefined();
    expect(checkItemDraft(laden, ['Sword', 'Sword', 'Arrow'], SMALL_GAME)).toBe(
      'Adding these item(s) puts your weight at 20.1, above your limit of 20. Please make adjustments in your selection / inventory to add more items.',
    );
    const strong = { ...laden, talents: ['Strong Back'] };
    expect(checkItemDraft(strong, ['Mail', 'Sword'], SMALL_GAME)).toBe(
      'Adding these item(s) puts your weight at 24.9, above your limit of 22.5. Please make adjustments in your selection / inventory to add more items.',
    );
  });

  it('is weighed together with the inventory, and rounded once', () => {
    const gameData = gameDataOf(
      aPack({ constants: { BASE_ENCUMBRANCE: 0.5 }, items: [anItem('Pin', { weight: 0.25 })] }),
    );
    const carrying = aSheet({ inventory: inventoryOf(anInventoryItem('Pin')) });
    expect(checkItemDraft(carrying, ['Pin'], gameData)).toBeUndefined();
    expect(checkItemWeight(anInventoryItem('Pin'), carrying, gameData)).toBeUndefined();
  });

  it('is added after the items of the inventory', () => {
    const added = addDraftedItems(laden, ['Ring', 'Sword'], 7, SMALL_GAME);
    expect([...added.inventory.values()].map(({ name }) => name)).toEqual(['Anvil', 'Ring', 'Sword']);
    expect(added.inventory.get(itemId('Ring', 0, 7))?.name).toBe('Ring');
    expect({ ...added, inventory: laden.inventory }).toEqual(laden);
  });

  it('is there twice if it is added twice at one time', () => {
    const once = addDraftedItems(aSheet(), ['Ring'], 7, SMALL_GAME);
    expect(addDraftedItems(once, ['Ring'], 7, SMALL_GAME).inventory.size).toBe(2);
  });

  it('that is too heavy, or empty, leaves the sheet unchanged', () => {
    expect(addDraftedItems(laden, ['Mail'], 7, SMALL_GAME)).toBe(laden);
    expect(addDraftedItems(laden, [], 7, SMALL_GAME)).toBe(laden);
    const heavier = aSheet({ inventory: inventoryOf(anInventoryItem('Mail', { quantity: 99 })) });
    expect(addDraftedItems(heavier, [], 7, SMALL_GAME)).toBe(heavier);
    expect(checkItemDraft(heavier, ['Spaceship'], SMALL_GAME)).toBe('Please add an item.');
  });
});
