import { expect, expectSaved, expectText, numberIn, SHEET, test } from '../test.ts';

test('a first visit leads to a sheet and an action, saved over a reload', { tag: '@short' }, async ({
  tabard,
}) => {
  await tabard.trySample();
  const { window } = tabard;
  await window.click('button', 'Increase Boost Points');
  await expectSaved(window);
  await tabard.open(`${SHEET}/combat`);
  await window.click('button', 'Begin Combat');
  await window.click('button', 'Roll dice');
  await window.click('button', 'Perform Action');
  await expectText(window, /2\s*\/\s*4/);
  await expectSaved(window);
  await window.reload();
  await expectText(window, /2\s*\/\s*4/);
  await tabard.open(SHEET);
  await expect.poll(() => numberIn(window, 'Boost Points')).toBe('3');
});

test('a sheet is edited and undone, and is there after a restart', async ({ tabard }) => {
  await tabard.trySample();
  const { window } = tabard;
  await window.click('button', 'Increase Boost Points');
  await window.fill('textbox', 'Notes', 'Written in another engine.');
  await window.press('Tab');
  await expectSaved(window);
  await window.reload();
  await expect.poll(() => window.value('textbox', 'Notes')).toBe('Written in another engine.');
  await window.click('button', 'Undo');
  await window.click('button', 'Undo');
  await expect.poll(() => numberIn(window, 'Boost Points')).toBe('2');
  await window.press(['Control', 'Shift', 'z']);
  await expect.poll(() => numberIn(window, 'Boost Points')).toBe('3');
  await expectSaved(window);
  await tabard.restart();
  await tabard.open(SHEET);
  expect(await numberIn(tabard.window, 'Boost Points')).toBe('3');
  // The history belongs to the tab: the new one has none.
  expect(await tabard.window.value('textbox', 'Notes')).not.toContain('another engine');
});

test('a change that is called saved is there after the browser was killed', async ({ tabard }) => {
  await tabard.trySample();
  await tabard.window.click('button', 'Increase Boost Points');
  await expect.poll(() => numberIn(tabard.window, 'Boost Points')).toBe('3');
  await expectSaved(tabard.window);
  await tabard.killAndRestart();
  await tabard.open(SHEET);
  expect(await numberIn(tabard.window, 'Boost Points')).toBe('3');
});

test('no tile of the sample character needs a scrollbar', async ({ tabard }) => {
  await tabard.trySample();
  const overflowing = await tabard.window.evaluate(() =>
    [...document.querySelectorAll('[data-tile-content]')]
      .filter(
        ({ parentElement }) => parentElement && parentElement.scrollHeight > parentElement.clientHeight + 1,
      )
      .map((content) => content.closest('[data-tile]')?.getAttribute('data-tile')),
  );
  expect(overflowing).toEqual([]);
});

test('a number is explained, and a press elsewhere, a second press or Escape ends that', async ({
  tabard,
}) => {
  await tabard.trySample();
  const { window } = tabard;
  const explained = () => window.count('dialog', 'Maximum Energy');
  for (const end of [
    () => window.click('heading', 'Equipment'),
    () => window.click('button', /^Maximum Energy: \d+$/),
    () => window.press('Escape'),
  ]) {
    await window.click('button', /^Maximum Energy: \d+$/);
    await expect.poll(explained).toBe(1);
    expect(await window.text('dialog', 'Maximum Energy')).toMatch(/Base\s+\d+[\s\S]*Total\s+\d+/);
    await end();
    await expect.poll(explained).toBe(0);
  }
});
