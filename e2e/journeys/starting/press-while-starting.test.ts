import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { GAME_DATA, holdLaterScripts, holdRequests, SCRIPTS } from '../../support/served-files.ts';
import { expect, test } from '../../support/test.ts';

/** A name that is no markup. */
const NAME = '<b>Aria & co';

/** Tells of the script that takes presses, by an event `early`, before it does anything. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    let early: typeof window.early;
    Object.defineProperty(window, 'early', {
      get: () => early,
      set(value: typeof early) {
        early = value;
        dispatchEvent(new Event('early'));
      },
    });
  }),
);

/** Presses links as the app begins to render, when the page still is as it stood before. */
async function pressAsItStarts(page: Page, ...names: string[]): Promise<void> {
  await page.addInitScript((texts) => {
    addEventListener('early', () => {
      const early = window.early;
      if (!early) throw new Error('The page has no early script.');
      const { starts } = early;
      early.starts = () => {
        const isAsBuilt = starts();
        for (const text of texts)
          [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)?.click();
        return isAsBuilt;
      };
    });
  }, names);
}

/** Holds what React renders from the start of the app on. Returns what lets it go on. */
async function holdRendering(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    let isHeld = false;
    MessagePort.prototype.postMessage = function post(message: unknown) {
      const act = () => postMessage.call(this, message);
      if (isHeld) held.push(act);
      else act();
    };
    addEventListener('early', () => {
      const early = window.early;
      if (!early) throw new Error('The page has no early script.');
      const { starts } = early;
      early.starts = () => {
        isHeld = true;
        document.documentElement.dataset.held = '';
        return starts();
      };
    });
    addEventListener('release', () => {
      isHeld = false;
      for (const act of held) act();
    });
  });
  return async () => {
    await expect(page.locator('[data-held]')).toHaveCount(1);
    await page.evaluate(() => void dispatchEvent(new Event('release')));
  };
}

test('a press while the app starts waits for the part of the page that it is in', async ({ page, home }) => {
  await home.open();
  await home.openSidebar();
  await expect(page.getByRole('link', { name: 'Talents', exact: true })).toBeVisible();
  await pressAsItStarts(page, 'Talents');
  await page.goto('/settings');
  await expect(page).toHaveTitle('Talents - Tabard');
});

test('a new character is asked for while the app starts, and can be named before the game is there', async ({
  page,
  newCharacter,
}) => {
  const releaseData = await holdRequests(page, GAME_DATA);
  await pressAsItStarts(page, 'New character');
  await page.goto('/');
  await expect(newCharacter.heading).toHaveText('New Character');
  await expect(newCharacter.heading).toBeFocused();
  await expect(page).toHaveURL('/character/new');
  await expectAccessible(page);
  await newCharacter.name.fill(NAME);
  releaseData();
  await expect(newCharacter.text('Starting skills')).toBeVisible();
  await expect(newCharacter.heading).toHaveCount(1);
  await expect(newCharacter.name).toHaveValue(NAME);
  await expect(newCharacter.name).toBeFocused();
  await page.goBack();
  await expect(newCharacter.heading).toHaveText('Welcome to Tabard');
});

test('a pressed new character is asked for before React has taken over the page', async ({
  page,
  newCharacter,
}) => {
  const releaseData = await holdRequests(page, GAME_DATA);
  const release = await holdRendering(page);
  await pressAsItStarts(page, 'New character');
  await page.goto('/');
  await expect(newCharacter.heading).toHaveText('New Character');
  await expectAccessible(page);
  await newCharacter.name.fill(NAME);
  const place = await newCharacter.name.boundingBox();
  await release();
  await expect(page).toHaveURL('/character/new');
  await expect(newCharacter.heading).toHaveText('New Character');
  await expect(newCharacter.name).toBeFocused();
  expect(await newCharacter.name.boundingBox()).toEqual(place);
  releaseData();
  await expect(newCharacter.text('Starting skills')).toBeVisible();
  await expect(newCharacter.name).toHaveValue(NAME);
  await expect(newCharacter.name).toBeFocused();
});

test('a press after that of a new character leads where it says', async ({ page, home, newCharacter }) => {
  await home.open();
  await home.openSidebar();
  await expect(page.getByRole('link', { name: 'Talents', exact: true })).toBeVisible();
  const release = await holdRendering(page);
  await pressAsItStarts(page, 'New character', 'Talents');
  await page.goto('/');
  await expect(newCharacter.heading).toHaveText('Welcome to Tabard');
  await release();
  await expect(page).toHaveTitle('Talents - Tabard');
});

test('a press of a button that React takes over later waits too', async ({ page, home }) => {
  const release = await holdLaterScripts(page);
  await home.open();
  await expect(page.locator('html[data-shell]'), 'the app handles presses').toHaveCount(0);
  await home.trySample('Odda Harrow').click();
  await home.trySample('Bartol Fenn').click();
  release();
  await expect(home.heading).toHaveText('Bartol Fenn');
});

test('a press that is released once the app has started counts', async ({
  page,
  app,
  home,
  newCharacter,
}) => {
  await newCharacter.create('Aria');
  for (const [name, expectDone] of [
    ['Toggle sidebar', () => expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()],
    ['Continue with Aria', () => expect(app.heading).toHaveText('Aria')],
  ] as const) {
    const release = await holdRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(home.heading).toHaveText('Welcome to Tabard');
    await home.button(name).or(home.link(name)).hover();
    await page.mouse.down();
    release();
    await expect(page.locator('html[data-shell]'), 'the app handles presses').toHaveCount(0);
    await page.mouse.up();
    await expectDone();
    await page.unroute(SCRIPTS);
  }
});

test('a press before the script that takes presses is there is carried out', async ({ page, sheet }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const sample = document.querySelector<HTMLElement>('main [aria-label^="Try Ilse Wren"]');
      if (!sample) return;
      observer.disconnect();
      document.documentElement.dataset.tried = window.early ? 'late' : 'early';
      sample.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('');
  await expect(page.locator('[data-tried=early]')).toHaveCount(1);
  await expect(sheet.heading).toHaveText('Ilse Wren');
});
