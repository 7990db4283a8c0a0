import { expectAccessible } from './both-themes.ts';
import { aCharacter, asFile, button, storedCharacters, uploadCharacters } from './characters.ts';
import { expect, test } from './fixtures.ts';

const VERSIONS = [
  [-1, 'INVALID'],
  [0, '0.10.0'],
  [1, '0.11.0'],
  [2, '0.11.1'],
  [3, '0.12.0'],
  [4, '0.12.1'],
  [5, '0.13.0'],
  [6, '0.14.0'],
  [7, '0.15.0'],
  [8, 'INVALID'],
] as const;

test('a file of every version is uploaded, stored as it is, and labelled with its version', async ({
  page,
}) => {
  const sheets = VERSIONS.map(([version]) =>
    aCharacter(`Version ${version}`, { version, species: 'Elf', maneuverPoints: 3, currentHealth: 4 }),
  );
  await uploadCharacters(page, ...sheets);
  for (const [version, label] of VERSIONS) {
    await expect(page.getByText(`Version ${version} has been uploaded.`)).toBeVisible();
    const row = page.getByRole('article').filter({ has: button(page, `Load Version ${version}`) });
    await expect(row.getByText(label, { exact: true })).toBeVisible();
  }
  const stored = await storedCharacters(page);
  expect(stored).toEqual(
    Object.fromEntries(sheets.map((sheet) => [String(sheet.name).toLowerCase(), sheet])),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: /^Load / })).toHaveCount(VERSIONS.length);
  await expectAccessible(page, 'storage-page');
});

const UNREADABLE = 'Unable to read file.';
const INVALID = 'File was not a valid character.';
const nested = `${'['.repeat(65)}${']'.repeat(65)}`;
const wrong = (fields: Readonly<Record<string, unknown>>) => JSON.stringify(aCharacter('Wrong', fields));

const BROKEN: readonly (readonly [
  file: string,
  content: string | Buffer,
  message: string,
  detail: RegExp,
])[] = [
  ['empty.json', '', UNREADABLE, /The file is empty/],
  ['truncated.json', '{"version":7,"name":"Tru', UNREADABLE, /not JSON: see line 1, column 25/],
  ['latin.json', Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]), UNREADABLE, /UTF-8/],
  ['deep.json', `{"version":7,"name":"Deep","notes":${nested}}`, UNREADABLE, /more than 64 levels/],
  ['twice.json', '{"version":7,"name":"A","name":"B"}', UNREADABLE, /names “name” twice/],
  ['long.json', wrong({ notes: 'x'.repeat(100_001) }), UNREADABLE, /more than 100000 characters/],
  ['list.json', '[]', INVALID, /at least a version, a name/],
  ['item.json', '{"id":"1","name":"Sword","quantity":1}', INVALID, /at least a version, a name/],
  ['none.json', JSON.stringify(aCharacter('None')), INVALID, /cannot use None as a name/],
  ['wrong.json', wrong({ equipment: 7 }), INVALID, /^\$\.equipment: /],
  ['wrong.json', wrong({ skills: { Blades: 'two' } }), INVALID, /^\$\.skills\.Blades: /],
  [
    'again.json',
    JSON.stringify(aCharacter(' ＡＲＩＡ ')),
    'A character with that name already exists',
    /Delete that one first/,
  ],
];

test('broken files at once: each has its message and its reason, and nothing stored changes', async ({
  page,
}) => {
  await uploadCharacters(page, aCharacter('Aria'));
  const before = await storedCharacters(page);
  await page.getByLabel('Upload Character').setInputFiles([
    ...BROKEN.map(([name, content]) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })),
    asFile({ name: 'good.json', text: JSON.stringify(aCharacter('Good')) }),
  ]);
  await expect(page.getByText('Good has been uploaded.')).toBeVisible();
  const notices = page.getByRole('status').locator('[data-kind="error"]');
  await expect(notices).toHaveCount(BROKEN.length);
  for (const [index, [file, , message, detail]] of BROKEN.entries()) {
    const lines = notices.nth(index).getByRole('paragraph');
    await expect(lines).toHaveText([file, message, detail, 'Nothing stored has changed.']);
  }
  await expectAccessible(page, 'uploads-refused');
  const { good, ...others } = await storedCharacters(page);
  expect(good).toEqual(aCharacter('Good'));
  expect(others).toEqual(before);
});
