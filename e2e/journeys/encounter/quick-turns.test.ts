import { GOBLINS } from '../../data/encounters.ts';
import { quickPress } from '../../support/quick-press.ts';
import { expect, test } from '../../support/test.ts';
import { LAPTOP, PHONE } from '../../support/viewports.ts';

for (const [count, viewport, tag] of [
  [40, PHONE, ''],
  [600, PHONE, ' @thorough'],
  [600, LAPTOP, ' @thorough'],
] as const) {
  test(`each of ${count} quick presses in an encounter counts, ${viewport.width} px wide${tag}`, async ({
    page,
    encounter,
    newEncounter,
  }) => {
    await page.setViewportSize(viewport);
    await newEncounter.create('Ambush', GOBLINS);
    await encounter.addMembers('Goblins', 3);
    await encounter.start.click();
    await expect(encounter.turn).toHaveText('Round 1Phase 1');
    const nextRound = encounter.button('Next Round');
    const nextPhase = encounter.button(/^Move to /);
    // None of them twice in a row: of a double click on a turn button only the first click counts.
    const controls = [nextPhase, encounter.undo, encounter.redo, nextRound, encounter.undo, encounter.undo];
    for (let presses = 0; presses < count; presses += 1) {
      const control = controls[presses % controls.length] ?? encounter.undo;
      const before = (await encounter.turn.textContent()) ?? '';
      await quickPress(page, control);
      await expect(encounter.turn, `press ${presses + 1}`).not.toHaveText(before);
    }
  });
}
