import { takeScreenshot } from '../support/screenshots.ts';
import { HERO, show } from '../support/stage.ts';
import { test } from '../support/test.ts';
import { screensOf, stopTime } from './stage.ts';

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

/** A laptop and a phone side by side, both in the dark theme, since the page around them may be light. */
test('the sheet on a laptop, and combat on a phone beside it', async ({ page, browser }) => {
  const pictures: string[] = [];
  for (const { viewport, name, ...touch } of [
    { viewport: LAPTOP, name: 'sheet' },
    { viewport: PHONE, name: 'combat', hasTouch: true, isMobile: true },
  ]) {
    const context = await browser.newContext({ viewport, colorScheme: 'dark', ...touch });
    const window = await context.newPage();
    await stopTime(window);
    const [, address] = (await screensOf(window, HERO)).find(([each]) => each === name) ?? ['', '/'];
    await show(window, address);
    if (name === 'combat') await window.getByRole('button', { name: 'Begin Combat' }).click();
    await window.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
    await window.evaluate(() => {
      document.documentElement.style.scrollbarGutter = 'auto';
      document.documentElement.style.overflow = 'hidden';
      scrollTo(0, 0);
    });
    const bytes = await window.screenshot();
    pictures.push(`data:image/png;base64,${bytes.toString('base64')}`);
    await context.close();
  }
  await page.setViewportSize({ width: LAPTOP.width + PHONE.width + 24, height: LAPTOP.height });
  await page.setContent(
    `<body style="display:flex;gap:24px;margin:0;background:transparent">${pictures
      .map((source) => `<img alt="" src="${source}" style="border-radius:12px">`)
      .join('')}`,
  );
  await takeScreenshot(page, 'sheet');
});
