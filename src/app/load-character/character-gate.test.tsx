import { describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { NO_ITEM } from '../../core/character/sheet/sheet.ts';
import { anItem, aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { anInventoryItem, aSheet, inventoryOf } from '../../testing/sheets.ts';

const PACK = aPackJson({ name: 'Core', constants: CONSTANTS });

const openAddress = (url: string, name: string) =>
  renderApp({
    url,
    baseGameData: PACK,
    prepare: ({ storage }) =>
      storage.characters.save(storedSheetOf(aSheet({ name, packInfo: [['Core', 1]], skills: new Map() }))),
  });

describe('the address of a character', () => {
  it.each([
    ['Aria Vale', 'Aria%20Vale', 'aria%20vale'],
    ['Aria Vale', 'aria%20%20vale', 'aria%20vale'],
    ["d'Arc", 'd%27arc', "d'arc"],
    ['Zoë', 'zo%c3%ab', 'zo%C3%AB'],
    ['50%', '50%', '50%25'],
  ])('leads to %s however it is spelled: %s', async (name, spelling, canonical) => {
    const { screen, router } = await openAddress(`/character/id/${spelling}/combat?at=1#here`, name);
    await expect.element(screen.getByRole('button', { name: 'Begin Combat' })).toBeVisible();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(`/character/id/${canonical}/combat?at=1#here`);
  });

  it('leads to the character whatever the case of the rest', async () => {
    const { screen, router } = await openAddress('/Character/ID/Aria', 'Aria');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Aria' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/Character/ID/aria');
  });

  it('says that no character is of this name at its canonical address', async () => {
    const { screen, router } = await openAddress('/character/id/No%20Body', 'Aria');
    await expect.element(screen.getByRole('heading', { name: 'Character Not Found' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/character/id/no%20body');
  });

  it('names the packs that are not installed, with their versions', async () => {
    const { screen } = await renderApp({
      url: '/character/id/aria',
      baseGameData: PACK,
      prepare: ({ storage }) =>
        storage.characters.save(
          storedSheetOf(
            aSheet({
              packInfo: [
                ['Core', 1],
                ['My Rules', 1],
                ['Far Lands', 3],
              ],
              skills: new Map(),
            }),
          ),
        ),
    });
    await expect.element(screen.getByRole('heading', { name: 'Game Data Missing' })).toBeVisible();
    await expect.element(screen.getByText('Not installed: My Rules 1, Far Lands 3')).toBeVisible();
  });

  it('still says that it loads when the character is there, and renders its screen in short tasks', async () => {
    let isLoading: boolean | undefined;
    const { screen } = await renderApp({
      url: '/character/id/aria',
      baseGameData: PACK,
      prepare: async ({ storage, loaded }) => {
        const sheet = aSheet({ packInfo: [['Core', 1]], skills: new Map() });
        await storage.characters.save(storedSheetOf(sheet));
        loaded.store.subscribe(({ character }) => {
          if (character === undefined || isLoading !== undefined) return;
          // React renders a change of a store in a microtask, whole.
          queueMicrotask(() =>
            queueMicrotask(() => {
              isLoading ??= document.body.textContent.includes('Loading...');
            }),
          );
        });
      },
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Aria' })).toBeVisible();
    expect(isLoading).toBe(true);
  });

  it('announces on every screen that a maximum falls and takes from its bar', async () => {
    const { screen } = await renderApp({
      url: '/character/id/aria/items/sell',
      baseGameData: aPackJson({
        name: 'Core',
        constants: CONSTANTS,
        items: [anItem('Mail', { discriminator: 'ARMOR', modifiers: { MAXIMUM_HEALTH: 1 } })],
      }),
      prepare: ({ loaded }) =>
        loaded.load(
          aSheet({
            packInfo: [['Core', 1]],
            skills: new Map(),
            health: 21,
            inventory: inventoryOf(anInventoryItem('Mail')),
            equipment: { weapon: NO_ITEM, armor: 'mail', accessories: [] },
          }),
        ),
    });
    await screen.getByRole('button', { name: 'Sell Mail' }).click();
    await screen.getByRole('button', { name: 'Sell for 1' }).click();
    await expect
      .element(screen.getByText('Maximum Health is 20, and Health fell from 21 to 20.'))
      .toBeInTheDocument();
  });

  it('names the fields that are left out', async () => {
    const { screen } = await renderApp({
      url: '/character/id/aria',
      baseGameData: PACK,
      prepare: async ({ storage }) => {
        const sheet = storedSheetOf(aSheet({ packInfo: [['Core', 1]], skills: new Map() }));
        await storage.characters.save({ ...sheet, json: { ...sheet.json, familiar: 'a cat', mood: 3 } });
      },
    });
    await expect
      .element(
        screen.getByText(/^Left out of Aria, because Tabard does not know these fields: familiar, mood\./),
      )
      .toBeVisible();
  });
});
