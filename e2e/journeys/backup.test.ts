import { ARIA, BERTRAM } from '../data/characters.ts';
import { GOBLINS } from '../data/encounters.ts';
import { packOfManyEffects } from '../data/house-rules.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { clearSiteData, storedCharacters } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

test('a backup restores everything into an empty browser; a damaged one is refused first', async ({
  page,
  characters,
  dataSection,
  encounters,
  newEncounter,
  rescue,
}) => {
  await characters.upload(ARIA, BERTRAM);
  await newEncounter.create('Ambush', GOBLINS);
  await dataSection.open();
  await dataSection.dicePrefix.fill('/roll ');
  await expect(dataSection.saved).toBeVisible();
  await expect(dataSection.fact('Last backup')).toContainText('None yet');

  const backup = await dataSection.download('Download Backup');
  expect(backup.name).toMatch(/^tabard-backup-\d{4}-\d\d-\d\d\.json$/);
  await expect(dataSection.fact('Last backup')).not.toContainText('None yet');

  // The rescue page of the same site keeps no storage open.
  await rescue.open();
  await clearSiteData(page);
  await characters.open();
  await expect(characters.empty).toBeVisible();

  await dataSection.open();
  await dataSection.restoreBackup(backup.text.replace('two lines', 'two limes'));
  const damaged = dataSection.dialog.filter({ hasText: 'does not match its checksum' });
  await expectAccessibleInBothThemes(page, 'damaged-backup');
  await damaged.getByRole('button', { name: 'No' }).click();
  expect(await storedCharacters(page)).toEqual({});
  const otherVersion = backup.text.replace('"version": 1', '"version": 2');
  for (const refused of [backup.text.slice(0, -20), '{}', otherVersion]) {
    await dataSection.restoreBackup(refused);
    await expect(dataSection.text(/Nothing was changed/).last()).toBeVisible();
    expect(await storedCharacters(page)).toEqual({});
  }

  await dataSection.restoreBackup(backup.text);
  await expect(dataSection.text(/^Restored: 3 added; 1 replaced|^Restored: 4 added/)).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ aria: ARIA, bertram: BERTRAM });
  await expect(dataSection.dicePrefix).toHaveValue('/roll ');
  await encounters.open();
  await expect(encounters.button('Load Ambush')).toBeVisible();
});

test('after twenty saves without a backup the characters screen offers one, once', async ({
  page,
  characters,
  sheet,
}) => {
  await characters.upload(ARIA);
  const backUp = characters.button('Back Up Everything');
  await expect(backUp).toHaveCount(0);
  await sheet.open();
  for (let press = 1; press <= 20; press += 1) {
    await sheet.increase('Boost Points');
    // Presses that come quicker than a save share one.
    await expect.poll(async () => (await storedCharacters(page)).aria).toMatchObject({ boostPoints: press });
  }
  await characters.open();
  await expectAccessibleInBothThemes(page, 'backup-reminder');
  expect((await characters.download('Back Up Everything')).name).toMatch(/^tabard-backup-/);
  await expect(backUp).toHaveCount(0);
});

for (const isLoaded of [true, false])
  test(`a backup with a large pack is read ${isLoaded ? 'in a worker' : 'by the page where the worker cannot be loaded'}`, async ({
    page,
    dataSection,
    errors,
    managePacks,
    rescue,
    uploadPack,
  }) => {
    await uploadPack.open();
    await uploadPack.choose(packOfManyEffects('x'.repeat(200)));
    await uploadPack.storeButton.click();
    await uploadPack.expectStored('Many Effects 1');
    await dataSection.open();
    const backup = await dataSection.download('Download Backup');
    await rescue.open();
    await clearSiteData(page);
    await dataSection.open();

    let asked = 0;
    errors.allow(/backup-worker|ERR_FAILED/);
    await page.route('**/backup-worker*.js', (route) => {
      asked += 1;
      return isLoaded ? route.continue() : route.abort();
    });
    await dataSection.restoreBackup(backup.text);
    await expect(dataSection.text(/^Restored: 1 added/)).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    await managePacks.open();
    await expect(managePacks.pack('Many Effects 1')).toBeVisible();
  });
