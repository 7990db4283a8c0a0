import { writeFileSync } from 'node:fs';
import { houseRules } from '../../data/house-rules.ts';
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
 * Moves the focus to a control by Tab, or backwards by Shift+Tab. It must not pass the end of the page: a
 * headless Firefox then has its focus in the browser's bar, and dispatches no click for Enter.
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

test('a pack is uploaded by keyboard alone', async ({ tabard }) => {
  const { window } = tabard;
  writeFileSync(tabard.path('pack.json'), JSON.stringify(houseRules()));
  await tabard.open('gamedata/management/upload');
  await window.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    field?.addEventListener('click', (event) => {
      // The system's own dialog, where the file would be chosen.
      event.preventDefault();
      document.title = 'The dialog is open';
    });
    field?.focus();
  });
  await window.press('Enter');
  await expect.poll(() => window.evaluate(() => document.title)).toBe('The dialog is open');
  await window.upload(tabard.path('pack.json'));
  await expectText(window, 'House Rules');
  await pressAt(window, 'Store Pack', 'Enter');
  await expectText(window, /House Rules \d+ has been stored\./);
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
