import { characterFile } from '../../data/characters.ts';
import { expectLoadingAccessible } from '../../support/accessibility.ts';
import { boxOf } from '../../support/layout.ts';
import { GAME_DATA, holdRequests, SCRIPTS } from '../../support/served-files.ts';
import { expect, test } from '../../support/test.ts';
import { LAPTOP, PHONE } from '../../support/viewports.ts';

const HEALTH = 5;
const ARIA = characterFile('Aria', { health: HEALTH, energy: 3, vigor: 2, focus: 1 });

test.beforeEach(async ({ characters }) => {
  await characters.upload(ARIA);
});

test('before any script, steps of a sheet add up, and the app carries them out', async ({ page, sheet }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/character/id/aria', { waitUntil: 'commit' });
  const frame = page.getByRole('definition').first();
  await expect(frame).toHaveText(String(HEALTH));
  for (let presses = 0; presses < 3; presses += 1) await sheet.decrease('Health');
  await sheet.increase('Health');
  await expect(frame).toHaveText(`${HEALTH}−2`);
  await expectLoadingAccessible(page);
  release();
  await expect(sheet.health).toHaveValue(String(HEALTH - 2));
  await expect(sheet.saved).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.reload();
  await expect(sheet.health).toHaveValue(String(HEALTH - 2));
});

test('before any script, the links between the screens of a character lead on', async ({ page, app }) => {
  const release = await holdRequests(page, SCRIPTS);
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/character/id/aria', { waitUntil: 'commit' });
    for (const [screen, path] of [
      ['Items', '/character/id/aria/items/add'],
      ['Skills', '/character/id/aria/skills'],
      ['Combat', '/character/id/aria/combat'],
    ] as const) {
      await app.link(screen).click();
      await expect(page).toHaveURL(path);
      await expect(app.link(screen)).toHaveAttribute('aria-current', 'page');
      await expect(app.main.getByRole('paragraph').filter({ hasText: screen })).toBeVisible();
      await expectLoadingAccessible(page);
    }
  }
  release();
  await expect(app.heading).toHaveText('Combat');
});

test('while the app starts, a link waits for the steps before it', async ({ page, app, sheet, items }) => {
  const release = await holdRequests(page, GAME_DATA);
  await sheet.open();
  await expect(page.locator('html[data-shell]'), 'the app handles presses').toHaveCount(0);
  await sheet.decrease('Health');
  await sheet.decrease('Health');
  await expect(page.getByRole('definition').first()).toHaveText(`${HEALTH}−2`);
  await app.link('Items').click();
  release();
  await expect(items.heading).toHaveText('Items');
  await page.goBack();
  await expect(sheet.health).toHaveValue(String(HEALTH - 2));
});

test('while the app starts, a link of the character leads on at once', async ({ page, app, sheet }) => {
  const release = await holdRequests(page, GAME_DATA);
  await sheet.open();
  await expect(page.locator('html[data-shell]'), 'the app handles presses').toHaveCount(0);
  await app.link('Combat').click();
  await expect(page).toHaveURL('/character/id/aria/combat');
  await expect(app.link('Combat')).toHaveAttribute('aria-current', 'page');
  await expect(app.text('Loading...')).toBeVisible();
  release();
  await expect(app.heading).toHaveText('Combat');
});

test('the bars and the links of a sheet stand where they will be', async ({ page, app, sheet }) => {
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/character/id/aria', { waitUntil: 'commit' });
    const controls = [sheet.button('Decrease Health'), sheet.button('Increase Focus'), app.link('Combat')];
    const before = await Promise.all(controls.map(boxOf));
    release();
    await sheet.expectOpen();
    const after = await Promise.all(controls.map(boxOf));
    for (const [index, box] of after.entries()) {
      expect(Math.abs(box.x - (before[index]?.x ?? 0))).toBeLessThan(8);
      expect(Math.abs(box.y - (before[index]?.y ?? 0))).toBeLessThan(8);
    }
    await page.unroute(SCRIPTS);
  }
});
