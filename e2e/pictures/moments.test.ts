import type { Page } from '@playwright/test';
import { CombatScreen } from '../screens/combat.ts';
import { EncounterScreen } from '../screens/encounter.ts';
import { Screen } from '../screens/screen.ts';
import { SheetScreen } from '../screens/sheet.ts';
import { takeWindows } from '../support/screenshots.ts';
import { expect, test } from '../support/test.ts';
import { DESKTOP, LAPTOP, PHONE, TABLET } from '../support/viewports.ts';
import { chosen, HERO, setUp, show, stopTime } from './stage.ts';

const SHEET = `/character/id/${encodeURIComponent(HERO.name.toLowerCase())}`;

interface Moment {
  readonly address: string;
  act(page: Page): Promise<unknown>;
}

const combat = (act: (screen: CombatScreen) => Promise<unknown>): Moment => ({
  address: `${SHEET}/combat`,
  act: (page) => act(new CombatScreen(page)),
});

/** What a screen shows after a press, each on the screen as it was left by the one before. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'combat-draft': combat(async (screen) => {
    await screen.select('Flare');
    await screen.add('Kindling');
  }),
  'combat-result': combat(async (screen) => {
    await screen.select('Flare');
    await screen.button('Roll dice').click();
    await expect(screen.rolledDice.first()).toBeVisible();
  }),
  'combat-pad': combat((screen) => screen.button('Change Health').click()),
  'combat-round-end': combat((screen) => screen.nextRound.click()),
  'sheet-check': { address: SHEET, act: (page) => new SheetScreen(page).button('Roll Beacon').click() },
  'sheet-explained': {
    address: SHEET,
    act: (page) => new SheetScreen(page).button(/^Iron Soak/).click(),
  },
  'share-dialog': {
    address: '/character/storage',
    act: async (page) => {
      await new Screen(page).button(`Share ${HERO.name}`).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'encounter-forecast': {
    address: '/gm/encounter/encounter',
    act: (page) => new EncounterScreen(page).button('How hard is it?').click(),
  },
  search: {
    address: '/',
    act: async (page) => {
      const app = new Screen(page);
      await app.button('Search').click();
      await page.keyboard.type('bleed');
    },
  },
};

test.beforeEach(({ page }) => stopTime(page));

const DEVICES = [
  { name: 'phone and tablet', use: { hasTouch: true, isMobile: true }, viewports: [PHONE, TABLET] },
  { name: 'laptop and desktop', use: {}, viewports: [LAPTOP, DESKTOP] },
];

for (const { name: device, use, viewports } of DEVICES) {
  test.describe(device, () => {
    test.use(use);

    test('what a press shows', async ({ page }) => {
      const moments = Object.entries(MOMENTS).filter(([name]) => chosen({ [name]: '' }).length > 0);
      if (moments.length === 0) return;
      await setUp(page);
      for (const [name, { address, act }] of moments) {
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          await show(page, address);
          await act(page);
          await takeWindows(page, `${name}-${viewport.width}`);
        }
      }
    });
  });
}
