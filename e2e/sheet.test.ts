import { inflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { fighter } from './combat-game.ts';
import { monstrous, openCharacter } from './editors-game.ts';
import { expect, expectNoAxeFindings, expectNoAxeFindingsAnywhere, look, test } from './fixtures.ts';
import { pressAt, tabTo, writeIn } from './keyboard.ts';

const TILES = [
  'Health',
  'Energy',
  'Vigor',
  'Focus',
  'Boost Points',
  'Currency',
  'Potential',
  'Equipment',
  'Skills',
  'Inventory',
  'Talents',
  'Notes',
] as const;

/** A width in each of the six breakpoints. */
const WIDTHS = [1500, 1280, 1024, 820, 600, 390, 320];

async function createCharacter(page: Page): Promise<void> {
  await page.goto('/character/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Aria');
  await page.getByRole('spinbutton', { name: 'Starting Potential' }).fill('40');
  for (let index = 0; index < 4; index += 1) await page.getByRole('checkbox').nth(index).check();
  await page.getByRole('button', { name: 'Create Character' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aria');
  await expect(page.getByRole('region')).toHaveCount(TILES.length);
}

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is in the document, once it has stopped moving. */
async function settled(locator: Locator): Promise<Box> {
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      before = await locator.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return JSON.stringify({ x, y: y + window.scrollY, width, height });
      });
      return before === last;
    })
    .toBe(true);
  return JSON.parse(before) as Box;
}

async function places(page: Page): Promise<Record<(typeof TILES)[number], Box>> {
  const boxes: Partial<Record<(typeof TILES)[number], Box>> = {};
  for (const name of TILES) boxes[name] = await settled(tile(page, name));
  return boxes as Record<(typeof TILES)[number], Box>;
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('at every width the tiles neither overlap nor overflow, and need no scrollbar', async ({ page }) => {
  await createCharacter(page);
  await look(page, 'sheet');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = Object.entries(await places(page));
    for (const [name, box] of boxes) {
      for (const [other, second] of boxes) {
        if (name < other) expect(overlap(box, second), `${name} on ${other} at ${width}`).toBe(false);
      }
    }
    const overflowing = await page.evaluate(() => {
      const contents = [...document.querySelectorAll('[data-tile-content]')];
      return {
        page: document.documentElement.scrollWidth > window.innerWidth,
        tiles: contents
          .filter((content) => {
            const body = content.parentElement;
            return (
              body !== null &&
              (body.scrollHeight > body.clientHeight + 1 || content.scrollWidth > body.clientWidth)
            );
          })
          .map((content) => content.closest('[data-tile]')?.getAttribute('data-tile')),
      };
    });
    expect(overflowing, `at ${width}`).toEqual({ page: false, tiles: [] });
  }
});

