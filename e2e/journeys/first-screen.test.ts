import { holdLaterScripts } from '../support/served-files.ts';
import { expect, test } from '../support/test.ts';

test('before the game is here, the home page opens the sidebar and follows a link', async ({
  page,
  home,
}) => {
  const release = await holdLaterScripts(page);
  await home.open();
  await expect(home.heading).toHaveText('Welcome to Tabard');
  await home.openSidebar();
  await home.newCharacter.click();
  await expect(home.heading).toHaveText('Welcome to Tabard');
  release();
  await expect(home.heading).toHaveText('New Character');
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
