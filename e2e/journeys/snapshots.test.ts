import { ARIA, BERTRAM } from '../data/characters.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { fillIndexedDb } from '../support/storage-faults.ts';
import { storedCharacters } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ characters }) => {
  await characters.upload(ARIA, BERTRAM);
});

test('a deleted character is restored from the snapshot, alone and as it was', async ({
  page,
  characters,
  dataSection,
}) => {
  await characters.button('Delete Aria').click();
  await expect(characters.dialogNamed('Delete Aria?')).toBeVisible();
  expect(JSON.parse((await characters.download('Download Backup')).text)).toEqual(ARIA);
  await expectAccessibleInBothThemes(page, 'delete-dialog');
  await characters.no.click();
  expect(Object.keys(await storedCharacters(page))).toEqual(['aria', 'bertram']);

  await characters.delete('Aria');
  await expect(
    characters.text('Aria has been deleted. A snapshot under Settings still has it.'),
  ).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ bertram: BERTRAM });

  expect(await dataSection.snapshotReasons()).toEqual(['Before deleting Aria']);
  await dataSection.button(/^What differs from /).click();
  await expect(dataSection.differences.getByRole('listitem')).toHaveText([
    /^Aria \(character\) is no longer there/,
  ]);
  await expectAccessibleInBothThemes(page, 'snapshots');
  await dataSection.differences.getByRole('button', { name: /^Restore Aria \(character\) of / }).click();
  await dataSection.yes.click();
  await expect(dataSection.text('Restored: 1 added.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({ aria: ARIA, bertram: BERTRAM });
});

test('all deleted characters are restored from the snapshot', async ({ page, characters, dataSection }) => {
  const before = await storedCharacters(page);
  await characters.deleteAll();
  await expect(characters.text('All characters have been deleted.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual({});
  expect(await dataSection.snapshotReasons()).toEqual(['Before deleting all characters']);
  await dataSection.restoreSnapshot();
  await expect(dataSection.text('Restored: 2 added.')).toBeVisible();
  expect(await storedCharacters(page)).toEqual(before);
});

test('without space for the snapshot, a deletion asks once more and says what that means', async ({
  page,
  characters,
}) => {
  await fillIndexedDb(page, 'add');
  const question = characters.dialogNamed('Delete without a snapshot?');
  const answer = (name: 'Yes' | 'No') => question.getByRole('button', { name }).click();
  await characters.delete('Aria');
  await expect(question).toContainText('Nothing has been deleted yet');
  await expectAccessibleInBothThemes(page, 'no-room-dialog');
  await answer('No');
  expect(Object.keys(await storedCharacters(page))).toEqual(['aria', 'bertram']);
  await characters.delete('Aria');
  await answer('Yes');
  await expect(page.getByText('Aria has been deleted.', { exact: true })).toBeVisible();
  await characters.deleteAll();
  await answer('Yes');
  await expect(characters.empty).toBeVisible();
  expect(await storedCharacters(page)).toEqual({});
});
