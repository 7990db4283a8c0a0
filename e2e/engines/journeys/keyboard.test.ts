import type { Chord, EngineWindow } from '../engine.ts';
import { expect, expectText, SHEET, test } from '../test.ts';

/** The name of the focused control. */
const focusedName = (window: EngineWindow): Promise<string> =>
  window.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });

/**
 * Moves the focus to a control by Tab, or backwards by Shift+Tab. It must not pass the end of the page: a headless
 * Firefox then has its focus in the browser's bar, and dispatches no click for Enter.
 */
async function tabTo(window: EngineWindow, name: string, key: Chord = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if ((await focusedName(window)) === name) return;
    await window.press(key);
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

async function pressAt(window: EngineWindow, name: string, key: string): Promise<void> {
  await tabTo(window, name);
  await window.press(key);
}

test('a list is searched by keyboard alone', async ({ tabard }) => {
  const { window } = tabard;
  await tabard.open('gamedata/items');
  await tabTo(window, 'Search value');
  for (const letter of 'rope') await window.press(letter);
  await window.press('Enter');
  await expectText(window, 'Name: rope');
  await pressAt(window, 'Remove Name: rope', 'Enter');
  await expect.poll(() => window.count('button', 'Remove Name: rope')).toBe(0);
});

test('a round is played by keyboard alone', async ({ tabard }) => {
  await tabard.trySample();
  const { window } = tabard;
  await tabard.open(`${SHEET}/combat`);
  await pressAt(window, 'Begin Combat', 'Enter');
  await pressAt(window, 'Roll dice', 'Space');
  await pressAt(window, 'Perform Action', 'Enter');
  await expectText(window, /2\s*\/\s*4/);
  await tabTo(window, 'Begin Next Round', ['Shift', 'Tab']);
  await window.press('Enter');
  await expectText(window, /Round\s*2/);
});
