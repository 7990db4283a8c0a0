import { expectAccessible } from '../support/accessibility.ts';
import {
  answerGameData,
  GAME_DATA,
  holdLaterScripts,
  holdRequests,
  PATCH_NOTES,
} from '../support/served-files.ts';
import { expect, test } from '../support/test.ts';

test('the app says Loading... until the game data arrive', async ({ page, home }) => {
  const release = await holdRequests(page, GAME_DATA);
  await home.open();
  await expect(home.text('Loading...')).toBeVisible();
  release();
  await expect(home.heading).toHaveText('Welcome to Tabard');
  await expect(home.heading).toBeVisible();
});

for (const [what, answer] of [
  ['missing', { status: 404, body: 'Not found' }],
  ['a web page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }],
  ['no JSON', { status: 200, contentType: 'application/json', body: '{"name":' }],
  ['no pack', { status: 200, contentType: 'application/json', body: '{"name":"x"}' }],
] as const) {
  // The tests of `fetchJson` tell every kind of failure from a file; a file that is no pack comes after it.
  const tag = what === 'missing' || what === 'no pack' ? [] : '@thorough';
  test(`where BaseGameData.json is ${what}, the app says so and offers an upload`, { tag }, async ({
    page,
    app,
    errors,
    home,
    newCharacter,
  }) => {
    if (what === 'missing') errors.allow(/404/);
    await answerGameData(page, answer);
    await home.open();
    await expect(home.text('The standard game data could not be read')).toBeVisible();
    await expect(home.link('upload a game data pack')).toBeVisible();
    await expectAccessible(page);
    await app.openAddress('/gamedata');
    await expect(app.text('No game data pack is enabled')).toBeVisible();
    await newCharacter.open();
    await expect(newCharacter.text('There are no skills to choose from')).toBeVisible();
  });
}

test('where PatchNotes.json is missing, home says so', async ({ page, errors, home }) => {
  errors.allow(/404/);
  await page.route(PATCH_NOTES, (route) => route.fulfill({ status: 404, body: '' }));
  await home.open();
  await expect(home.text('Unable to load Patch Notes.')).toBeVisible();
});

test('on a later visit nothing of the home page goes while the app takes it over', async ({
  page,
  app,
  home,
  newCharacter,
}) => {
  await newCharacter.create('Aria');
  await expect(app.saved).toBeVisible();
  await page.addInitScript(() => {
    let isShown = false;
    const look = () => {
      const more = document.querySelector('#root #more');
      if (isShown && more === null) console.error('The sample characters are gone.');
      isShown = more !== null;
      requestAnimationFrame(look);
    };
    look();
  });
  await home.open();
  // The tools come last.
  await expect(app.saved).toBeVisible();
  await expect(home.region('Sample characters')).toBeVisible();
});

test('an unknown address shows the error page', async ({ page, app }) => {
  await page.goto('/no/such/page');
  await expect(app.heading).toHaveText('Unexpected Application Error!');
  await expect(app.text('404 Not Found')).toBeVisible();
  await expectAccessible(page);
});

test('before the game is here, the home page opens the sidebar and follows a link', async ({
  page,
  home,
}) => {
  // The page itself names the scripts of the form.
  const release = await holdRequests(page, GAME_DATA);
  await home.open();
  await expect(home.heading).toHaveText('Welcome to Tabard');
  await home.openSidebar();
  await home.newCharacter.click();
  await expect(home.heading).toHaveText('New Character');
  await expect(home.text('Loading...')).toBeVisible();
  await expect(home.text('Starting skills')).toBeHidden();
  release();
  await expect(home.text('Starting skills')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
});

test('before the game is here, the home page keeps the press of a sample character', async ({
  page,
  home,
}) => {
  const release = await holdLaterScripts(page);
  await home.open();
  await home.trySample('Ilse Wren').click();
  release();
  await expect(home.heading).toHaveText('Ilse Wren');
});