test("a usual character's tiles are about as tall as what they hold, and the notes show all", async ({
  page,
}) => {
  await page.goto('/character/storage');
  await page.getByRole('button', { name: 'Try Ilse Wren' }).click();
  await expect(page.getByRole('region')).toHaveCount(TILES.length);
  for (const width of [2560, 2300, 1920, 1440, 1439, 1280, 1200, 1000, 900, 820, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(tile(page, 'Notes'));
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll('[data-tile-content]')]
        .filter((content) => content.querySelector('textarea') === null)
        .map((content) => (content.parentElement?.clientHeight ?? 0) - content.clientHeight),
    );
    expect(Math.max(...empty), `empty at ${width}`).toBeLessThan(230);
    const notes = page.getByRole('textbox', { name: 'Notes' });
    const cut = await notes.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(cut, `cut from the notes at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('a tile is dragged by its title and resized by its corner, and stays there', async ({ page }) => {
  await createCharacter(page);
  const before = await places(page);

  await tile(page, 'Talents').getByRole('heading', { name: 'Talents', exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(before.Skills!.x + 60, before.Skills!.y + 20, { steps: 10 });
  await page.mouse.up();
  const after = await places(page);
  expect(after.Talents!.x).toBe(before.Skills!.x);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Move Talents');

  // By its grip as well, which is then not pressed.
  const grip = tile(page, 'Talents').getByRole('button', { name: 'Move or resize' });
  await grip.hover();
  const held = await settled(tile(page, 'Talents'));
  await page.mouse.down();
  await page.mouse.move(before.Talents!.x + held.width - 20, held.y + 20, { steps: 10 });
  await page.mouse.up();
  expect((await places(page)).Talents!.x).toBe(before.Talents!.x);
  await expect(grip).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await places(page)).Talents!.x).toBe(before.Skills!.x);

  await tile(page, 'Notes').hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const notes = await settled(tile(page, 'Notes'));
  const corner = {
    x: notes.x + notes.width - 5,
    y: notes.y + notes.height - 5 - (await page.evaluate(() => window.scrollY)),
  };
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x, corner.y + 110, { steps: 10 });
  await page.mouse.up();
  expect((await settled(tile(page, 'Notes'))).height).toBe(notes.height + 110);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Resize Notes');

  const moved = await places(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  expect(await places(page)).toEqual(moved);

  await page.getByRole('button', { name: 'Reset Grid Layout' }).click();
  expect(await places(page)).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await places(page)).toEqual(moved);
});

test('each width keeps its own places', async ({ page }) => {
  await createCharacter(page);
  const wide = await places(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await places(page);
  await tile(page, 'Notes').getByRole('button', { name: 'Move or resize' }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  expect((await settled(tile(page, 'Notes'))).y).toBeLessThan(narrow.Notes!.y);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await places(page)).toEqual(wide);
});

test('a tile is moved and resized by keyboard alone, each step announced', async ({ page }) => {
  await createCharacter(page);
  const before = await settled(tile(page, 'Health'));
  const grip = tile(page, 'Health').getByRole('button', { name: 'Move or resize' });
  await grip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Health: column 1 of 12, row 1' })).toBeAttached();
  await expectNoAxeFindings(page);

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'Health: column 2 of 12' })).toBeAttached();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '2 high.' })).toBeAttached();
  const after = await settled(tile(page, 'Health'));
  expect(after.x).toBeGreaterThan(before.x);
  expect(after.height).toBe(before.height + 110);

  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'It goes no further.' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await expect(grip).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
  expect((await settled(tile(page, 'Health'))).x).toBe(before.x);
});

for (const [width, height] of [
  [720, 450],
  [320, 568],
] as const) {
  const tag = width === 720 ? [] : '@thorough';
  test(`at ${width} by ${height} what is moved stays in sight, and so does where the focus goes`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/character/storage');
    await page.getByRole('button', { name: 'Try Ilse Wren' }).click();
    await expect(page.getByRole('region')).toHaveCount(TILES.length);
    const title = tile(page, 'Notes').getByRole('heading', { name: 'Notes' });
    const grip = tile(page, 'Notes').getByRole('button', { name: 'Move or resize' });
    /** What is drawn at the middle of it is it: it is on the screen, and no bar lies over it. */
    const inSight = async (locator: Locator) => {
      await settled(locator);
      const isSeen = await locator.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return element.contains(
          document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2),
        );
      });
      expect(isSeen).toBe(true);
    };
    await grip.focus();
    await page.keyboard.press('Enter');
    await inSight(title);
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Shift+ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
      await inSight(title);
    }
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
    await expect(grip).toBeFocused();
    await inSight(grip);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a finger on a title scrolls; it drags only after Move or resize', async ({ page }) => {
    await createCharacter(page);
    const before = await settled(tile(page, 'Skills'));
    const client = await page.context().newCDPSession(page);
    const swipe = async (x: number, from: number, to: number) => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: from }] });
      for (let step = 1; step <= 12; step += 1) {
        const y = from + ((to - from) * step) / 12;
        await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const title = await settled(tile(page, 'Vigor').getByRole('heading', { name: 'Vigor' }));
    await swipe(title.x + 10, title.y + 10, title.y - 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect((await settled(tile(page, 'Skills'))).x).toBe(before.x);
    await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAccessibleDescription(/Move/);

    await page.evaluate(() => window.scrollTo(0, 0));
    await tile(page, 'Health').getByRole('button', { name: 'Move or resize' }).tap();
    const handle = await settled(tile(page, 'Health').getByRole('heading', { name: 'Health' }));
    await swipe(handle.x + 10, handle.y + 10, handle.y + 260);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Move Health');
    // What is left of the fling before may move it by a little; the drag itself is 260.
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(20);
  });

  test('a second tap on Move or resize ends it', async ({ page }) => {
    await createCharacter(page);
    const grip = tile(page, 'Vigor').getByRole('button', { name: 'Move or resize' });
    await grip.tap();
    await expect(grip).toHaveAttribute('aria-pressed', 'true');
    await grip.tap();
    await expect(grip).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('button', { name: 'Done' })).toHaveCount(0);
  });

  test('every control is as large as a thumb', async ({ page }) => {
    await createCharacter(page);
    const controls = page
      .getByRole('main')
      .getByRole('button')
      .or(page.getByRole('main').getByRole('spinbutton'));
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      const name = await control.getAttribute('aria-label');
      if (box === null) continue;
      // The number that explains itself stands in a line of text; it answers to more than its own size.
      if (name?.includes(': ')) {
        const reach = await control.evaluate((number) => getComputedStyle(number, '::after').width);
        expect(Number.parseFloat(reach), name).toBeGreaterThanOrEqual(43.9);
        continue;
      }
      expect(Math.min(box.width, box.height), name ?? '').toBeGreaterThanOrEqual(40);
    }
  });
});

test('resources are stepped, typed and clamped where they stand, and undone', async ({ page }) => {
  await createCharacter(page);
  const health = page.getByRole('spinbutton', { name: 'Health', exact: true });
  const most = (await health.getAttribute('aria-valuemax')) ?? '';
  await expect(health).toHaveValue(most);
  await page.getByRole('button', { name: 'Decrease Health' }).click();
  const less = String(Number(most) - 1);
  await expect(health).toHaveValue(less);
  for (const [typed, kept] of [
    ['1e3', less],
    ['abc', less],
    ['7.9', '7'],
    ['-5', '0'],
    ['99999999999999999999999', most],
  ] as const) {
    await health.fill(typed);
    await health.blur();
    await expect(health).toHaveValue(kept);
  }
  const currency = page.getByRole('spinbutton', { name: 'Currency', exact: true });
  await currency.fill('12');
  await expect(currency).toHaveValue('12');
  await currency.fill('gold');
  await currency.blur();
  await expect(currency).toHaveValue('0');
  await page.getByRole('button', { name: 'Increase Boost Points' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Boost Points', exact: true })).toHaveValue('1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Boost Points', exact: true })).toHaveValue('0');

  // What is typed in one visit to a field is one step; a key is another.
  await currency.fill('');
  await currency.pressSequentially('125');
  await currency.press('ArrowUp');
  await expect(currency).toHaveValue('126');
  await currency.press('Control+z');
  await expect(currency).toHaveValue('125');
  await currency.press('Control+z');
  await expect(currency).toHaveValue('0');

  await page.getByRole('button', { name: `Maximum Health: ${most}` }).click();
  await expect(page.getByRole('dialog', { name: 'Maximum Health' })).toContainText('Base');
});

test('the sheet is played by keyboard alone', async ({ page }) => {
  // It is long, not slow.
  test.slow();
  await openCharacter(page, { sheet: fighter({ health: 10 }) });
  await expectNoAxeFindingsAnywhere(page);
  const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });
  await pressAt(page, field('Health'), 'ArrowDown', 'ArrowDown', 'PageUp');
  await expect(field('Health')).toHaveValue('18');
  await writeIn(page, field('Currency'), '40');
  await pressAt(page, page.getByRole('button', { name: 'Add Potential' }));
  await expect(field('Potential to add')).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(tile(page, 'Potential')).toContainText('45');
  await expect(page.getByRole('button', { name: 'Add Potential' })).toBeFocused();

  const weapon = page.getByRole('combobox', { name: 'Weapon' });
  await pressAt(page, weapon, 'Space', 'ArrowDown', 'Enter');
  await expect(weapon.locator('option:checked')).not.toHaveText('Sword');
  await writeIn(page, field('Quantity of Bread'), '17');
  await expect(page.getByText('That would be above your limit of 20.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).not.toHaveAccessibleDescription('Change quantity of Bread');
  await pressAt(page, page.getByRole('button', { name: 'Delete Bow' }));
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Yes' }));
  await expect(tile(page, 'Inventory')).not.toContainText('Bow');
  await writeIn(page, page.getByRole('textbox', { name: 'Notes' }), 'By hand.');
  await pressAt(page, page.getByRole('button', { name: 'Reset Grid Layout' }));
  await tabTo(page, page.getByRole('link', { name: 'Combat' }), 'Shift+Tab');
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  await page.reload();
  await expect(field('Health')).toHaveValue('18');
  await expect(field('Currency')).toHaveValue('40');
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('By hand.');
});

test('a character with far too much of everything overflows no screen', async ({ page }) => {
  const { pack, sheet } = monstrous();
  await openCharacter(page, { pack, sheet });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const base = page.url();
  for (const screen of [
    '',
    '/combat',
    '/items/add',
    '/items/download',
    '/talents/add',
    '/talents/manage',
    '/skills',
    '/revert',
  ]) {
    await page.goto(`${base}${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(overflow, `${screen} at ${width}`).toBeLessThanOrEqual(0);
    }
    await look(page, `monstrous${screen.replaceAll('/', '-')}`);
  }
});

