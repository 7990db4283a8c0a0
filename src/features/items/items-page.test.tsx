import { expect, test } from 'vitest';
import type { Sheet } from '../../core/character/sheet.ts';
import { anItem, aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

const PACK = aPackJson({
  name: 'Small Game',
  version: 3,
  constants: CONSTANTS,
  items: [
    anItem('Generic', { discriminator: 'GENERIC', stackable: true, weight: 0, cost: 0 }),
    anItem('Flail', { weight: 3 }),
  ],
});

async function openItems(tab: 'add' | 'generic' | 'upload', fields: Partial<Sheet> = {}) {
  const { application, screen } = await renderApp({
    url: `/character/id/aria/items/${tab}`,
    baseGameData: PACK,
    prepare: (prepared) => prepared.loaded.load(aSheet({ skills: new Map(), ...fields })),
  });
  await expect.element(screen.getByRole('tabpanel')).toBeVisible();
  const { loaded, notices } = application;
  return {
    loaded,
    screen,
    panel: screen.getByRole('tabpanel'),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    field: (name: string) => screen.getByRole('spinbutton', { name, exact: true }),
    told: () => notices.store.getState().map(({ text }) => text),
    inventory: () => [...(loaded.store.getState().character?.sheet.inventory.values() ?? [])],
  };
}

const FILE = new File(
  [JSON.stringify({ id: 'x', name: 'Relic', flavor: '', quantity: 1, template: 'Flail' })],
  'relic.json',
);

test('what another tab is in the way of adding stays in the draft, and is not said to be added', async () => {
  const { loaded, screen, panel, button, told, inventory } = await openItems('add');
  const refused = [expect.stringContaining('Nothing was changed.')];
  await button('Add Flail').click();
  loaded.store.setState({ isElsewhere: true });
  await button('Submit').click();
  expect(told()).toEqual(refused);
  await expect.element(panel.getByRole('list', { name: 'Chosen items' })).toHaveTextContent('Flail');

  await screen.getByRole('tab', { name: 'Generic' }).click();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill('Rope');
  await button('Add Item').click();
  expect(told()).toEqual(refused);
  await expect.element(name).toHaveValue('Rope');

  await screen.getByRole('tab', { name: 'Upload' }).click();
  await screen.getByLabelText('Upload Item').upload(FILE);
  await button('Add Item').click();
  expect(told()).toEqual(refused);
  await expect.element(panel.getByRole('article', { name: 'Relic' })).toBeVisible();
  expect(inventory()).toEqual([]);
});
