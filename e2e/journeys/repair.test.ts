import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { test } from '../support/served-build.ts';
import { expect } from '../support/test.ts';

// As in a private window: only the browser's own cache is between app and host.
test.use({ serviceWorkers: 'block' });

test('Repair on the error page fetches the app anew, after a file arrived as a half', async ({
  page,
  build,
  errors,
  app,
  newCharacter,
  sheet,
}) => {
  await newCharacter.create('Aria');
  await expect(sheet.saved).toBeVisible();
  // What is broken on purpose.
  errors.allow(/./);
  build.halve(/^\/assets\/(?!.*\.(?:css|woff2)$)/);
  // The browser has kept what was loaded so far; of what comes later it keeps halves.
  await app.openAddress('settings');
  await expect(app.heading).toHaveText('Unexpected Application Error!');
  await expectAccessibleInBothThemes(page, 'repair');
  build.halve(undefined);
  await app.link('Repair').click();
  await expect(page).toHaveTitle('Home - Tabard');
  await app.openAddress('settings');
  await expect(app.heading).toHaveText('Settings');
  await sheet.open();
  await expect(sheet.boostPoints).toBeVisible();
});
