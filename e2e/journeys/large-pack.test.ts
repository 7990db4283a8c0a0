import { houseRules, packOfManyEffects } from '../data/house-rules.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const WORKER = '**/pack-worker*.js';

test('a large pack is read in a worker, and all of it is there', async ({
  page,
  glossary,
  managePacks,
  uploadPack,
}) => {
  await uploadPack.open();
  const worker = page.waitForEvent('worker');
  await uploadPack.choose(packOfManyEffects());
  await worker;
  await expect(uploadPack.preview('Many Effects')).toContainText('5,000 new: Effect 0, Effect 1,');
  await uploadPack.storeButton.click();
  await uploadPack.expectStored('Many Effects 1');
  await uploadPack.openTab('Manage');
  await managePacks.toggle('Many Effects 1');
  await managePacks.expectLoaded(2);
  await glossary.open('status-effects?query=Name:Effect 4999');
  await expect(glossary.heading).toHaveText('Status Effects (1)');
  await expect(glossary.article('Effect 4999')).toBeVisible();
});

test('reading a large pack shows its progress, and can be canceled', async ({ page, uploadPack }) => {
  let isHeld = true;
  await page.route(WORKER, async (route) => {
    if (!isHeld) await route.continue();
  });
  await uploadPack.open();
  await uploadPack.choose(packOfManyEffects(), 'many.json');
  await expect(uploadPack.progressOf('many.json')).toHaveAttribute('aria-valuenow', '0');
  await expect(uploadPack.text('Reading many.json: 0 %')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'pack-reading');
  await uploadPack.button('Cancel').click();
  await expect(uploadPack.progress).toHaveCount(0);
  await expect(uploadPack.text('Reading many.json was cancelled. Nothing was changed.')).toBeVisible();
  await expect(uploadPack.storeButton).toBeDisabled();

  isHeld = false;
  await uploadPack.choose(packOfManyEffects(), 'many.json');
  await expect(uploadPack.preview('Many Effects')).toBeVisible();
});

test('a file chosen while another is read replaces it', async ({ page, uploadPack }) => {
  await page.route(WORKER, () => undefined);
  await uploadPack.open();
  await uploadPack.choose(packOfManyEffects(), 'many.json');
  await expect(uploadPack.progressOf('many.json')).toBeVisible();
  await uploadPack.choose(houseRules());
  await expect(uploadPack.preview('House Rules')).toBeVisible();
  await expect(uploadPack.progress).toHaveCount(0);
});

test('where the worker cannot be loaded, the page itself reads a large pack', async ({
  page,
  errors,
  uploadPack,
}) => {
  errors.allow(/pack-worker|ERR_FAILED/);
  await page.route(WORKER, (route) => route.abort());
  await uploadPack.open();
  await uploadPack.choose(packOfManyEffects());
  await expect(uploadPack.preview('Many Effects')).toBeVisible();
});
