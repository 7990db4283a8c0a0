import type { Page } from '@playwright/test';
import { expectAccessible } from './both-themes.ts';
import { aCharacter, button, storedCharacters, uploadCharacters } from './characters.ts';
import { expect, test } from './fixtures.ts';

const boost = (page: Page) => page.getByRole('spinbutton', { name: 'Boost Points' });
const increase = (page: Page) => button(page, 'Increase Boost Points').click();
const elsewhere = (page: Page) => page.getByRole('status').filter({ hasText: 'is open in another tab' });

test('a second tab reads along, takes over when it is asked to, and gives back by leaving', async ({
  page,
  context,
}) => {
  await uploadCharacters(page, aCharacter('Aria'));
  await page.goto('/character/id/aria');
  await increase(page);
  await expect(boost(page)).toHaveValue('1');

  const second = await context.newPage();
  await second.goto('/character/id/aria');
  await expect(elsewhere(second)).toBeVisible();
  await expect(elsewhere(page)).toHaveCount(0);
  await expectAccessible(second, 'open-elsewhere');
  await increase(second);
  await expect(second.getByText('Aria is in hand in another tab.')).toBeVisible();
  await expect(boost(second)).toHaveValue('1');

  // What the first tab changes shows in the second at once.
  await increase(page);
  await expect(boost(second)).toHaveValue('2');

  await button(second, 'Take over').click();
  await expect(elsewhere(second)).toHaveCount(0);
  await expect(elsewhere(page)).toBeVisible();
  await increase(second);
  await expect(boost(second)).toHaveValue('3');
  await expect(boost(page)).toHaveValue('3');
  expect(await storedCharacters(page)).toMatchObject({ aria: { boostPoints: 3 } });

  await second.close();
  await expect(elsewhere(page)).toHaveCount(0);
  await increase(page);
  await expect(boost(page)).toHaveValue('4');
});

test('two tabs on different characters do not disturb each other', async ({ page, context }) => {
  await uploadCharacters(page, aCharacter('Aria'), aCharacter('Brom'));
  await page.goto('/character/id/aria');
  const second = await context.newPage();
  await second.goto('/character/id/brom');
  for (const one of [page, second]) await increase(one);
  for (const one of [page, second]) {
    await expect(boost(one)).toHaveValue('1');
    await expect(elsewhere(one)).toHaveCount(0);
    await expect(one.getByText('Saved', { exact: true })).toBeVisible();
  }
  expect(await storedCharacters(page)).toMatchObject({ aria: { boostPoints: 1 }, brom: { boostPoints: 1 } });
});

test('a character that another tab deletes leaves the table, and its address says so', async ({
  page,
  context,
}) => {
  await uploadCharacters(page, aCharacter('Aria'));
  await page.goto('/character/id/aria');
  await expect(boost(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/character/storage');
  await button(second, 'Delete Aria').click();
  await second.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Character Not Found');
});

test('a tab of an older version stops writing, says so, and hands out what it could not save', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await uploadCharacters(page, aCharacter('Aria'));
  await page.goto('/character/id/aria');
  await increase(page);
  await expect(boost(page)).toHaveValue('1');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // A page of the same site brings the database to a version that this Tabard does not know.
  const newer = await context.newPage();
  await newer.goto('/rescue.html');
  await newer.evaluate(async () => {
    const request = indexedDB.open('tabard', 99);
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = reject;
    });
    request.result.close();
  });
  const alert = page.getByRole('alert').filter({ hasText: 'A newer version of Tabard has written here' });
  await expect(alert).toBeVisible();
  await expectAccessible(page, 'older-tab');
  await increase(page);
  await expect(boost(page)).toHaveValue('2');
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Download What Is Not Saved' }).click();
  expect((await downloading).suggestedFilename()).toBe('Aria.json');
  expect(await storedCharacters(newer)).toMatchObject({ aria: { boostPoints: 1 } });

  page.on('dialog', (dialog) => dialog.accept());
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(alert).toBeVisible();
  await expect(boost(page)).toHaveValue('1');
  expect(await storedCharacters(newer)).toMatchObject({ aria: { boostPoints: 1 } });
});
