import { journeyLaunchOptions } from '../../../scripts/lib/chromium.mjs';
import { expectBadInputToFit } from '../../support/bad-input.ts';
import { test } from '../../support/test.ts';

// The browser's own setting for 200 % text.
test.use({ launchOptions: journeyLaunchOptions('--blink-settings=defaultFontSize=32') });

test('names that no layout expects fit every screen with 200 % text', { tag: '@thorough' }, async ({
  page,
}) => {
  test.slow();
  await expectBadInputToFit(page);
});
