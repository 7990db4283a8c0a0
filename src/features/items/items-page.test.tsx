import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ItemsTab } from '../../app/paths.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { noticeTexts } from '../../testing/notices.ts';
import { anItem, aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aCustomItem, anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';

const PACK = aPackJson({
  name: 'Small Game',
  version: 3,
  constants: CONSTANTS,
  items: [
    anItem('Generic', { discriminator: 'GENERIC', stackable: true, weight: 0, cost: 0 }),
    anItem('Flail', { weight: 3 }),
    anItem('Potion', { discriminator: 'CONSUMABLE', stackable: true, weight: 0.5, cost: 4 }),
  ],
});

async function openItems(tab: ItemsTab, fields: Partial<Sheet> = {}, more: Record<string, unknown> = {}) {
  const { game, router, screen } = await renderApp({
    url: `/character/id/aria/items/${tab}`,
    baseGameData: { ...PACK, ...more },
    prepare: (prepared) => prepared.loaded.load(aSheet({ skills: new Map(), ...fields })),
  });
  await expect.element(screen.getByRole('tabpanel')).toBeVisible();
  const { loaded } = game;
  return {
    loaded,
    router,
    screen,
    panel: screen.getByRole('tabpanel'),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    field: (name: string) => screen.getByRole('spinbutton', { name, exact: true }),
    messages: () => noticeTexts(game),
    inventory: () => [...(loaded.store.getState().character?.sheet.inventory.values() ?? [])],
  };
}

const FILE = new File(
  [JSON.stringify({ id: 'x', name: 'Relic', flavor: '', quantity: 1, template: 'Flail' })],
  'relic.json',
);

it('an item that cannot be added because of another tab stays in the draft, without a success message', async () => {
  const { loaded, screen, panel, button, messages, inventory } = await openItems('add');
  const refused = [expect.stringContaining('Nothing was changed.')];
  await button('Add Flail').click();
  loaded.store.setState({ isElsewhere: true });
  await button('Submit').click();
  expect(messages()).toEqual(refused);
  await expect.element(panel.getByRole('list', { name: 'Chosen items' })).toHaveTextContent('Flail');

  await screen.getByRole('tab', { name: 'Generic' }).click();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('Rope');
  await button('Add Item').click();
  expect(messages()).toEqual(refused);
  await expect.element(name).toHaveValue('Rope');

  await screen.getByRole('tab', { name: 'Upload' }).click();
  await screen.getByLabelText('Upload Item').upload(FILE);
  await button('Add Item').click();
  expect(messages()).toEqual(refused);
  await expect.element(panel.getByRole('article', { name: 'Relic' })).toBeVisible();
  expect(inventory()).toEqual([]);
});

const OVERLOADED = { inventory: inventoryOf(aCustomItem('Anvil', { weight: 99 })) };

it('an overloaded character gets the error only after an item is chosen', async () => {
  const { panel, button } = await openItems('add', OVERLOADED);
  await expect.element(button('Submit')).toHaveAccessibleDescription('Please add an item.');
  await expect.element(button('Submit')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument();
  await button('Add Flail').click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent('puts your weight at 102');
  await expect.element(button('Submit')).toHaveAccessibleDescription(/puts your weight at 102/);
});

it('refuses a custom item without weight to an overloaded character', async () => {
  const { screen, panel, button, inventory } = await openItems('generic', OVERLOADED);
  await screen.getByRole('textbox', { name: 'Name' }).fill('Song');
  await button('Add Item').click();
  await expect
    .element(panel.getByRole('alert'))
    .toHaveTextContent('This item would make you over-encumbered.');
  expect(inventory().map(({ name }) => name)).toEqual(['Anvil']);
});

it('an invalid field of a custom item shows its error and gets the focus', async () => {
  const { loaded, screen, panel, button, field } = await openItems('generic');
  await button('Add Item').click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent('You must enter a name.');
  const name = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('You must enter a name.');

  await name.fill('Rope');
  await field('Weight').fill('150');
  loaded.change('Add Anvil', (sheet) => ({ ...sheet, ...OVERLOADED }));
  await button('Add Item').click();
  await expect
    .element(panel.getByRole('alert'))
    .toHaveTextContent('This item would make you over-encumbered.');
  await expect.element(field('Weight')).toBeInvalid();
  await expect.element(field('Weight')).toHaveFocus();
  await expect.element(name).toBeValid();
});

it('a double click adds a custom item once, without an error', async () => {
  const { screen, panel, button, inventory } = await openItems('generic');
  await screen.getByRole('textbox', { name: 'Name' }).fill('Rope');
  await button('Add Item').dblClick();
  await expect.element(screen.getByText('Rope added.')).toBeVisible();
  expect(inventory().map(({ name }) => name)).toEqual(['Rope']);
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument();
  await button('Add Item').click();
  await expect.element(panel.getByRole('alert')).toHaveTextContent('You must enter a name.');
});

it('the largest weight of a custom item explains its parts', async () => {
  const inventoryOfRope = { inventory: inventoryOf(aCustomItem('Rope', { weight: 1.5 })) };
  const { screen, button } = await openItems('generic', inventoryOfRope);
  await button('Largest weight: 18.5').click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Largest weight' }))
    .toHaveTextContent('Encumbrance20Weight−1.5Total18.5');
});

it('for an overloaded character the largest weight is 0', async () => {
  const { screen, button } = await openItems('generic', OVERLOADED);
  await button('Largest weight: 0').click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Largest weight' }))
    .toHaveTextContent('Encumbrance20Weight−99At least 0+79Total0');
});

it('a cost is capped at the largest number', async () => {
  const { field } = await openItems('generic');
  await field('Cost').fill('99999999999999999999');
  await expect.element(field('Cost')).toHaveAttribute('aria-valuenow', '1000000000000');
});

it('takes a custom item whose name has 200 emoji, and no more', async () => {
  const { screen, button, inventory } = await openItems('generic');
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('🦊'.repeat(201));
  await button('Add Item').click();
  await expect.element(screen.getByText('You cannot use more than 200 characters in a name.')).toBeVisible();
  await name.fill('🦊'.repeat(200));
  await button('Add Item').click();
  await expect.poll(() => inventory().map((item) => item.name)).toContain('🦊'.repeat(200));
});

it('the draft of each tab remains when another tab is shown', async () => {
  const { screen, panel, button, field } = await openItems('add');
  const tab = (name: string) => screen.getByRole('tab', { name, exact: true }).click();
  await button('Add Flail').click();
  await tab('Generic');
  await screen.getByRole('textbox', { name: 'Name' }).fill('Rope');
  await field('Weight').fill('15');
  await tab('Upload');
  await screen.getByLabelText('Upload Item').upload(FILE);
  await expect.element(panel.getByRole('article', { name: 'Relic' })).toBeVisible();
  await tab('Add');
  await expect.element(panel.getByRole('list', { name: 'Chosen items' })).toHaveTextContent('Flail');
  await tab('Generic');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Rope');
  await expect.element(field('Weight')).toHaveValue('15');
  await tab('Upload');
  await button('Add Item').click();
  await expect.element(screen.getByText('Relic added.')).toBeVisible();
});

it('what is begun is there again after another screen, without templates that are gone', async () => {
  const { screen, button, router, loaded } = await openItems('add');
  await button('Add Flail').click();
  await screen.getByRole('tab', { name: 'Generic' }).click();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Rope');
  await screen.getByRole('tab', { name: 'Upload' }).click();
  await screen.getByLabelText('Upload Item').upload(FILE);
  await expect.element(screen.getByText('Relic')).toBeVisible();
  await router.navigate('/settings');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  loaded.updateDrafts({ items: [...loaded.store.getState().drafts.items, 'Spaceship'] });
  await router.navigate('/character/id/aria/items/upload');
  await expect.element(screen.getByText('Relic')).toBeVisible();
  await screen.getByRole('tab', { name: 'Generic' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Rope');
  await screen.getByRole('tab', { name: 'Add', exact: true }).click();
  await expect.element(screen.getByRole('list', { name: 'Chosen items' })).toHaveTextContent('Flail');
  await expect.element(screen.getByText('Left out or adjusted')).toHaveTextContent('Spaceship.');
});

it('the custom item form shows by placeholders what a name and a flavor are', async () => {
  const { screen } = await openItems('generic');
  const examples = { Name: 'Brass key', Flavor: 'It fits no lock that anyone remembers.' };
  for (const [name, example] of Object.entries(examples))
    await expect.element(screen.getByRole('textbox', { name })).toHaveAttribute('placeholder', example);
});

const currencyOf = ({ loaded }: Awaited<ReturnType<typeof openItems>>) =>
  loaded.store.getState().character?.sheet.currency;

it('the basket is paid with the submit, in one step to undo', async () => {
  const opened = await openItems('add', { currency: 10 });
  const { screen, panel, button, loaded, inventory, messages } = opened;
  await button('Add Potion').click();
  await button('Add Potion').click();
  await expect.element(panel).toHaveTextContent('Currency10');
  await screen.getByRole('switch', { name: 'Pay 8' }).click();
  await expect.element(panel).toHaveTextContent('Currency left2 of 10');
  await button('Submit').click();
  expect(currencyOf(opened)).toBe(2);
  expect(inventory().map(({ name, quantity }) => [name, quantity])).toEqual([['Potion', 2]]);
  expect(messages()).toEqual(['2 items bought for 8.']);
  await loaded.undo();
  expect(currencyOf(opened)).toBe(10);
  expect(inventory()).toEqual([]);
  await button('Add Potion').click();
  await button('Add Potion').click();
  await button('Add Potion').click();
  await expect.element(button('Submit')).toHaveAccessibleDescription('This costs 12, and you have 10.');
});

it('without the switch a submit takes no currency', async () => {
  const opened = await openItems('add', { currency: 1 });
  await opened.button('Add Potion').click();
  await opened.button('Submit').click();
  expect(currencyOf(opened)).toBe(1);
  expect(opened.inventory()).toHaveLength(1);
});

it('pieces of a stack are sold for a price that can be changed, in one step to undo', async () => {
  const potions = anInventoryItem('Potion', { id: 'potions', quantity: 3 });
  const opened = await openItems('sell', { currency: 1, inventory: inventoryOf(potions) });
  const { screen, panel, button, field, loaded, inventory, messages } = opened;
  await expect.element(panel).toHaveTextContent('Currency1Worth of all12Weight1.5 of 20');
  await expect
    .element(screen.getByRole('article', { name: 'Potion' }))
    .toHaveTextContent('Quantity 3 · weight 1.5 · 4 eachSells for 12');
  await button('Sell Potion').click();
  await field('Quantity').fill('2');
  await expect.element(field('Price')).toHaveValue('8');
  await button('Half').click();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('Quantity3 → 1Currency1 → 5');
  await button('Sell 2 for 4').click();
  expect(currencyOf(opened)).toBe(5);
  expect(inventory().map(({ quantity }) => quantity)).toEqual([1]);
  expect(messages()).toEqual(['2 Potion sold for 4.']);
  await loaded.undo();
  expect([currencyOf(opened), inventory()[0]?.quantity]).toEqual([1, 3]);
});

it('a template to add says what its use does, in its row and on its card', async () => {
  const { screen } = await openItems(
    'add',
    {},
    { play: { uses: [{ item: 'Potion', on: 'ANYONE', text: 'Bitter.' }] } },
  );
  const row = screen.getByRole('article', { name: 'Potion' });
  await expect.element(row).toHaveTextContent('Use on anyone: used up. Bitter.');
  await expect.element(screen.getByRole('article', { name: 'Flail' })).not.toHaveTextContent('Use');
  await row.getByRole('button', { name: 'Potion', exact: true }).click();
  const card = screen.getByRole('dialog', { name: 'Potion' });
  await expect.element(card).toHaveTextContent('Use on anyoneused up. Bitter.');
});

it('a row of the shop shows all that an item changes, on a phone too', async () => {
  await page.viewport(390, 844);
  const halberd = anItem('Halberd', {
    weight: 3,
    cost: 160,
    modifiers: { POWER: 2, MAXIMUM_HEALTH: 3, SOAK: 1 },
  });
  const { screen } = await openItems('add', {}, { items: [halberd] });
  const words = screen.getByText('+2 Power, +3 Maximum Health, +1 Soak');
  await expect.element(words).toBeVisible();
  expect(words.element().scrollWidth).toBeLessThanOrEqual(words.element().clientWidth);
});

it.each([
  [390, 844],
  [820, 1180],
])('in a window of %i x %i the bar of a short form stands at its foot', async (width, height) => {
  await page.viewport(width, height);
  const { button } = await openItems('generic');
  const bar = (await button('Add Item').findElement()).closest('[data-action-bar]');
  // Above the links of the character.
  await expect.poll(() => Math.round(bar?.getBoundingClientRect().bottom ?? 0)).toBe(height - 56);
});
