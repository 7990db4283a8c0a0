import type { Locator, Page } from '@playwright/test';
import { fightPack } from '../../data/fight-pack.ts';
import { SAMPLES } from '../../data/samples.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { boxOf, horizontalOverflow, overlap, scrollPosition, settledBoxOf } from '../../support/layout.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { expect, test } from '../../support/test.ts';
import { PHONE, SMALL_PHONE } from '../../support/viewports.ts';

/** The height of a row of the grid with its gap. */
const ROW = 110;

/** The height of a step, in which default heights are counted. */
const STEP = ROW / 10;

/** A width in each of the six breakpoints. */
const WIDTHS = [1500, 1280, 1024, 820, 600, 390, 320];

test('at every width the tiles neither overlap nor overflow, and need no scrollbar', async ({
  page,
  sheetLayout,
}) => {
  await sheetLayout.openNew();
  await takeScreenshots(page, 'sheet');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const places = Object.entries(await sheetLayout.places());
    const overlaps = places.flatMap(([tile, place]) =>
      places.filter(([other, box]) => tile < other && overlap(place, box)).map(([other]) => [tile, other]),
    );
    expect(overlaps, `overlaps at ${width}`).toEqual([]);
    const overflows = (await sheetLayout.fits()).filter(
      (fit) => fit.neededHeight > fit.height + 1 || fit.neededWidth > fit.width,
    );
    expect(overflows, `overflows at ${width}`).toEqual([]);
    expect(await horizontalOverflow(page), `the page at ${width}`).toBeLessThanOrEqual(0);
  }
});

test("a typical character's tiles are about as tall as their content, and the notes show whole", async ({
  page,
  sheetLayout,
}) => {
  await sheetLayout.openSample();
  for (const width of [2560, 2300, 1920, 1440, 1439, 1280, 1200, 1000, 900, 820, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await sheetLayout.place('Notes');
    const fits = await sheetLayout.fits();
    const cut = fits.filter((fit) => fit.neededWidth > fit.width);
    expect(cut, `wider than its tile at ${width}`).toEqual([]);
    const unusedIn = (isMeant: (fit: (typeof fits)[number]) => boolean) =>
      Math.max(...fits.filter(isMeant).map(({ height, contentHeight }) => height - contentHeight));
    expect(
      unusedIn(({ hasNotes }) => !hasNotes),
      `unused at ${width}`,
    ).toBeLessThan(200);
    const isFixed = ({ tile }: { readonly tile: string }) => tile === 'equipment' || tile === 'skills';
    expect(unusedIn(isFixed), `unused in tiles that take no spare height, at ${width}`).toBeLessThanOrEqual(
      STEP,
    );
    const hidden = await sheetLayout.notes.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(hidden, `hidden of the notes at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('the titles of tiles side by side stand at one height', async ({ page, sheetLayout }) => {
  await sheetLayout.openSample();
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = new Map<number, number[]>();
    for (const [tile, { y }] of Object.entries(await sheetLayout.places())) {
      const title = await boxOf(sheetLayout.title(tile));
      heights.set(y, [...(heights.get(y) ?? []), title.y + title.height / 2]);
    }
    for (const row of heights.values()) {
      expect(Math.max(...row) - Math.min(...row), `at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});

test('the largest amount of currency shows whole at every width', async ({ page, sheetLayout }) => {
  await sheetLayout.openNew();
  const { currency } = sheetLayout;
  await currency.fill('1000000000000');
  await currency.press('Enter');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await sheetLayout.place('Currency');
    const hidden = await currency.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, `at ${width}`).toBeLessThanOrEqual(0);
    await expect(sheetLayout.button('Increase Currency')).toBeInViewport();
  }
});

const selectedText = (page: Page): Promise<string> => page.evaluate(() => String(getSelection()));

test('a tile is dragged by its title and resized by its corner, and stays there', async ({
  page,
  sheetLayout,
}) => {
  await sheetLayout.openNew();
  const before = await sheetLayout.places();

  await sheetLayout.title('Talents').hover();
  await sheetLayout.drag(before.Skills.x + 60, before.Skills.y + 20);
  expect((await sheetLayout.places()).Talents.x).toBe(before.Skills.x);
  await sheetLayout.expectLastChange('Move Talents');

  // Dragging by the grip does not press it, and selects nothing that it passes.
  const grip = sheetLayout.grip('Talents');
  await grip.hover();
  const moved = await sheetLayout.place('Talents');
  await sheetLayout.drag(before.Talents.x + moved.width - 20, moved.y + 20);
  expect((await sheetLayout.places()).Talents.x).toBe(before.Talents.x);
  await expect(grip).toHaveAttribute('aria-pressed', 'false');
  expect(await selectedText(page)).toBe('');
  await sheetLayout.undo.click();
  expect((await sheetLayout.places()).Talents.x).toBe(before.Skills.x);

  await sheetLayout.tile('Notes').hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(100);
  const notes = await sheetLayout.place('Notes');
  const corner = {
    x: notes.x + notes.width - 5,
    y: notes.y + notes.height - 5 - (await scrollPosition(page)),
  };
  await page.mouse.move(corner.x, corner.y);
  await sheetLayout.drag(corner.x, corner.y + ROW);
  expect((await sheetLayout.place('Notes')).height).toBe(notes.height + ROW);
  await sheetLayout.expectLastChange('Resize Notes');

  // Held below the window's edge, the corner selects nothing, and the page does not scroll below it.
  const edge = await page.evaluate(() => innerHeight);
  await page.mouse.move(corner.x, corner.y + ROW);
  const scrolled = await scrollPosition(page);
  await page.mouse.down();
  for (let step = 0; step < 10; step++) {
    await page.mouse.move(corner.x, edge + 20 + step);
    await page.waitForTimeout(40);
  }
  expect(await scrollPosition(page)).toBe(scrolled);
  expect(await selectedText(page)).toBe('');
  await page.mouse.up();
  await sheetLayout.undo.click();

  const after = await sheetLayout.places();
  await expect(sheetLayout.saved).toBeVisible();
  await page.reload();
  expect(await sheetLayout.places()).toEqual(after);

  await sheetLayout.reset.click();
  expect(await sheetLayout.places()).toEqual(before);
  await sheetLayout.undo.click();
  expect(await sheetLayout.places()).toEqual(after);
});

test('each breakpoint keeps its own places', async ({ page, sheetLayout }) => {
  await sheetLayout.openNew();
  const wide = await sheetLayout.places();
  await page.setViewportSize(PHONE);
  const narrow = await sheetLayout.places();
  expect(narrow.Potential.y).toBeLessThan(narrow.Notes.y);
  await sheetLayout.grip('Notes').click();
  await sheetLayout.button('Move up').click();
  await sheetLayout.done.click();
  const moved = await sheetLayout.places();
  expect(moved.Notes.y).toBeLessThan(moved.Potential.y);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await sheetLayout.places()).toEqual(wide);
});

