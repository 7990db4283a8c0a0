import { ARIA } from '../data/characters.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { storedCharacters, storeUnreadableCharacter } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

test('an unreadable record is reported, listed, downloaded as it is, and discarded', async ({
  page,
  characters,
  dataSection,
  rescue,
}) => {
  await characters.upload(ARIA);
  const garbage = 'gar"bage {\u2028 ünd';
  await rescue.open();
  await storeUnreadableCharacter(page, 'olden', garbage);

  await dataSection.open();
  const report = dataSection.status('could not be read');
  const entry = dataSection.text('Unable to load olden.');
  await expect(report).toContainText('olden');
  await expect(entry).toBeVisible();
  await expectAccessibleInBothThemes(page, 'unreadable');
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await expect(report).toHaveCount(0);

  expect((await dataSection.download('Download olden (character)')).text).toBe(garbage);
  const discard = dataSection.button('Discard olden (character)');
  await discard.click();
  await dataSection.no.click();
  await expect(entry).toBeVisible();
  await discard.click();
  await dataSection.yes.click();
  await expect(entry).toHaveCount(0);
  await page.reload();
  await dataSection.expectSnapshots();
  await expect(entry).toHaveCount(0);
  expect(await storedCharacters(page)).toEqual({ aria: ARIA });
});

test('the data section shows all copies, the used space, the persistence and the last backup', async ({
  page,
  characters,
  dataSection,
}) => {
  await characters.upload(ARIA);
  await dataSection.open();
  await expect(dataSection.fact('First copy (IndexedDB)')).toContainText('Every change is saved');
  await expect(dataSection.fact('Second copy (localStorage)')).toContainText('In sync');
  await expect(dataSection.fact('Third copy (private files)')).toContainText(
    'In sync: has the latest version of 1 record',
  );
  await expect(dataSection.fact('Space used')).toContainText(/\d[\d.]* [kM]?B of [\d.]+ [MGT]B/);
  await expect(dataSection.fact('Persistence')).toContainText(/Granted|Denied/);
  await expect(dataSection.fact('Last backup')).toContainText('None yet');
  await expectAccessibleInBothThemes(page, 'data-section');
});
