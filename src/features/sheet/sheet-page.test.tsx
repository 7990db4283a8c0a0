import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { openSheet, tileTitled } from '../../testing/open-sheet.tsx';
import { aCustomItem, anInventoryItem, inventoryOf } from '../../testing/sheets.ts';
import { TILES } from './tiles/index.tsx';

const SWORD = anInventoryItem('Sword', { name: 'Old Faithful' });
const MAIL = anInventoryItem('Mail');
const ARROWS = anInventoryItem('Arrow', { name: 'Arrows', quantity: 10 });

describe('the skills', () => {
  it('are listed by group, with their level and explained dice', async () => {
    await openSheet({
      skills: new Map([
        ['Lore', 1],
        ['Blades', 2],
        ['Bows', 1],
      ]),
    });
    const headings = tileTitled('Skills').getByRole('heading', { level: 3 });
    await expect.element(headings.nth(0)).toHaveTextContent('Iron Skills');
    await expect.element(headings.nth(1)).toHaveTextContent('Other Skills');
    await tileTitled('Skills').getByRole('button', { name: 'Dice of Blades: 3d6' }).click();
    const explained = page.getByRole('dialog', { name: 'Dice of Blades' });
    await expect.element(explained).toHaveTextContent('Blades2d6');
    await expect.element(explained).toHaveTextContent('Quick Draw+1d6');
  });
});

