import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CURRENT_SHEET_VERSION } from '../core/character/migrations/steps.ts';
import { parseStoredSheet } from '../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../core/encounter/create.ts';
import type { Game } from '../state/game.ts';
import { aPackJson, CONSTANTS } from '../testing/packs.ts';
import { type RenderOptions, renderApp } from '../testing/render-app.tsx';

const GROUPS = [{ name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }];

async function storeCharacter({ storage }: Game, name: string) {
  const sheet = parseStoredSheet({ version: CURRENT_SHEET_VERSION, name, health: 5 });
  if (sheet.ok) await storage.characters.create(sheet.value);
}

const LIBRARIES = [
  {
    noun: 'character',
    nouns: 'characters',
    heading: 'Characters',
    url: '/character/storage',
    empty: 'Go create a new character or upload one below!',
    store: storeCharacter,
  },
  {
    noun: 'encounter',
    nouns: 'encounters',
    heading: 'Encounters',
    url: '/gm/encounter/manager',
    empty: 'Create some Encounters!',
    store: ({ storage }: Game, name: string) => storage.encounters.create(createEncounter(name, GROUPS)),
  },
] as const;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const yes = () => page.getByRole('dialog').getByRole('button', { name: 'Yes' });
const baseGameData = aPackJson({ name: 'Small Game', constants: CONSTANTS });

describe.each(LIBRARIES)('deleting $nouns', ({ noun, nouns, heading, url, empty, store }) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const open = (options: Partial<RenderOptions> = {}) =>
    renderApp({
      url,
      baseGameData,
      ...options,
      prepare: async (game) => {
        await store(game, 'Aria');
        await store(game, 'Bertram');
      },
    });

  /** Makes every further snapshot exceed the browser's quota. */
  function exceedQuota() {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    });
  }

  it('names the snapshot that was taken, and offers Undo', async () => {
    const { game } = await open();
    await button('Delete Aria').click();
    await expect
      .element(dialog('Delete Aria?'))
      .toHaveTextContent(`This removes the ${noun} from this browser.`);
    await yes().click();
    await expect
      .element(page.getByText('Aria has been deleted. A snapshot under Settings still has it.'))
      .toBeVisible();
    expect(await game.storage.snapshots.list()).toMatchObject([{ reason: 'Before deleting Aria' }]);
    await button('Undo Delete Aria').click();
    await expect.element(button('Load Aria')).toBeVisible();
    await expect.element(page.getByText('Restored: Aria.')).toBeVisible();
  });

  it('mentions no snapshot without IndexedDB', async () => {
    await open({ environment: { indexedDB: undefined } });
    await button('Delete Aria').click();
    await expect.element(dialog('Delete Aria?')).not.toHaveTextContent(/snapshot/i);
    await yes().click();
    await expect.element(page.getByText('Aria has been deleted.', { exact: true })).toBeVisible();
    await expect.element(button('Delete Aria')).not.toBeInTheDocument();
  });

  it('offers a download of what is deleted', async () => {
    const { downloads } = await open();
    await button('Delete Aria').click();
    await dialog('Delete Aria?').getByRole('button', { name: 'Download Backup' }).click();
    await button('No').click();
    await button('Download Aria').click();
    expect(downloads).toMatchObject([{ name: 'Aria' }, { name: 'Aria' }]);
    expect(downloads[0]).toEqual(downloads[1]);
  });

  it('asks again without room for a snapshot, and then deletes without one', async () => {
    await open();
    exceedQuota();
    await button('Delete Aria').click();
    await yes().click();
    const noRoom = dialog('Delete without a snapshot?');
    await expect.element(noRoom).toHaveTextContent('Nothing has been deleted yet');
    await noRoom.getByRole('button', { name: 'No' }).click();
    await expect.element(button('Delete Aria')).toBeVisible();

    await button('Delete Aria').click();
    await yes().click();
    await expect.element(noRoom).toBeVisible();
    await yes().click();
    await expect.element(page.getByText('Aria has been deleted.', { exact: true })).toBeVisible();
    await expect.element(button('Delete Aria')).not.toBeInTheDocument();
  });

  it('deletes all once CONFIRM is typed', async () => {
    await open();
    await button(`Delete All ${heading}`).click();
    await expect.element(dialog(`Delete All ${heading}`)).toHaveTextContent('BertramAria');
    await expect.element(yes()).toBeDisabled();
    await page.getByRole('textbox', { name: `Type CONFIRM to delete all ${nouns}` }).fill('CONFIRM');
    await yes().click();
    await expect
      .element(page.getByText(`All ${nouns} have been deleted. A snapshot under Settings still has them.`))
      .toBeVisible();
    await expect.element(page.getByText(empty)).toBeVisible();
    await expect.element(button(`Delete All ${heading}`)).toBeDisabled();
    await expect.element(page.getByText(`No ${noun} is stored.`)).toBeVisible();
  });

  it('deletes all without a snapshot if there is no room for one', async () => {
    await open();
    exceedQuota();
    await button(`Delete All ${heading}`).click();
    await page.getByRole('textbox', { name: `Type CONFIRM to delete all ${nouns}` }).fill('CONFIRM');
    await yes().click();
    await expect.element(dialog('Delete without a snapshot?')).toBeVisible();
    await yes().click();
    await expect.element(page.getByText(`All ${nouns} have been deleted.`, { exact: true })).toBeVisible();
    await expect.element(page.getByText(empty)).toBeVisible();
  });
});
