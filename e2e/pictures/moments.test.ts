import type { Page } from '@playwright/test';
import { paths } from '../../src/app/paths.ts';
import { CombatScreen } from '../screens/combat.ts';
import { EncounterScreen } from '../screens/encounter.ts';
import { GlossaryScreen } from '../screens/glossary.ts';
import { ItemsScreen } from '../screens/items.ts';
import { NewCharacterScreen } from '../screens/new-character.ts';
import { Screen } from '../screens/screen.ts';
import { SearchDialog } from '../screens/search.ts';
import { takeWindows } from '../support/screenshots.ts';
import { HERO, show } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';
import { chosen, DEVICES, stageAll, stopTime } from './stage.ts';

const SHEET = paths.sheet(HERO.name);

interface Moment {
  readonly address: string;
  /** The picture is of the window that it opens, if any. */
  act(page: Page): Promise<unknown>;
  /** Whether it opens a dialog, or what looks like one. */
  readonly isDialog: boolean;
}

const combat = (act: (screen: CombatScreen) => Promise<unknown>, isDialog = true): Moment => ({
  address: paths.combat(HERO.name),
  act: (page) => act(new CombatScreen(page)),
  isDialog,
});

const opening = (address: string, name: string | RegExp): Moment => ({
  address,
  act: (page) => new Screen(page).button(name).click(),
  isDialog: true,
});

const encounter = (act: (screen: EncounterScreen) => Promise<unknown>, isDialog = false): Moment => ({
  address: paths.encounter('encounter'),
  act: (page) => act(new EncounterScreen(page)),
  isDialog,
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
  // So hard a target stays for the moments that follow, none of which shows it.
  'combat-miss': combat(async (screen) => {
    await screen.select('Flare');
    await screen.button(/^Difficulty \d/).click();
    await screen.numberField('Difficulty').fill('12');
    await screen.button('Roll dice').click();
    await expect(screen.verdict).toBeVisible();
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
  'share-dialog': opening(paths.characterStorage, `Share ${HERO.name}`),
  'encounter-forecast': encounter(async (screen) => {
    await screen.openTools();
    await screen.button('How hard is it?').click();
  }, true),
  'encounter-forecast-result': encounter((screen) => screen.playForecast(), true),
  'encounter-running': encounter(async (screen) => {
    if (await screen.start.isVisible()) await screen.start.click();
    await screen.hasActed('Lantern Hounds 1').check();
    // Rows keep their places for a moment after a press.
    await screen.expectOrder('Lantern Hounds', 'Lantern Hounds 2', 'Lantern Hounds 1');
  }),
  'encounter-member': encounter(async (screen) => {
    const open = screen.button('Open Lantern Hounds 2');
    // On a phone it is in the row, which is opened first.
    if (!(await open.isVisible())) await screen.row('Lantern Hounds 2').click();
    await open.click();
  }, true),
  'player-view-live': encounter(async (screen) => {
    const size = screen.page.viewportSize();
    await screen.openTools();
    await screen.showToPlayers.uncheck();
    const players = await screen.openPlayerView();
    if (size) await players.page.setViewportSize(size);
    await expect(players.members.first()).toBeVisible();
  }),
  'items-basket': {
    address: paths.items(HERO.name, 'add'),
    act: async (page) => {
      const items = new ItemsScreen(page);
      for (const name of ['Bandage Roll', 'Rope']) await items.add(name);
    },
    isDialog: false,
  },
  'new-character-refused': {
    address: paths.newCharacter,
    act: async (page) => {
      const screen = new NewCharacterScreen(page);
      await screen.chooseSkills(2);
      await screen.submit.click();
    },
    isDialog: false,
  },
  'glossary-nothing-found': {
    address: paths.itemGlossary,
    act: (page) => new GlossaryScreen(page).searchValue.fill('no such thing'),
    isDialog: false,
  },
  search: {
    address: paths.home,
    act: async (page) => {
      const search = new SearchDialog(page);
      await search.button('Search').click();
      await search.goToField.fill('bleed');
    },
    isDialog: true,
  },
};

async function takeMoment(page: Page, { address, act, isDialog }: Moment, name: string): Promise<void> {
  await show(page, address);
  await act(page);
  const shown = page.context().pages().at(-1) ?? page;
  if (isDialog) await expect(shown.getByRole('dialog').first()).toBeVisible();
  await takeWindows(shown, name);
  if (shown !== page) await shown.close();
}

test.beforeEach(({ page }) => stopTime(page));

for (const { name: device, use, viewports } of DEVICES) {
  test.describe(device, () => {
    test.use(use);

    test('what a press shows', async ({ page }) => {
      const moments = Object.entries(MOMENTS).filter(([name]) => chosen({ [name]: '' }).length > 0);
      if (moments.length === 0) return;
      await stageAll(page);
      for (const [name, moment] of moments) {
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          await takeMoment(page, moment, `${name}-${viewport.width}`);
        }
      }
    });
  });
}
