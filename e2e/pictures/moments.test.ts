import type { Page } from '@playwright/test';
import { CombatScreen } from '../screens/combat.ts';
import { Screen } from '../screens/screen.ts';
import { SearchDialog } from '../screens/search.ts';
import { takeWindows } from '../support/screenshots.ts';
import { HERO, show } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';
import { DESKTOP, LAPTOP, PHONE, TABLET } from '../support/viewports.ts';
import { chosen, stageAll, stopTime } from './stage.ts';

const SHEET = `/character/id/${encodeURIComponent(HERO.name.toLowerCase())}`;

interface Moment {
  readonly address: string;
  act(page: Page): Promise<unknown>;
  /** Whether it opens a dialog, or what looks like one. */
  readonly isDialog: boolean;
}

const combat = (act: (screen: CombatScreen) => Promise<unknown>, isDialog = true): Moment => ({
  address: `${SHEET}/combat`,
  act: (page) => act(new CombatScreen(page)),
  isDialog,
});

const opening = (address: string, name: string | RegExp): Moment => ({
  address,
  act: (page) => new Screen(page).button(name).click(),
  isDialog: true,
});

/** What a screen shows after a press, each on the screen as it was left by the one before. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  'combat-draft': combat(async (screen) => {
    await screen.select('Flare');
    await screen.add('Kindling');
  }, false),
  'combat-result': combat(async (screen) => {
    await screen.select('Flare');
    await screen.button('Roll dice').click();
    await expect(screen.rolledDice.first()).toBeVisible();
  }, false),
  'combat-pad': combat((screen) => screen.button('Change Health').click()),
  // The end of a round is shown where it changes something.
  'combat-round-end': combat(async (screen) => {
    await screen.combobox('Status Effect').selectOption('Bleeding');
    const add = screen.button('Add Bleeding at level 2');
    if ((await add.getAttribute('aria-disabled')) === null) await add.click();
    await screen.nextRound.click();
  }),
  'sheet-check': opening(SHEET, 'Roll Beacon'),
  'sheet-explained': opening(SHEET, /^Iron Soak/),
  'share-dialog': opening('/character/storage', `Share ${HERO.name}`),
  'encounter-forecast': opening('/gm/encounter/encounter', 'How hard is it?'),
  search: {
    address: '/',
    act: async (page) => {
      const search = new SearchDialog(page);
      await search.button('Search').click();
      await search.goToField.fill('bleed');
    },
    isDialog: true,
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
      await stageAll(page);
      for (const [name, { address, act, isDialog }] of moments) {
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          await show(page, address);
          await act(page);
          if (isDialog) await expect(page.getByRole('dialog').first()).toBeVisible();
          await takeWindows(page, `${name}-${viewport.width}`);
        }
      }
    });
  });
}
