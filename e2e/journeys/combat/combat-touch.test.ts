import type { Locator } from '@playwright/test';
import { expectAccessibleAtEverySize } from '../../support/accessibility.ts';
import { boxOf, brokenWords, overlap } from '../../support/layout.ts';
import { lookFirst } from '../../support/taps.ts';
import { expect, test } from '../../support/test.ts';
import { PHONE } from '../../support/viewports.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** Taps a control without scrolling to it first: it must be in view, and nothing may cover it. */
async function tapInView(control: Locator): Promise<void> {
  const page = control.page();
  await lookFirst(page);
  await expect(control).toBeInViewport({ ratio: 0.9 });
  await page.touchscreen.tap(...(await middleOf(control)));
}

/** Taps twice within 0.12 s by the clock of the events, however slow the machine: `then` comes in between. */
async function doubleTap(control: Locator, then: Locator): Promise<void> {
  const page = control.page();
  const [x, y] = await middleOf(control);
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const tapAfter = async (seconds: number) => {
    const timestamp = start + seconds;
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y }],
      timestamp,
    });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  };
  await tapAfter(0);
  await expect(then).toBeVisible();
  await tapAfter(0.12);
}

async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = await boxOf(control);
  return [x + width / 2, y + height / 2];
}

test('an action with a maneuver is rolled and performed in four taps, and again in two', async ({
  page,
  characters,
  combat,
}) => {
  test.slow();
  await characters.loadSample('Ilse Wren');
  await combat.openFromSheet();
  await expect(combat.button('Start Combat')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  await tapInView(combat.button('Start Combat'));
  await combat.expectTurn('Round 1');
  await combat.openTab('Actions');
  await expect(combat.button('Select Attempt')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2400);

  await test.step('four taps', async () => {
    await tapInView(combat.button('Select Flare'));
    await expect(combat.tabHeading('Flare')).toBeInViewport();
    await tapInView(combat.button('Add Kindling'));
    await expect(combat.button('Remove Kindling')).toBeVisible();
    await tapInView(combat.button('Roll dice'));
    await expect(combat.rolledDice).toHaveCount(10);
    const again = combat.button('Again: Flare, Kindling');
    await doubleTap(combat.performButton, again);
    await combat.expectBars({ Energy: 16 });
    await expect(again).toBeVisible();
    await combat.expectTab('Actions');
    const usedLast = combat.panel.getByRole('region', { name: 'Used last' });
    await expect(usedLast.getByRole('button', { name: 'Select Flare' })).toBeVisible();
  });

  await test.step('the bars at both edges leave the middle to the list', async () => {
    const [strip, again] = [await boxOf(combat.turn), await boxOf(combat.button(/^Again/))];
    expect(overlap(strip, again)).toBe(false);
    expect(again.y - (strip.y + strip.height)).toBeGreaterThan(400);
  });

  await test.step('again in two taps', async () => {
    await tapInView(combat.button('Again: Flare, Kindling'));
    await expect(combat.rolledDice).toHaveCount(10);
    await tapInView(combat.performButton);
    await combat.expectBars({ Energy: 13 });
  });

  await test.step('the next turn in one tap while the page is scrolled', async () => {
    await page.evaluate(() => scrollTo(0, 600));
    await tapInView(combat.button('Next Phase'));
    await combat.expectTurn('Phase 2');
    await combat.openTab('Take Action');
    await page.evaluate(() => scrollTo(0, 600));
    await tapInView(combat.button('Next Round'));
    await combat.expectTurn('Round 2');
  });

  await test.step('a hit in two taps', async () => {
    await tapInView(combat.button('Change Health'));
    await combat.button('−5 Health').tap();
    await combat.expectBars({ Health: 37 });
  });

  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleAtEverySize(page);
});

test('on the smallest phone the bars leave room for the action', async ({ page, characters, combat }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await characters.loadSample('Ilse Wren');
  await combat.openFromSheet();
  await tapInView(combat.button('Start Combat'));
  await combat.expectTurn('Round 1');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(combat.performButton).toBeInViewport({ ratio: 1 });
  const links = await boxOf(page.getByRole('navigation', { name: 'Character screens' }));
  const perform = await boxOf(combat.performButton);
  expect(perform.y + perform.height).toBeLessThanOrEqual(links.y);
  await page.evaluate(() => scrollTo(0, 300));
  await expect(combat.tabHeading('Spark')).toBeInViewport();
  const strip = await boxOf(combat.turn);
  expect(perform.y - (strip.y + strip.height)).toBeGreaterThan(320);
});

test('the costs stand at one place in the rows of all actions, on the line of the dice', async ({
  characters,
  combat,
}) => {
  await characters.loadSample('Ilse Wren');
  await combat.openFromSheet();
  await combat.openTab('Actions');
  const places = async (action: string, dice: string) => {
    const row = combat.article(action);
    const inRow = await boxOf(row);
    const costs = await boxOf(row.getByRole('list', { name: 'Costs' }));
    const number = await boxOf(row.getByText(dice, { exact: true }));
    expect(costs.x + costs.width).toBeLessThanOrEqual(number.x);
    return {
      middle: costs.y + costs.height / 2 - inRow.y,
      apart: costs.y + costs.height / 2 - (number.y + number.height / 2),
    };
  };
  const own = await places('Flare', '10d6');
  const common = await places('Spark', '10d6');
  expect(Math.abs(own.apart)).toBeLessThanOrEqual(1);
  expect(Math.abs(own.middle - common.middle)).toBeLessThanOrEqual(1);
});
