import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The words of the controls that are drawn with an outline in the main part. */
const drawnButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a)')]
      .filter((control) => control.checkVisibility() && control.innerText.trim() !== '')
      .filter((control) => getComputedStyle(control).borderTopWidth !== '0px')
      .map((control) => control.innerText.trim()),
  );

test('paper shows what is stored, and nothing to press', async ({
  page,
  characters,
  combat,
  encounters,
  sheetLayout,
}) => {
  await sheetLayout.openSample();
  await combat.openFromSheet();
  await page.emulateMedia({ media: 'print' });
  expect(await drawnButtons(page)).toEqual([]);
  await characters.open();
  await expect(characters.button('Load Ilse Wren')).toBeHidden();
  expect(await drawnButtons(page)).toEqual([]);

  await page.emulateMedia({ media: 'screen' });
  await encounters.open();
  await encounters.button(/^Try /).click();
  await page.setViewportSize({ width: 703, height: 1032 });
  const fill = () =>
    page.evaluate(() => {
      const bar = document.querySelector('main [style*="--filled"]');
      return bar && getComputedStyle(bar, '::before').display;
    });
  await expect.poll(fill).toBe('block');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(fill).toBe('none');
});
