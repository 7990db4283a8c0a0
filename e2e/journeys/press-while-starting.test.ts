import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { GAME_DATA, holdRequests } from '../support/served-files.ts';
import { expect, test } from '../support/test.ts';

/** A name that is no markup. */
const NAME = '<b>Aria & co';

/** Presses a link as the app begins to render, when the page still is as it stood before. */
async function pressAsItStarts(page: Page, name: string): Promise<void> {
  await page.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      const early = window.early;
      if (!early) throw new Error('The page has no early script.');
      const { starts } = early;
      early.starts = () => {
        const isAsBuilt = starts();
        [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)?.click();
        return isAsBuilt;
      };
    });
  }, name);
}

test('a press while the app starts waits for the part of the page that it is in', async ({ page, home }) => {
  await home.open();
  await home.openSidebar();
  await expect(page.getByRole('link', { name: 'Talents', exact: true })).toBeVisible();
  await pressAsItStarts(page, 'Talents');
  await page.goto('/settings');
  await expect(page).toHaveTitle('Talents - Tabard');
});

test('a new character is asked for while the app starts, and can be named before the game is there', async ({
  page,
  newCharacter,
}) => {
  const releaseData = await holdRequests(page, GAME_DATA);
  await pressAsItStarts(page, 'New character');
  await page.goto('/');
  await expect(newCharacter.heading).toHaveText('New Character');
  await expect(newCharacter.heading).toBeFocused();
  await expect(page).toHaveURL('/character/new');
  await expectAccessible(page);
  await newCharacter.name.fill(NAME);
  releaseData();
  await expect(newCharacter.text('Starting skills')).toBeVisible();
  await expect(newCharacter.heading).toHaveCount(1);
  await expect(newCharacter.name).toHaveValue(NAME);
  await expect(newCharacter.name).toBeFocused();
  await page.goBack();
  await expect(newCharacter.heading).toHaveText('Welcome to Tabard');
});