describe('the inventory', () => {
  it('shows the weight of a stack as a product', async () => {
    await openSheet({ inventory: inventoryOf(SWORD, ARROWS) });
    const rows = tileTitled('Inventory').getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent(/Weight 3$/);
    await expect.element(rows.nth(1)).toHaveTextContent(/Weight 2 = 10 × 0.2$/);
  });

  it('edits the quantity of stackable items only, and refuses one that is too heavy in place', async () => {
    const { sheet } = await openSheet({ inventory: inventoryOf(SWORD, ARROWS) });
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Arrows' });
    await expect
      .element(page.getByRole('spinbutton', { name: 'Quantity of Old Faithful' }))
      .not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Increase Quantity of Arrows' }).click();
    expect(sheet().inventory.get('arrow')?.quantity).toBe(11);
    await expect.element(page.getByRole('button', { name: 'Weight: 5.2' })).toBeVisible();

    await quantity.fill('1000');
    await expect.element(tileTitled('Inventory')).toHaveTextContent('That would be above your limit of 20.');
    expect(sheet().inventory.get('arrow')?.quantity).toBe(11);
    await quantity.fill('4');
    expect(sheet().inventory.get('arrow')?.quantity).toBe(4);
    await quantity.fill('4000');
    expect(sheet().inventory.get('arrow')?.quantity).toBe(11);
    await quantity.fill('plenty');
    expect(sheet().inventory.get('arrow')?.quantity).toBe(11);
    await page.getByRole('heading', { name: 'Notes' }).click();
    await expect.element(quantity).toHaveValue('11');
  });

  it('deletes an item after one question that names it, and undo returns it', async () => {
    const { sheet } = await openSheet({
      inventory: inventoryOf(SWORD, aCustomItem('Rope', { weight: 1.5 })),
      equipment: { weapon: 'sword', armor: '', accessories: [] },
    });
    await page.getByRole('button', { name: 'Delete Old Faithful' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Old Faithful?' });
    await dialog.getByRole('button', { name: 'No' }).click();
    expect(sheet().inventory.has('sword')).toBe(true);
    await page.getByRole('button', { name: 'Delete Old Faithful' }).click();
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect.element(page.getByRole('button', { name: 'Delete Old Faithful' })).not.toBeInTheDocument();
    expect(sheet().equipment.weapon).toBe('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByRole('button', { name: 'Delete Old Faithful' })).toBeVisible();
    expect(sheet().equipment.weapon).toBe('sword');
  });

  it('marks an item that the game data do not define', async () => {
    await openSheet({ inventory: inventoryOf(anInventoryItem('Moon Blade')) });
    await expect.element(tileTitled('Inventory')).toHaveTextContent('No corresponding item found.');
  });
});

describe('a bar', () => {
  it('opens a pad that takes the soak of a damage type off', async () => {
    const { sheet, loaded } = await openSheet({
      inventory: inventoryOf(SWORD, MAIL),
      equipment: { weapon: '', armor: 'mail', accessories: [] },
    });
    const before = sheet().health;
    await page.getByRole('button', { name: 'Change Health' }).click();
    await page.getByRole('radio', { name: 'Iron −2' }).click({ force: true });
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}7');
    const pad = page.getByRole('dialog', { name: 'Health' });
    await expect.element(pad).toHaveTextContent('7 − 2 = 5');
    await pad.getByRole('button', { name: 'Damage 5' }).click();
    expect(sheet().health).toBe(before - 5);
    expect(loaded.store.getState().undoable).toHaveLength(1);
  });

  it('without hits has a pad without damage types', async () => {
    await openSheet();
    await page.getByRole('button', { name: 'Change Energy' }).click();
    const pad = page.getByRole('dialog', { name: 'Energy' });
    await expect.element(pad.getByRole('button', { name: 'Lose', exact: true })).toBeVisible();
    await expect.element(pad.getByRole('radio')).not.toBeInTheDocument();
  });
});

describe('the potential', () => {
  it('explains the pinnacles reached and those taken', async () => {
    await openSheet({ potential: 45, pinnacles: ['Legend'] });
    await tileTitled('Potential').getByRole('button', { name: 'Pinnacles taken: 1' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Pinnacles taken' })).toHaveTextContent('Legend1');
    await userEvent.keyboard('{Escape}');
    await tileTitled('Potential')
      .getByRole('button', { name: /^Pinnacles reached: / })
      .click();
    await expect
      .element(page.getByRole('dialog', { name: 'Pinnacles reached' }))
      .toHaveTextContent('Potential');
  });
});

describe('the talents', () => {
  it('show tier, text and origin, the rarest first, and mark undefined ones', async () => {
    await openSheet({
      skills: new Map([['Blades', 2]]),
      talents: ['Parry'],
      pinnacles: ['Legend'],
      inventory: inventoryOf(SWORD),
      equipment: { weapon: 'sword', armor: '', accessories: [] },
    });
    const talents = tileTitled('Talents').getByRole('listitem');
    await expect.element(talents.nth(0)).toHaveTextContent('LegendPinnacle');
    await expect.element(talents.nth(1)).toHaveTextContent('ParryMinor');
    await expect
      .element(talents.nth(2))
      .toHaveTextContent('Quick DrawCore from Blades+1 Dice PoolOut before the word is.');
    await expect.element(talents.nth(3)).toHaveTextContent('Nowhere from Old FaithfulUndefined Talent');
  });
});

describe('the equipment', () => {
  it('offers fitting items, whose modifiers apply immediately', async () => {
    const { sheet } = await openSheet({ inventory: inventoryOf(SWORD, MAIL), energy: 7 });
    const weapon = page.getByRole('combobox', { name: 'Weapon' });
    await expect.element(weapon).toHaveTextContent('NoneOld Faithful');
    await weapon.selectOptions('Old Faithful');
    expect(sheet().equipment.weapon).toBe('sword');
    await expect.element(page.getByRole('combobox', { name: 'Accessory 2' })).toHaveTextContent('None');
    await page.getByRole('combobox', { name: 'Armor' }).selectOptions('Mail');
    await expect.element(page.getByRole('button', { name: 'Maximum Energy: 1' })).toBeVisible();
    await expect.element(page.getByRole('spinbutton', { name: 'Energy' })).toHaveValue('1');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Energy' }))
      .toHaveTextContent('Maximum Energy is 1, and Energy fell from 7 to 1.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByRole('spinbutton', { name: 'Energy' })).toHaveValue('7');
  });
});

describe('the tiles', () => {
  it('link to the screens where more can be changed', async () => {
    await openSheet();
    for (const [name, address] of [
      ['Combat', '/character/id/aria/combat'],
      ['Edit skills', '/character/id/aria/skills'],
      ['Add items', '/character/id/aria/items/add'],
      ['Add talents', '/character/id/aria/talents/add'],
      ['Manage talents', '/character/id/aria/talents/manage'],
    ] as const) {
      await expect
        .element(page.getByRole('main').getByRole('link', { name }))
        .toHaveAttribute('href', address);
    }
  });

  it('fit five hundred names of forty letters without overflow or errors', async () => {
    const word = 'Supercalifragilisticexpialidocioussuperb';
    const many = Array.from({ length: 500 }, (_, index) =>
      aCustomItem(`${word}${index}`, { id: `item${index}`, flavor: word, quantity: 99_999, weight: 0.1 }),
    );
    const { sheet } = await openSheet({
      name: 'Aria',
      inventory: inventoryOf(...many),
      currency: Number.MAX_SAFE_INTEGER,
      potential: Number.MAX_SAFE_INTEGER,
      notes: word.repeat(2400),
    });
    const contents = [...document.querySelectorAll('[data-tile-content]')];
    expect(contents).toHaveLength(TILES.length);
    for (const content of contents) {
      expect(content.scrollWidth).toBeLessThanOrEqual(content.parentElement?.clientWidth ?? 0);
    }
    // Only the items in view are rendered.
    expect(tileTitled('Inventory').getByRole('listitem').elements().length).toBeLessThan(60);
    expect(sheet().inventory.size).toBe(500);
  });
});

describe('the notes', () => {
  it('record each visit as a separate undo step', async () => {
    const { sheet, loaded } = await openSheet({ notes: '' });
    const field = page.getByRole('textbox', { name: 'Notes' }).element() as HTMLTextAreaElement;
    // Events instead of the keyboard, whose focus another page can take in the middle of a visit.
    const write = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const leave = () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    write('O');
    write('One');
    leave();
    write('OneT');
    write('OneTwo');
    expect(sheet().notes).toBe('OneTwo');
    await loaded.undo();
    expect(sheet().notes).toBe('One');
    // Typing after an undo begins a new step.
    write('OneS');
    write('OneSix');
    await loaded.undo();
    expect(sheet().notes).toBe('One');
    // So does typing after the text was changed and changed back.
    write('One7');
    write('One');
    write('One8');
    await loaded.undo();
    expect(sheet().notes).toBe('One');
    await loaded.undo();
    expect(sheet().notes).toBe('');
    expect(loaded.store.getState().undoable).toEqual([]);
  });
});

describe('the tiles and their controls', () => {
  it('have at most 25 tab stops, and arrow keys inside a tile', async () => {
    await openSheet({
      combatState: { ...COMBAT_NOT_STARTED, round: 1, statusEffects: new Map([['Bleeding', 2]]) },
      inventory: inventoryOf(SWORD, ARROWS, MAIL),
      skills: new Map([
        ['Blades', 2],
        ['Bows', 1],
        ['Lore', 1],
      ]),
    });
    const controls = 'a[href], button, input, select, textarea, [tabindex]';
    const stops = () =>
      [...(document.querySelector('main')?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
        (control) => control.tabIndex >= 0 && control.checkVisibility(),
      ).length;
    await expect.poll(stops).toBeLessThanOrEqual(25);
    page.getByRole('spinbutton', { name: 'Health' }).element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: 'Decrease Health' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(page.getByRole('button', { name: 'Change Health' })).toHaveFocus();
  });

  it('move on from a closed select box by Left and Right', async () => {
    await openSheet({ inventory: inventoryOf(SWORD, MAIL) });
    const weapon = page.getByRole('combobox', { name: 'Weapon' });
    weapon.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('combobox', { name: 'Armor' })).toHaveFocus();
    expect(weapon.element()).toHaveProperty('tabIndex', -1);
  });
});

describe('a step of a resource', () => {
  it('renders its own tile only', async () => {
    await openSheet({ inventory: inventoryOf(SWORD, ARROWS), skills: new Map([['Blades', 2]]) });
    const changed = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        changed.add(element?.closest<HTMLElement>('[data-tile]')?.dataset.tile ?? 'elsewhere');
      }
    });
    const grid = document.querySelector('[data-settled]');
    if (grid)
      observer.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
    await page.getByRole('button', { name: 'Decrease Health' }).click();
    await expect.element(page.getByRole('spinbutton', { name: 'Health' })).toHaveValue('11');
    observer.disconnect();
    expect([...changed]).toEqual(['health']);
  });
});