test('a tile is moved and resized by keyboard, and each step is announced', async ({ page, sheetLayout }) => {
  await sheetLayout.openNew();
  const { done } = sheetLayout;
  const before = await sheetLayout.place('Health');
  const grip = sheetLayout.grip('Health');
  await grip.focus();
  await page.keyboard.press('Enter');
  await expect(sheetLayout.status('Health: column 1 of 12, row 1')).toBeAttached();
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await expect(sheetLayout.status('Health: column 2 of 12')).toBeAttached();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(sheetLayout.status('2 high.')).toBeAttached();
  const after = await sheetLayout.place('Health');
  expect(after.x).toBeGreaterThan(before.x);
  expect(after.height).toBe(before.height + ROW);

  await page.keyboard.press('ArrowUp');
  await expect(sheetLayout.status('It cannot go further.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(done).toHaveCount(0);
  await expect(grip).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(done).toHaveCount(0);
  expect((await sheetLayout.place('Health')).x).toBe(before.x);
});

/** Expects an element to be on the screen, with no bar over its middle. */
async function expectUncovered(locator: Locator): Promise<void> {
  await settledBoxOf(locator);
  const isUncovered = await locator.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  });
  expect(isUncovered).toBe(true);
}

for (const viewport of [{ width: 720, height: 450 }, SMALL_PHONE]) {
  const tag = viewport === SMALL_PHONE ? '@thorough' : [];
  test(`at ${viewport.width} by ${viewport.height} the moved tile and the focus stay in view`, {
    tag,
  }, async ({ page, sheetLayout }) => {
    await page.setViewportSize(viewport);
    await sheetLayout.openSample();
    const title = sheetLayout.title('Notes');
    const grip = sheetLayout.grip('Notes');
    await grip.focus();
    await page.keyboard.press('Enter');
    await expectUncovered(title);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Shift+ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expectUncovered(title);
    }
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
    await expect(grip).toBeFocused();
    await expectUncovered(grip);
  });
}

test('a notch on either side of a phone held sideways covers no control', async ({
  context,
  page,
  characters,
  sheet,
}) => {
  const [notch, width] = [47, 844];
  await page.setViewportSize({ width, height: 390 });
  const session = await context.newCDPSession(page);
  // The protocol's types do not know this method yet.
  const insets = { left: notch, right: notch, bottom: 21 };
  await session.send('Emulation.setSafeAreaInsetsOverride' as 'Page.enable', { insets } as object);
  const expectClear = async (...controls: readonly ReturnType<typeof sheet.button>[]) => {
    for (const control of controls) {
      const { x, width: wide } = await boxOf(control);
      expect(x).toBeGreaterThanOrEqual(notch);
      expect(x + wide).toBeLessThanOrEqual(width - notch);
    }
  };
  await characters.uploadAndLoad(SAMPLES.characters[0]!);
  await expect(sheet.health).toBeVisible();
  await expectClear(
    sheet.button('Toggle sidebar'),
    sheet.button('Search'),
    sheet.tile('Health'),
    sheet.tile('Boost Points'),
  );
  await sheet.openSidebar();
  await expectClear(sheet.link('Combat').first());
});

test('the skills of a game without groups fill the width of their tile', async ({
  page,
  characters,
  sheet,
}) => {
  const damageInfo = [{ type: 'DAMAGE_TYPE_A', name: 'Physical', relatedSkills: [] }];
  await characters.startGame({ pack: { ...fightPack(), damageInfo } });
  for (const width of [820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tile = await settledBoxOf(sheet.tile('Skills'));
    const boxes = await Promise.all((await sheet.tile('Skills').getByRole('listitem').all()).map(boxOf));
    const end = Math.max(...boxes.map((box) => box.x + box.width));
    expect(tile.x + tile.width - end, `at ${width}`).toBeLessThan(60);
  }
});

test('the groups of the skills fill the width of their tile', async ({ page, characters, sheet }) => {
  await characters.loadSample('Ilse Wren');
  for (const width of [...WIDTHS, 960, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const tile = await settledBoxOf(sheet.tile('Skills'));
    const boxes = await Promise.all(
      (await sheet.tile('Skills').getByRole('heading', { level: 3 }).all()).map(boxOf),
    );
    const end = Math.max(...boxes.map((box) => box.x + box.width));
    expect(tile.x + tile.width - end, `at ${width}`).toBeLessThan(60);
  }
});
