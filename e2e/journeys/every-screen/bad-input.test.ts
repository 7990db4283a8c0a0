import { expectBadInputToFit } from '../../support/bad-input.ts';
import { test } from '../../support/test.ts';

test('names that no layout expects, 40 status effects and 300 actions fit every screen', async ({ page }) => {
  test.slow();
  await expectBadInputToFit(page);
});
