import type { Page } from '@playwright/test';
import { combatant } from '../data/characters.ts';
import { SAMPLES } from '../data/samples.ts';
import { scrollPosition } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { LAPTOP, PHONE } from '../support/viewports.ts';

/** Barely visible: a tenth of the layout shift that counts as good. */
const LIMIT = 0.01;

/** The layout shift since the page was opened, once it is at rest. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive at once; late shifts get this time.
        setTimeout(() => resolve(sum), 500);
      }),
  );
}

for (const viewport of [PHONE, LAPTOP]) {
  const tag = viewport === PHONE ? [] : '@thorough';
  test(`nothing moves while a screen opens, ${viewport.width} px wide`, { tag }, async ({
    page,
    app,
    characters,
    encounter,
    encounters,
    home,
    workshop,
  }) => {
    const expectStable = async (screen: string) => {
      await expect(app.saved).toBeAttached();
      expect(await layoutShift(page), screen).toBeLessThanOrEqual(LIMIT);
    };
    await page.setViewportSize(viewport);
    await home.open();
    await expectStable('the first visit');
    await characters.startGame();
    await characters.upload(combatant({ name: 'Brandt' }));
    await encounters.open();
    await encounters.button(/^Try /).click();
    await encounter.addToParty('Aria', 'Brandt');
    await workshop.open();
    await workshop.make('New pack', 'Attic');
    for (const address of [
      '/',
      '/character/storage',
      '/character/id/aria',
      '/character/id/aria/combat',
      '/character/id/aria/skills',
      '/gamedata/items',
      '/gm/encounter/manager',
      '/gm/encounter/create',
      '/gm/encounter/encounter',
      '/settings',
      '/settings/patch-notes',
      '/workshop/attic',
      '/workshop/attic/versions',
    ]) {
      await app.openAddress(address);
      await expectStable(address);
    }
  });
}

test('Back and a reload return to where the sheet and a list were scrolled to', async ({
  page,
  characters,
  sheet,
  glossary,
}) => {
  await page.setViewportSize(PHONE);
  await characters.uploadAndLoad(SAMPLES.characters[0]!);
  await expect(sheet.health).toBeVisible();
  await page.mouse.move(200, 20);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrollPosition(page)).toBe(900);
  await sheet.goTo('Talents');
  await expect(glossary.heading).toContainText('Talents (');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(3000);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scrollPosition(page)).toBe(2000);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(900);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => scrollPosition(page)).toBe(2000);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(2000);
});
