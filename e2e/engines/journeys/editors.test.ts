import { writeFileSync } from 'node:fs';
import { houseRules } from '../../data/house-rules.ts';
import { expect, expectSaved, expectText, numberIn, SHEET, test } from '../test.ts';

test('a skill is raised for another, and an item is added', async ({ tabard }) => {
  await tabard.trySample();
  const { window } = tabard;
  await tabard.open(SHEET);
  await window.click('button', 'Increase Currency');
  await tabard.open(`${SHEET}/items/add`);
  await window.fill('searchbox', 'Search items', 'rope');
  await window.click('button', /^Add .*rope/i);
  await window.click('button', 'Submit');
  await expectText(window, /rope added\./i);
  await expectSaved(window);
  await tabard.open(`${SHEET}/skills`);
  // All of her potential is spent.
  await window.click('button', 'Decrease Beacon');
  await window.click('button', 'Increase Archery');
  await window.click('button', 'Submit');
  await expectSaved(window);
  await tabard.open(`${SHEET}/skills`);
  expect([await numberIn(window, 'Beacon'), await numberIn(window, 'Archery')]).toEqual(['4', '2']);
});

test('a pack is uploaded, enabled, and used', async ({ tabard }) => {
  const { window } = tabard;
  writeFileSync(tabard.path('pack.json'), JSON.stringify(houseRules()));
  await tabard.open('gamedata/management/upload');
  await window.upload(tabard.path('pack.json'));
  await window.click('button', 'Store Pack');
  await expectText(window, /House Rules \d+ has been stored\./);
  await window.click('tab', 'Manage');
  await window.click('switch', 'House Rules 1');
  await window.click('button', 'Submit');
  await expectText(window, '2 pack(s) loaded successfully!');
  await expectSaved(window);
  await tabard.open('gamedata/talents');
  await window.fill('textbox', 'Search value', 'Night Owl');
  await expectText(window, 'About Night Owl.');
});

test('everything is backed up, deleted and restored', async ({ tabard }) => {
  await tabard.trySample();
  const { window } = tabard;
  await window.click('button', 'Increase Boost Points');
  await expectSaved(window);
  await tabard.open('settings');
  const backup = await window.download(() => window.click('button', 'Download Backup'));
  expect(backup.name).toMatch(/^tabard-backup-\d{4}-\d\d-\d\d\.json$/);
  expect(backup.text).toContain('Ilse Wren');
  writeFileSync(tabard.path('backup.json'), backup.text);
  await tabard.open('character/storage');
  await window.click('button', 'Delete Ilse Wren');
  await window.click('button', 'Yes');
  await expectText(window, 'Go create a new character or upload one below!');
  await tabard.open('settings');
  await expect.poll(() => window.count('button', 'Restore Backup')).toBe(1);
  await window.upload(tabard.path('backup.json'));
  await window.click('button', 'Yes');
  await expectText(window, 'Restored: 1 added');
  await tabard.open(SHEET);
  expect(await numberIn(window, 'Boost Points')).toBe('3');
});
