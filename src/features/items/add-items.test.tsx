import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { statusTexts } from '../../testing/notices.ts';
import { anItem, aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aCustomItem, aSheet, inventoryOf } from '../../testing/sheets.ts';

async function openList(fields: Partial<Sheet> = {}) {
  const { screen } = await renderApp({
    url: '/character/id/aria/items/add',
    baseGameData: aPackJson({
      name: 'Small Game',
      version: 3,
      constants: CONSTANTS,
      items: [
        anItem('Flail', { weight: 3 }),
        anItem('Potion', { discriminator: 'CONSUMABLE', stackable: true, weight: 0.5, cost: 4 }),
      ],
    }),
    prepare: ({ loaded }) => loaded.load(aSheet(fields)),
  });
  return { screen, button: (name: string) => screen.getByRole('button', { name, exact: true }) };
}

it('the list keeps what is affordable and light enough, and offers all again', async () => {
  const { screen, button } = await openList({ inventory: inventoryOf(aCustomItem('Anvil', { weight: 99 })) });
  await expect.element(button('Add Flail')).toBeVisible();
  await button('Filters').click();
  await screen.getByRole('checkbox', { name: 'Affordable' }).click();
  await expect.element(button('Add Flail')).not.toBeInTheDocument();
  await expect.element(button('Filters (1)')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByText(/currency left, and can carry 0 more/)).toBeVisible();
  await button('Show all items').click();
  await expect.element(button('Add Flail')).toBeVisible();
});

it('Enter in the search adds the first item that it finds', async () => {
  const { screen } = await openList();
  const search = screen.getByRole('searchbox', { name: 'Search items' });
  await search.fill('pot');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('list', { name: 'Chosen items' })).toHaveTextContent('Potion');
  await expect.element(search).toHaveValue('');
});

it('the list is sorted, and narrowed to a price', async () => {
  const { screen, button } = await openList();
  const names = () => {
    const headings = screen.getByRole('list', { name: 'Items to add' }).getByRole('heading').elements();
    return headings.map(({ textContent }) => textContent);
  };
  await button('Filters').click();
  // A kind of which there is nothing is not offered.
  await expect
    .element(screen.getByRole('combobox', { name: 'Kind' }))
    .toHaveTextContent(/^All kindsWeaponConsumable$/);
  await screen.getByRole('combobox', { name: 'Sort by' }).selectOptions('Sort by weight');
  await expect.poll(names).toEqual(['Potion', 'Flail']);
  await screen.getByRole('checkbox', { name: 'Limit price or weight' }).click();
  await screen.getByRole('textbox', { name: 'Weight up to' }).fill('0,4');
  await expect.element(screen.getByText('No item matches')).toBeVisible();
  await button('Show all items').click();
  await expect.element(button('Add Potion')).toBeVisible();
});

it('the switch that pays shows once there is something to pay', async () => {
  const { screen, button } = await openList({ currency: 10 });
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Currency10');
  expect(screen.getByRole('switch').query()).toBeNull();
  await button('Add Potion').click();
  await expect.element(screen.getByRole('switch', { name: 'Pay 4' })).toBeVisible();
});

it('a row says what an item costs, and what is missing to pay it', async () => {
  const { screen, button } = await openList({ currency: 10 });
  const row = screen.getByRole('article', { name: 'Potion' });
  await expect.element(row).toHaveTextContent('Costs 4');
  await expect.element(row).not.toHaveTextContent('short');
  await button('Add Potion').click();
  await button('Add Potion').click();
  await expect.element(row).toHaveTextContent('Costs 4, 2 short');
  await expect.element(row).toHaveTextContent('× 2');
  // In every theme, also of the device.
  expect(getComputedStyle(row.getByText(/^Costs /).element()).outlineStyle).toBe('dashed');
});

it('the words of a row stay where they are once it is chosen', async () => {
  const { screen, button } = await openList();
  const row = screen.getByRole('article', { name: 'Potion' });
  const words = async () => (await row.getByText(/weight\s0\.5/).findElement()).getBoundingClientRect().top;
  const before = await words();
  await button('Add Potion').click();
  await expect.element(row).toHaveTextContent('× 1');
  expect(await words()).toBeCloseTo(before, 0);
});

it('why a draft cannot be submitted stands between its sums and Submit', async () => {
  const { screen, button } = await openList();
  await expect.element(button('Submit')).toBeVisible();
  const order = [screen.getByText('Weight', { exact: true }), screen.getByText('Please add an item.')];
  const places: Element[] = [...order, button('Submit')].map((each) => each.element());
  const inDocument = [...document.querySelectorAll('*')].filter((each) => places.includes(each));
  expect(inDocument).toEqual(places);
});

it.each([
  [320, 640, 240],
  [844, 390, 140],
])('on a low screen of %i x %i a draft over the limit leaves room', async (width, height, most) => {
  await page.viewport(width, height);
  const { button } = await openList({ inventory: inventoryOf(aCustomItem('Anvil', { weight: 99 })) });
  await button('Add Flail').click();
  await button('Add Potion').click();
  const bar = (await button('Submit').findElement()).closest('[data-action-bar]');
  expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(most);
});

it('says how many of an item are chosen, and how many a search finds', async () => {
  const { screen, button } = await openList();
  await button('Add Potion').click();
  await button('Add Potion').click();
  await expect.poll(statusTexts).toContain('Potion × 2');
  await button('Remove Potion').click();
  await expect.poll(statusTexts).toContain('Potion × 1');
  await button('Remove Potion').click();
  await expect.poll(statusTexts).toContain('Potion removed');
  await screen.getByRole('searchbox', { name: 'Search items' }).fill('zzz');
  await expect.poll(statusTexts).toContain('0 of 2 found');
});
