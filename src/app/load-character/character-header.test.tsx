import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { generateArms, serializeArms } from '../../core/arms/arms.ts';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { aPackJson, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

const NAME = 'Aria';
const LONG_NAMES = ['x'.repeat(40), '🗡️'.repeat(20), 'שחר '.repeat(10).trim(), 'y'.repeat(200)];

const open = (name: string, screen = '') =>
  renderApp({
    url: `/character/id/${encodeURIComponent(name.normalize('NFKC').toLowerCase())}${screen}`,
    baseGameData: aPackJson({
      name: 'Small Game',
      constants: CONSTANTS,
      play: { rests: [{ name: 'A night', restores: [{ resource: 'HEALTH', part: 1 }] }] },
    }),
    prepare: async ({ storage }) => {
      await storage.characters.save(
        storedSheetOf(aSheet({ name, packInfo: [['Small Game', 1]], skills: new Map() })),
      );
    },
  });

const links = () => page.getByRole('navigation', { name: 'Character screens' });
const choice = (label: string) => page.getByRole('combobox', { name: label, exact: true });

describe('the header of a character', () => {
  it('links its screens, marks the current one, and keeps one heading a screen', async () => {
    await open(NAME, '/combat');
    await expect
      .element(links().getByRole('link', { name: 'Combat' }))
      .toHaveAttribute('aria-current', 'page');
    await links().getByRole('link', { name: 'Items' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Items');
    await expect
      .element(links().getByRole('link', { name: 'Items' }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(links().getByRole('link', { name: 'Combat' })).not.toHaveAttribute('aria-current');
  });

  it.each(LONG_NAMES)('has Rest beside %s on a phone, and not over it', async (name) => {
    await page.viewport(390, 844);
    await open(name);
    const rest = page.getByRole('button', { name: 'Rest', exact: true });
    await expect.element(rest).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    const button = rest.element().getBoundingClientRect();
    expect(button.left >= heading.right || button.top >= heading.bottom).toBe(true);
  });

  it.each(LONG_NAMES)('keeps %s within the width of the page', async (name) => {
    await open(name);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  it('changes the coat of arms, keeps a metal on a colour, and goes back to the generated coat', async () => {
    const { game } = await open(NAME);
    const chosen = () => game.settings.store.getState().chosenArms;
    expect(chosen()).toEqual([]);
    await page.getByRole('button', { name: 'Change Coat of Arms' }).click();
    await choice('Field').selectOptions('Gold');
    await choice('Second Color').selectOptions('Black');
    await choice('Charge').selectOptions('Owl');
    await choice('Division').selectOptions('Plain');
    expect(chosen()).toEqual([{ name: 'aria', arms: 'plain or sable owl' }]);
    await choice('Field').selectOptions('Blue');
    expect(chosen()).toEqual([{ name: 'aria', arms: 'plain azure or owl' }]);
    await page.getByRole('button', { name: 'Use the Generated Coat' }).click();
    expect(chosen()).toEqual([]);
    const { division, charge } = generateArms(NAME);
    await expect.element(choice('Charge')).toHaveValue(charge);
    expect(serializeArms(generateArms(NAME))).toContain(division);
  });
});
