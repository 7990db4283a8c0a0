import { characterFile } from '../data/characters.ts';
import { CURRENT_SHEET_VERSION, SHEET_VERSIONS } from '../data/sheet-versions.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { jsonFile } from '../support/files.ts';
import { storedCharacters } from '../support/stored-data.ts';
import { expect, test } from '../support/test.ts';

test('a file of every version is uploaded, stored as it is, and labeled with its version', async ({
  page,
  characters,
}) => {
  const versions = [[-1, 'INVALID'], ...SHEET_VERSIONS, [CURRENT_SHEET_VERSION + 1, 'INVALID']] as const;
  const sheets = versions.map(([version]) =>
    characterFile(`Version ${version}`, { version, species: 'Elf', maneuverPoints: 3, currentHealth: 4 }),
  );
  await characters.upload(...sheets);
  for (const [version, label] of versions) {
    await expect(characters.text(`Version ${version} has been uploaded.`)).toBeVisible();
    await expect(characters.card(`Version ${version}`).getByText(label, { exact: true })).toBeVisible();
  }
  expect(await storedCharacters(page)).toEqual(
    Object.fromEntries(sheets.map((sheet) => [String(sheet.name).toLowerCase(), sheet])),
  );
  await page.reload();
  await expect(characters.loadButtons).toHaveCount(versions.length);
  await expectAccessibleInBothThemes(page, 'storage-page');
});

const UNREADABLE = 'Unable to read file.';
const INVALID = 'File was not a valid character.';
const NESTED = `${'['.repeat(65)}${']'.repeat(65)}`;
const wrong = (fields: Readonly<Record<string, unknown>>) => characterFile('Wrong', fields);

const BROKEN: readonly (readonly [
  file: string,
  content: string | Buffer | object,
  message: string,
  detail: RegExp,
])[] = [
  ['empty.json', '', UNREADABLE, /The file is empty/],
  ['truncated.json', '{"version":7,"name":"Tru', UNREADABLE, /not JSON: see line 1, column 25/],
  ['latin.json', Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]), UNREADABLE, /UTF-8/],
  ['deep.json', `{"version":7,"name":"Deep","notes":${NESTED}}`, UNREADABLE, /more than 64 levels/],
  ['twice.json', '{"version":7,"name":"A","name":"B"}', UNREADABLE, /names “name” twice/],
  ['long.json', wrong({ notes: 'x'.repeat(100_001) }), UNREADABLE, /more than 100000 characters/],
  ['list.json', '[]', INVALID, /at least a version, a name/],
  ['item.json', '{"id":"1","name":"Sword","quantity":1}', INVALID, /at least a version, a name/],
  ['none.json', characterFile('None'), INVALID, /cannot use None as a name/],
  ['wrong.json', wrong({ equipment: 7 }), INVALID, /^\$\.equipment: /],
  ['wrong.json', wrong({ skills: { Blades: 'two' } }), INVALID, /^\$\.skills\.Blades: /],
  [
    'again.json',
    characterFile(' ＡＲＩＡ '),
    'A character with that name already exists',
    /Delete that one first/,
  ],
];

test('each of several broken files is refused with its reason, and nothing stored changes', async ({
  page,
  characters,
}) => {
  await characters.upload(characterFile('Aria'));
  const before = await storedCharacters(page);
  await characters.uploadField.setInputFiles([
    ...BROKEN.map(([name, content]) => jsonFile(name, content)),
    jsonFile('good.json', characterFile('Good')),
  ]);
  await characters.button('Skip').click();
  await expect(characters.status('good.json').getByRole('paragraph')).toHaveText([
    ...BROKEN.flatMap(([file, , message, detail]) => [file, message, detail, 'Nothing stored has changed.']),
    'good.json',
    'Good has been uploaded.',
  ]);
  await expectAccessibleInBothThemes(page, 'uploads-refused');
  const { good, ...others } = await storedCharacters(page);
  expect(good).toEqual(characterFile('Good'));
  expect(others).toEqual(before);
});

test('several files are uploaded at once, each with its own message', async ({ page, characters }) => {
  await characters.upload(characterFile('Aria'));
  const hostile = JSON.stringify(characterFile('Proto', { packInfo: [] }));
  await characters.uploadField.setInputFiles([
    jsonFile('empty.json', ''),
    jsonFile('broken.json', '{"version":7,'),
    jsonFile('list.json', '[1,2,3]'),
    jsonFile('again.json', characterFile('ARIA')),
    jsonFile('proto.json', `{"__proto__":{"polluted":true},"constructor":{},${hostile.slice(1)}`),
    jsonFile(
      'old.json',
      '{"version":0,"name":"Olden","health":3,"energy":2,"species":"Elf","maneuverPoints":2}',
    ),
  ]);
  await characters.button('Skip').click();
  const messages = characters.status('empty.json');
  await expect(messages).toContainText(UNREADABLE);
  await expect(messages).toContainText(INVALID);
  await expect(messages).toContainText('A character with that name already exists');
  await expect(messages).toContainText('Proto has been uploaded.');
  await expect(messages).toContainText('Olden has been uploaded.');
  await expect(characters.loadButtons).toHaveCount(3);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('a file of 200 MB is refused at once, and nothing stored changes', async ({ characters }) => {
  await characters.upload(characterFile('Aria'));
  await characters.uploadField.evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new ArrayBuffer(200_000_000)], 'huge.json', { type: 'application/json' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(characters.text(UNREADABLE)).toBeVisible();
  await expect(characters.loadButtons).toHaveCount(1);
});

test('a file dropped anywhere on the page is uploaded', async ({ page, characters }) => {
  await characters.open();
  await expect(characters.uploadField).toBeAttached();
  await page.evaluate(
    (text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.json'));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer }));
    },
    JSON.stringify(characterFile('Dropped')),
  );
  await expect(characters.loadButton('Dropped')).toBeVisible();
});
