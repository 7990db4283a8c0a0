import { describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { aPackJson, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { anInventoryItem, aSheet } from '../../testing/sheets.ts';

const PARKED = {
  items: [anInventoryItem('Star Chart')],
  skills: new Map([['Stars', 3]]),
  talents: ['Night Owl'],
  pinnacles: [],
  equipped: [{ id: 'star chart', slot: { kind: 'accessory', index: 0 } as const }],
  bars: [],
  upgrades: new Map(),
};

describe('what is parked', () => {
  it('is reached from Settings, and is taken back or let go of one by one', async () => {
    const { screen, game } = await renderApp({
      url: '/settings',
      baseGameData: aPackJson({ name: 'Core', constants: CONSTANTS, talents: [aTalent('Night Owl')] }),
      prepare: ({ storage }) => {
        const fields = { packInfo: [['Core', 1] as const], skills: new Map(), potential: 50 };
        return storage.characters.save(storedSheetOf(aSheet({ ...fields, parked: PARKED })));
      },
    });
    await screen.getByRole('link', { name: 'Parked with Aria' }).click();
    const list = screen.getByRole('list', { name: 'Parked belongings' });
    await expect
      .element(list.getByRole('listitem').first())
      .toHaveTextContent(/Star Chart.*was equipped as Accessory 1\. No enabled pack defines its template\./);
    const sheet = () => game.loaded.store.getState().character?.sheet;
    await screen.getByRole('button', { name: 'Take back Night Owl' }).click();
    expect(sheet()?.talents).toEqual(['Night Owl']);
    await screen.getByRole('button', { name: 'Let go of Star Chart' }).click();
    expect(sheet()?.parked).toEqual({ ...PARKED, items: [], talents: [], equipped: [] });
    await screen.getByRole('button', { name: 'Undo Let go of Star Chart' }).click();
    await expect.element(screen.getByRole('button', { name: 'Let go of Star Chart' })).toBeVisible();
    for (const name of ['Star Chart', 'Stars'])
      await screen.getByRole('button', { name: `Let go of ${name}` }).click();
    await expect.element(screen.getByText('Nothing is parked', { exact: true })).toBeVisible();
  });
});

describe('a long list of what is parked', () => {
  it('has only the rows in sight in the page', async () => {
    const items = Array.from({ length: 1000 }, (_, index) => anInventoryItem(`Chart ${index}`));
    const { screen } = await renderApp({
      url: '/character/id/aria/parked',
      baseGameData: aPackJson({ name: 'Core', constants: CONSTANTS }),
      prepare: ({ storage }) => {
        const fields = { packInfo: [['Core', 1] as const], skills: new Map() };
        return storage.characters.save(storedSheetOf(aSheet({ ...fields, parked: { ...PARKED, items } })));
      },
    });
    const list = screen.getByRole('list', { name: 'Parked belongings' });
    const letGo = list.getByRole('button', { name: 'Let go of Chart 0', exact: true });
    await expect.element(letGo).toBeVisible();
    expect(list.getByRole('listitem').elements().length).toBeLessThan(100);
    // Its label has one line.
    const label = document.createRange();
    label.selectNodeContents((await letGo.findElement()).querySelector('span') ?? document.body);
    expect(new Set([...label.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
  });
});
