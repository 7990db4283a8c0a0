import { PAGES_OF_NO_PATH } from '../../data/addresses.ts';
import { expectAccessibleAtEverySize } from '../../support/accessibility.ts';
import { setUp, show } from '../../support/stage.ts';
import { test } from '../../support/test.ts';

test('every screen is accessible on a phone, a tablet and a laptop, in both themes', {
  tag: '@thorough',
}, async ({ page }) => {
  test.setTimeout(3_600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, address] of Object.entries({ ...(await setUp(page)), ...PAGES_OF_NO_PATH })) {
    await test.step(name, async () => {
      await show(page, address);
      await expectAccessibleAtEverySize(page);
    });
  }
});
