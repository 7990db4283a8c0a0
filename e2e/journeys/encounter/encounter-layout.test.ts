import type { Locator } from '@playwright/test';
import { THREE_GROUPS } from '../../data/encounters.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { boxOf, horizontalOverflow } from '../../support/layout.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { expect, test } from '../../support/test.ts';
import { LAPTOP, PHONE } from '../../support/viewports.ts';

test('an encounter with 30 members fits one screen of a laptop', async ({
  page,
  encounter,
  newEncounter,
}) => {
  // Axe takes long with so many controls.
  test.slow();
  await page.setViewportSize(LAPTOP);
  await newEncounter.create('The bridge at dusk', ...THREE_GROUPS);
  for (const { name } of THREE_GROUPS) await encounter.addMembers(name, 10);
  await encounter.start.click();
  await encounter.hasActed('Goblins 4').check();
  await encounter.health('Goblins 2').fill('0');
  await encounter.health('Cultists 7').fill('5');
  const sliders = page.getByRole('slider');
  await expect(sliders).toHaveCount(90);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LAPTOP.height);
  const lowest = await sliders.evaluateAll((all) =>
    Math.max(...all.map((each) => each.getBoundingClientRect().bottom)),
  );
  expect(lowest).toBeLessThan((await boxOf(encounter.reset)).y);
  await expect(encounter.button('Move to Phase 2')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await takeScreenshots(page, 'encounter-thirty');
});

test('every value stands beside its maximum, at every width', async ({ page, encounter, newEncounter }) => {
  await newEncounter.create('The bridge at dusk', ...THREE_GROUPS);
  for (const { name } of THREE_GROUPS) await encounter.addMembers(name, 1);
  const values = page.locator('[data-max]');
  for (const width of [996, 1024, 1100, 1180, 1280, 1366, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(values).toHaveCount(9);
    // A maximum without room wraps, below what is seen.
    const hidden = () =>
      values.evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight).length);
    await expect.poll(hidden, `maxima out of sight at ${width}`).toBe(0);
  }
});

test('the controls of a group come in the order in which they stand', async ({
  page,
  encounter,
  newEncounter,
}) => {
  const { name } = THREE_GROUPS[0]!;
  await newEncounter.create('Ambush', ...THREE_GROUPS);
  await encounter.addMembers(name, 1);
  const controls = encounter.region(name).locator('header').getByRole('button');
  for (const width of [320, 390, 600, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // They stand elsewhere once the page knows its new width.
    await expect(async () => {
      const boxes = await Promise.all((await controls.all()).map(boxOf));
      for (const [index, box] of boxes.slice(1).entries()) {
        const before = boxes[index]!;
        const isBelow = box.y >= before.y + before.height;
        expect(isBelow || box.x >= before.x + before.width, `control ${index + 1} at ${width}`).toBe(true);
      }
    }).toPass();
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('an encounter is played by thumb', async ({ page, encounter, newEncounter }) => {
    await newEncounter.create('Ambush', ...THREE_GROUPS);
    // At the foot of the screen, however little there is above it, and at the end of the page too.
    const foot = PHONE.height - 16;
    const bottomOf = async (button: Locator) => {
      const { y, height } = await boxOf(button);
      return y + height;
    };
    await expect.poll(() => bottomOf(encounter.start)).toBeGreaterThan(foot);
    await encounter.addMembers('Goblins', 5);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => bottomOf(encounter.start)).toBeGreaterThan(foot);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await encounter.start.tap();
    for (const name of ['Reset', 'Next Round', 'Move to Phase 2']) {
      const box = await boxOf(encounter.button(name));
      expect(box.y).toBeGreaterThan((PHONE.height * 2) / 3);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    await expect(encounter.health('Goblins 1')).toHaveCount(0);
    await expect(encounter.row('Goblins 1')).toHaveAccessibleName(
      /^Goblins 1 Health (\d+)\/\1 Energy (\d+)\/\2 · AP (\d+)\/\3$/,
    );
    await encounter.row('Goblins 1').tap();
    for (const name of ['Increase Goblins 1 Health', 'Decrease Goblins 1 AP', 'Remove Goblins 1']) {
      const box = await boxOf(encounter.button(name));
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    await encounter.button('Decrease Goblins 1 Health').tap();
    await expect(encounter.health('Goblins 1')).toHaveValue('7');
    await encounter.hasActed('Goblins 1').tap();
    await expect(encounter.hasActed('Goblins 1')).toBeChecked();
    expect((await boxOf(encounter.row('Goblins 2'))).height).toBe(64);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await takeScreenshots(page, 'encounter-five');
    // Tall enough that the bar covers no row by half.
    await page.setViewportSize({ width: 320, height: 3000 });
    await expectAccessible(page);
  });

  for (const [size, count] of [
    [PHONE, 6],
    [{ width: 320, height: 640 }, 2],
  ] as const)
    test(`${count} members are in sight at ${size.width} px, and the tabs where they always are`, async ({
      page,
      encounter,
      newEncounter,
    }) => {
      await page.setViewportSize(size);
      await newEncounter.create('Lights on the White Road', { name: 'Salt Wreckers', health: 16 });
      await encounter.addMembers('Salt Wreckers', 8);
      const top = (await boxOf(encounter.reset)).y;
      const last = await boxOf(encounter.members('Salt Wreckers').nth(count - 1));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(last.y + last.height).toBeLessThanOrEqual(top);

      await encounter.row('Salt Wreckers 7').tap();
      await expect(encounter.button('Remove Salt Wreckers 7')).toBeInViewport({ ratio: 1 });
      const remove = await boxOf(encounter.button('Remove Salt Wreckers 7'));
      expect(remove.y + remove.height).toBeLessThanOrEqual((await boxOf(encounter.reset)).y);

      await page.evaluate(() => scrollTo(0, 0));
      const tabs = page.getByRole('tablist', { name: 'Encounters' });
      const { y } = await boxOf(tabs);
      // A line of text is not of whole pixels.
      for (const tab of ['Manager', 'Create']) {
        await encounter.openTab(tab);
        expect(Math.abs((await boxOf(tabs)).y - y)).toBeLessThan(1);
      }
    });

  test('five points off the seventh member of thirty take two taps', async ({
    page,
    encounter,
    newEncounter,
  }) => {
    await newEncounter.create('The bridge at dusk', ...THREE_GROUPS);
    for (const { name } of THREE_GROUPS) await encounter.addMembers(name, 10);
    await encounter.start.tap();
    await page.evaluate(() => {
      addEventListener('pointerup', () => {
        document.body.dataset.taps = String(Number(document.body.dataset.taps ?? 0) + 1);
      });
    });
    await encounter.row('Goblins 7').tap();
    await encounter.button('−5 Health of Goblins 7').tap();
    await expect(encounter.health('Goblins 7')).toHaveValue('3');
    await expect(page.locator('body')).toHaveAttribute('data-taps', '2');
    await encounter.undo.tap();
    await expect(encounter.health('Goblins 7')).toHaveValue('8');
  });
});
