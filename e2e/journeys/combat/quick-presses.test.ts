import { quickPress } from '../../support/quick-press.ts';
import { expect, test } from '../../support/test.ts';
import { LAPTOP, PHONE } from '../../support/viewports.ts';

for (const [count, viewport, tag] of [
  [40, PHONE, ''],
  [600, PHONE, ' @thorough'],
  [600, LAPTOP, ' @thorough'],
] as const) {
  test(`each of ${count} quick presses in combat counts, ${viewport.width} px wide${tag}`, async ({
    page,
    combat,
  }) => {
    await page.setViewportSize(viewport);
    await combat.startGame();
    await combat.begin.click();
    await expect(combat.undo).toBeEnabled();
    // None of them twice in a row: of a double click on a turn button only the first click counts.
    const controls = [combat.nextRound, combat.undo, combat.redo, combat.undo];
    for (let presses = 0; presses < count; presses += 1) {
      const control = controls[presses % controls.length] ?? combat.undo;
      const before = (await combat.turn.textContent()) ?? '';
      await quickPress(page, control);
      await expect(combat.turn, `press ${presses + 1}`).not.toHaveText(before);
    }
  });
}
