import { describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { anItem, aPackJson, aTalent } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

/** The management page without a base file, where a pack that gives one constant is stored and enabled. */
const openWithPartialPack = () =>
  renderApp({
    url: '/gamedata/management/manage',
    prepare: async ({ storage, gameData }) => {
      const json = aPackJson({ name: 'House', version: 1, constants: { MAXIMUM_HEALTH: 9 } });
      await storage.packs.store({ name: 'House', version: 1, text: JSON.stringify(json) });
      await gameData.enableOnly(['House']);
    },
  });

describe('a partial pack without the base file', () => {
  it('can be switched off, and what then fails verification is said', async () => {
    const { screen, game } = await openWithPartialPack();
    await screen.getByRole('switch', { name: 'House 1' }).click();
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('0 pack(s) loaded successfully!')).toBeVisible();
    await expect.element(screen.getByText('Game Data Verification Failed!', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/no enabled pack: .*MAXIMUM_HEALTH/)).toBeVisible();
    expect(game.gameData.store.getState().gameData.packs).toEqual([]);
  });

  it('can be deleted', async () => {
    const { screen, game } = await openWithPartialPack();
    await screen.getByRole('button', { name: 'Delete House' }).click();
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('1 pack(s) deleted successfully!')).toBeVisible();
    await expect.element(screen.getByText('Game Data Verification Failed!', { exact: true })).toBeVisible();
    expect(await game.storage.packs.list()).toEqual([]);
  });

  it('names the stored characters that need it before it is deleted, with none loaded', async () => {
    const { screen, game } = await openWithPartialPack();
    for (const name of ['Mara', 'Tim'])
      await game.storage.characters.save(storedSheetOf(aSheet({ name, packInfo: [['House', 1]] })));
    await game.storage.characters.save(storedSheetOf(aSheet({ name: 'Zoe', packInfo: [['Core', 1]] })));
    await screen.getByRole('button', { name: 'Delete House' }).click();
    await screen.getByRole('button', { name: 'Submit' }).click();
    const question = screen.getByRole('dialog', { name: 'Delete House?' });
    await expect.element(question).toHaveTextContent('House is needed by: Mara, Tim');
    await expect.element(question).toHaveTextContent('stay stored as they are');
    await expect.element(question.getByRole('button', { name: 'No' })).toHaveFocus();
    expect(await game.storage.packs.list()).toHaveLength(1);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect.element(screen.getByText('1 pack(s) deleted successfully!')).toBeVisible();
    expect(game.storage.characters.get('Mara')?.value.packInfo).toEqual([['House', 1]]);
  });
});

it('a row says what its pack has most of; one that cannot be read has its row all the same', async () => {
  const { screen } = await renderApp({
    url: '/gamedata/management/manage',
    prepare: async ({ storage, gameData }) => {
      const json = aPackJson({
        name: 'House',
        version: 2,
        items: [anItem('Lamp'), anItem('Rope')],
        talents: [aTalent('Hale')],
      });
      await storage.packs.store({ name: 'House', version: 2, text: JSON.stringify(json) });
      await storage.packs.store({ name: 'Torn', version: 1, text: '{' });
      await gameData.enableOnly(['House']);
    },
  });
  await expect
    .element(screen.getByRole('main'))
    .toHaveTextContent('Your own · version 2 · 2 items · 1 talent');
  await expect.element(screen.getByRole('switch', { name: 'Torn 1' })).toBeVisible();
});

it('says where other packs come from, while there are only standard ones', async () => {
  const { screen, game, router } = await renderApp({
    url: '/gamedata/management/manage',
    baseGameData: aPackJson({ name: 'Small Game', version: 3 }),
  });
  await screen.getByRole('link', { name: 'Upload a pack' }).click();
  const store = screen.getByRole('button', { name: 'Store Pack' });
  await expect.element(store).toBeVisible();
  // With nothing to store it takes no room at the foot of a phone.
  const after = screen.getByRole('heading', { name: 'Write it as a file' }).element();
  const { bottom } = store.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(after.getBoundingClientRect().top);
  const json = aPackJson({ name: 'House', version: 1 });
  await game.storage.packs.store({ name: 'House', version: 1, text: JSON.stringify(json) });
  await router.navigate('/gamedata/management/manage');
  await expect.element(screen.getByRole('switch', { name: 'House 1' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Upload a pack' })).not.toBeInTheDocument();
});
