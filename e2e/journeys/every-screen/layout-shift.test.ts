import { PAGES_OF_NO_PATH } from '../../data/addresses.ts';
import { SAMPLES } from '../../data/samples.ts';
import { scrollPosition } from '../../support/layout.ts';
import { followLink, type LayoutShift, layoutShift } from '../../support/layout-shift.ts';
import { setUp, show, untilShown } from '../../support/stage.ts';
import { expect, test } from '../../support/test.ts';
import { LAPTOP, PHONE } from '../../support/viewports.ts';

/** Barely visible: a tenth of the layout shift that counts as good. */
const MAX_SHIFT = 0.01;

for (const viewport of [PHONE, LAPTOP]) {
  const tag = viewport === PHONE ? [] : '@thorough';
  test(`nothing moves while any screen opens, by its address or by a link, ${viewport.width} px wide`, {
    tag,
  }, async ({ page, home }) => {
    test.slow();
    const found: string[] = [];
    const check = (screen: string, { sum, moved }: LayoutShift) => {
      if (sum >= MAX_SHIFT) found.push([`${screen}: ${sum.toFixed(4)}`, ...moved].join('\n'));
    };
    await page.setViewportSize(viewport);
    await home.open();
    await expect(home.saved).toBeAttached();
    check('the first visit', await layoutShift(page));
    const screens = await setUp(page);
    for (const [name, address] of Object.entries(screens)) {
      const since = await followLink(page, address);
      await untilShown(page, address);
      check(`${name}, by a link`, await layoutShift(page, since));
      await show(page, address);
      check(name, await layoutShift(page));
    }
    for (const [name, address] of Object.entries(PAGES_OF_NO_PATH)) {
      await show(page, address);
      check(name, await layoutShift(page));
    }
    expect(found).toEqual([]);
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
