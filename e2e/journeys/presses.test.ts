import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Presses where the control is now, as a hand does: it waits for nothing. */
async function press(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

for (const [count, width, tag] of [
  [40, 390, ''],
  [600, 390, ' @thorough'],
  [600, 1440, ' @thorough'],
] as const) {
  test(`each of ${count} quick presses in combat counts, at a width of ${width}${tag}`, async ({
    page,
    combat,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await combat.startGame();
    await combat.begin.click();
    const controls = [combat.nextRound, combat.undo, combat.nextRound, combat.redo, combat.nextPhase];
    const isOn = async (control: Locator) => (await control.getAttribute('aria-disabled')) === null;
    /** What each of the steps changes. */
    const state = async () =>
      JSON.stringify([await combat.turn.textContent(), await isOn(combat.undo), await isOn(combat.redo)]);
    let pressed = 0;
    for (let turn = 0; pressed < count; turn += 1) {
      const control = controls[(turn * 2 + Math.floor(turn / 5)) % controls.length] ?? combat.nextRound;
      if (!(await isOn(control))) continue;
      const before = await state();
      await press(page, control);
      await expect.poll(state, { message: `press ${pressed} of ${control}` }).not.toBe(before);
      pressed += 1;
    }
  });
}