test('the largest number of coins shows whole at every width', async ({ page }) => {
  await createCharacter(page);
  const currency = page.getByRole('spinbutton', { name: 'Currency', exact: true });
  await currency.fill('1000000000000');
  await currency.press('Enter');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settled(tile(page, 'Currency'));
    const cut = await currency.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut, `at ${width}`).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: 'Increase Currency' })).toBeInViewport();
  }
});

test('potential is added in a small form that shows what it comes to', async ({ page }) => {
  await createCharacter(page);
  await page.getByRole('button', { name: 'Add Potential' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Potential' });
  const field = dialog.getByRole('spinbutton', { name: 'Potential to add' });
  await expect(dialog.getByText('Your new Potential will be 40.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Yes' })).toBeDisabled();
  await expect(field).toBeFocused();
  await field.fill('-3');
  await expect(dialog.getByRole('button', { name: 'Yes' })).toBeDisabled();
  await field.fill('5');
  await expect(dialog.getByText('Your new Potential will be 45.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(tile(page, 'Potential')).toContainText('45');
});

test('notes are saved while they are written', async ({ page }) => {
  await createCharacter(page);
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await expect(notes).toHaveValue('You can place notes here!');
  await notes.fill('The bell under the mill.\n<script>alert(1)</script>');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('The bell under the mill.\n<script>alert(1)</script>');

  // More than a character file holds is refused as a whole, in words; the tab is not held up by it.
  await notes.fill('x'.repeat(99_990));
  await notes.press('End');
  await page.evaluate((text) => document.execCommand('insertText', false, text), 'y'.repeat(11));
  await expect(notes).toHaveAccessibleDescription(/^Notes can hold 100,000 characters\./);
  await expect(notes).toHaveValue('x'.repeat(99_990));
  await notes.press('y');
  await expect(notes).toHaveValue(`${'x'.repeat(99_990)}y`);
  await expect(notes).not.toHaveAttribute('aria-invalid', 'true');
});

/** How much is drawn on each page of a document. */
function drawnOnPages(pdf: Buffer): readonly number[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Type \/Page\b.*?\/Contents (\d+) 0 R/gs)].map(([, contents]) => {
    const start = text.indexOf('stream\n', text.indexOf(`\n${contents} 0 obj`)) + 'stream\n'.length;
    return inflateSync(pdf.subarray(start, text.indexOf('\nendstream', start))).length;
  });
}

test('on paper a tile begins on the page on which its first rows stand', async ({ page }) => {
  await page.goto('/character/storage');
  await page.getByRole('button', { name: 'Try Ilse Wren' }).click();
  await expect(page.getByRole('region')).toHaveCount(TILES.length);
  const whole = drawnOnPages(await page.pdf({ format: 'Letter' }));
  expect(whole).toHaveLength(2);
  await tile(page, 'Talents').evaluate((talents) => talents.closest('[data-tile]')?.remove());
  const without = drawnOnPages(await page.pdf({ format: 'Letter' }));
  expect(without).toEqual(whole.slice(0, 1));
});

test('the sheet fits on two pages of paper, in either format', async ({ page }) => {
  await createCharacter(page);
  for (const format of ['A4', 'Letter']) {
    const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length, format).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: 'print' });
  for (const name of TILES) await expect(tile(page, name)).toBeVisible();
  for (const control of await page
    .getByRole('button', { name: /^(Increase|Decrease|Move|Add|Delete)/ })
    .all()) {
    await expect(control).toBeHidden();
  }
});
