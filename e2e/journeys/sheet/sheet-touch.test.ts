import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { overlap, scrollPosition, settledBoxOf } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';
import { PHONE, SMALL_PHONE } from '../../support/viewports.ts';

test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

test.beforeEach(async ({ sheetLayout }) => {
  await sheetLayout.openNew();
});

interface Swipe {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

/** Moves a finger up or down in 12 steps, one a frame. */
async function swipe(page: Page, { x, from, to }: Swipe): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] });
  for (let step = 1; step <= 12; step += 1) {
    const y = from + ((to - from) * step) / 12;
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a finger on a title scrolls; it drags only after Move or resize', async ({ page, sheetLayout }) => {
  const before = await sheetLayout.place('Skills');
  const vigor = await settledBoxOf(sheetLayout.title('Vigor'));
  await swipe(page, { x: vigor.x + 10, from: vigor.y + 10, to: vigor.y - 200 });
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(100);
  expect((await sheetLayout.place('Skills')).x).toBe(before.x);
  await expect(sheetLayout.undo).not.toHaveAccessibleDescription(/Move/);

  await page.evaluate(() => window.scrollTo(0, 0));
  await sheetLayout.arrange.tap();
  await page.evaluate(() => window.scrollTo(0, 0));
  await sheetLayout.grip('Health').tap();
  const health = await settledBoxOf(sheetLayout.title('Health'));
  await swipe(page, { x: health.x + 10, from: health.y + 10, to: health.y + 260 });
  await sheetLayout.expectLastChange('Move Health');
  // The rest of the first swipe may scroll the page a little; the drag covers 260 pixels.
  expect(await scrollPosition(page)).toBeLessThan(20);
});

test('a second tap on Move or resize ends the move', async ({ sheetLayout }) => {
  await sheetLayout.arrange.tap();
  const grip = sheetLayout.grip('Vigor');
  await grip.tap();
  await expect(grip).toHaveAttribute('aria-pressed', 'true');
  await grip.tap();
  await expect(grip).toHaveAttribute('aria-pressed', 'false');
  await expect(sheetLayout.done).toHaveCount(0);
});

test('every control is large enough for a thumb', async ({ sheetLayout }) => {
  const { main } = sheetLayout;
  const controls = main.getByRole('button').or(main.getByRole('spinbutton'));
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    const name = await control.getAttribute('aria-label');
    if (box === null) continue;
    // A number that opens its explanation is as large as its text; its target is larger.
    if (name?.includes(': ')) {
      const target = await control.evaluate((number) => getComputedStyle(number, '::after').width);
      expect(Number.parseFloat(target), name).toBeGreaterThanOrEqual(43.9);
      continue;
    }
    // A name that opens a card has its whole row as its target.
    const row = await control.evaluate((element) => getComputedStyle(element, '::after').height);
    const height = Math.max(box.height, Number.parseFloat(row) || 0);
    expect(Math.min(box.width, height), name ?? '').toBeGreaterThanOrEqual(43.9);
  }
});

test('a hit of 5 takes two taps and is one step to undo, an explanation one tap', async ({ page, sheet }) => {
  const max = Number(await sheet.health.getAttribute('aria-valuemax'));
  await sheet.tapOn('Health');
  await expect(sheet.pad('Health')).toBeVisible();
  await expectAccessible(page);
  await sheet.button('−5 Health').tap();
  await expect(sheet.pad('Health')).toHaveCount(0);
  await expect(sheet.health).toHaveValue(String(max - 5));
  await sheet.undo.tap();
  await expect(sheet.health).toHaveValue(String(max));
  await sheet.button(`Maximum Health: ${max}`).tap();
  await expect(sheet.dialogNamed('Maximum Health')).toContainText('Base');
});

test('the sheet of a sample character is at most 3,000 px high', async ({ page, sheetLayout }) => {
  await sheetLayout.openSample();
  await expect(sheetLayout.notes).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(3000);
  await page.setViewportSize(SMALL_PHONE);
  await expect.poll(height).toBeLessThanOrEqual(3920);
});

/** The smaller side of what reacts to a finger, which reaches over the edges of a button. */
function targetOf(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    const { width, height } = getComputedStyle(element, '::after');
    return Math.min(Number.parseFloat(width), Number.parseFloat(height));
  });
}

test('the tiles keep their sizes and their maxima while they are arranged', async ({ sheetLayout }) => {
  const sizeOf = async (tile: string) => {
    const { width, height } = await sheetLayout.place(tile);
    return { width, height };
  };
  const before = await sizeOf('Health');
  await sheetLayout.arrange.tap();
  await expect(sheetLayout.grip('Health')).toBeVisible();
  expect(await sizeOf('Health')).toEqual(before);
  await expect(sheetLayout.button(/^Maximum Health/)).toBeVisible();
  expect(await targetOf(sheetLayout.grip('Health'))).toBeGreaterThanOrEqual(43.9);
});

test('a stack shows a line of its text, and its buttons stand beside its name', async ({
  page,
  sheetLayout,
}) => {
  await sheetLayout.openSample();
  expect(await targetOf(sheetLayout.button('Increase Quantity of Salt drops'))).toBeGreaterThanOrEqual(43.9);
  for (const width of [390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const words = sheetLayout.text('For when the light gets thin.');
    const isCut = await words.evaluate((text) => {
      const line = text.closest('p')?.parentElement;
      return text.getBoundingClientRect().right > (line?.getBoundingClientRect().right ?? 0);
    });
    expect(isCut).toBe(false);
    const lineOf = async (button: string) => {
      const control = sheetLayout.inventory.getByRole('button', { name: button, exact: true });
      return { ...(await settledBoxOf(control)), x: 0, width };
    };
    const name = await lineOf('Salt drops');
    expect(overlap(await lineOf('Use Salt drops'), name)).toBe(true);
    expect(overlap(await lineOf('Delete Salt drops'), name)).toBe(true);
  }
});

test('on a tablet the weight of a stack stands on the line of its name, below the other weights', async ({
  page,
  sheetLayout,
}) => {
  await sheetLayout.openSample();
  await page.setViewportSize({ width: 820, height: 1180 });
  const boxes = async (item: string, weight: string) => {
    const row = sheetLayout.inventory.getByRole('listitem').filter({ hasText: item });
    return {
      name: await settledBoxOf(row.getByRole('button', { name: item, exact: true })),
      weight: await settledBoxOf(row.getByText(`Weight ${weight}`, { exact: true })),
    };
  };
  const single = await boxes('The Patient', '3');
  const stack = await boxes('Salt drops', '0.2');
  expect(overlap({ ...stack.weight, x: 0 }, { ...stack.name, x: 0 })).toBe(true);
  expect(stack.weight.x).toBeGreaterThan(stack.name.x + stack.name.width);
  const ends = [single, stack].map(({ weight }) => weight.x + weight.width);
  expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThanOrEqual(1);
});
