import { expect, expectText, numberIn, SHEET, test } from '../test.ts';

const SCREENS = [
  ...['', '/combat', '/items/add', '/talents/add', '/talents/manage', '/skills', '/revert'].map(
    (path) => SHEET + path,
  ),
  ...['', 'character/new', 'character/storage', 'gamedata', 'gamedata/actions', 'gamedata/items'],
  ...['gamedata/status-effects', 'gamedata/talents', 'gamedata/management/manage'],
  ...['gm/encounter/manager', 'gm/player-view', 'settings', 'settings/patch-notes', 'rescue.html'],
];

test('two windows show each other’s changes, and one of them edits', async ({ tabard }) => {
  await tabard.trySample();
  const first = tabard.window;
  const second = await tabard.openWindow();
  await tabard.open(SHEET, second);
  await expectText(second, 'Take over');
  await first.click('button', 'Increase Boost Points');
  await expect.poll(() => numberIn(second, 'Boost Points')).toBe('3');
  await second.click('button', 'Take over');
  await expect.poll(() => second.count('button', 'Take over')).toBe(0);
  await second.click('button', 'Increase Boost Points');
  await expect.poll(() => numberIn(first, 'Boost Points')).toBe('4');
  expect(await first.count('button', 'Take over')).toBe(1);
});

test('every screen opens without a network after one visit', async ({ tabard }) => {
  await tabard.trySample();
  const { window } = tabard;
  await tabard.stopServer();
  for (const screen of SCREENS) {
    await tabard.open(screen);
    // The screen itself, in place of the frame that the page shows before any script.
    const isThere = () =>
      window.evaluate(
        () =>
          document.documentElement.dataset.shell === undefined &&
          !document.body.innerText.includes('Loading...') &&
          performance
            .getEntriesByType('resource')
            .every((entry) => entry.startTime + entry.duration < performance.now() - 500),
      );
    await expect.poll(() => isThere().catch(() => false)).toBe(true);
    expect(await window.bodyText()).not.toContain('Unexpected Application Error!');
  }
});
