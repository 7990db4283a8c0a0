import { houseRules, packOfManyEffects } from '../data/house-rules.ts';
import type { ManagePacksScreen } from '../screens/manage-packs.ts';
import type { UploadPackScreen } from '../screens/upload-pack.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const WORKER = '**/pack-worker*.js';

/** Stores the pack of many effects, which is previewed, and enables it. */
async function storeAndEnable(uploadPack: UploadPackScreen, managePacks: ManagePacksScreen): Promise<void> {
  await uploadPack.storeButton.click();
  await uploadPack.expectStored('Many Effects 1');
  await uploadPack.openTab('Manage');
  await managePacks.toggle('Many Effects 1');
  await managePacks.expectLoaded(2);
}

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
  await storeAndEnable(uploadPack, managePacks);
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

/**
 * In the page, from its start: counts the texts of over a million characters that it gets from its database.
 */
function countLargeTexts() {
  const counted = window as unknown as { largeTexts: number };
  counted.largeTexts = 0;
  const success = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'result');
  Object.defineProperty(IDBRequest.prototype, 'result', {
    ...success,
    get(this: IDBRequest) {
      const value: { data?: unknown } | undefined = success?.get?.call(this);
      if (typeof value?.data === 'string' && value.data.length > 1_000_000) counted.largeTexts += 1;
      return value;
    },
  });
}

test('once it was read, a worker gets a stored pack of over 1 MB, and the page does not', async ({
  page,
  glossary,
  managePacks,
  uploadPack,
}) => {
  await uploadPack.open();
  await uploadPack.choose(packOfManyEffects('x'.repeat(200)));
  await storeAndEnable(uploadPack, managePacks);
  await page.addInitScript(countLargeTexts);
  // To enable it has read it once, which told that it is large.
  await glossary.open('status-effects?query=Name:Effect 4999');
  await expect(glossary.article('Effect 4999')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { largeTexts: number }).largeTexts)).toBe(0);
});
