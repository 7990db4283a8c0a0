import { expect, expectText, test } from '../test.ts';

for (const [what, answer] of [
  ['missing', { status: 404, contentType: 'text/plain', body: 'Not found' }],
  ['no JSON', { status: 200, contentType: 'application/json', body: '{"name":' }],
  ['no pack', { status: 200, contentType: 'application/json', body: '{"name":"x"}' }],
] as const) {
  test(`where BaseGameData.json is ${what}, the app says so and works on`, async ({ tabard }) => {
    if (what === 'missing') tabard.allow(/404/);
    tabard.answer('BaseGameData.json', answer);
    const { window } = tabard;
    await tabard.open('');
    await expectText(window, 'The standard game data could not be read');
    await expect.poll(() => window.count('link', 'upload a game data pack')).toBe(1);
    await tabard.open('gamedata');
    await expectText(window, 'No game data pack is enabled');
    await tabard.open('character/new');
    await expectText(window, 'There are no skills to choose from');
  });
}
