import { describe, expect, it } from 'vitest';
import { CURRENT_SHEET_VERSION } from '../../core/character/migrations/steps.ts';
import { wordingText } from '../../core/lib/wording.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { codecs } from '../codecs.ts';
import { uploadFiles } from '../library/upload-files.ts';
import { CHARACTER_LIBRARY } from './character-library.ts';

const file = (json: object, name = 'a.json') => new File([JSON.stringify(json)], name);
const sheet = (name: string, fields: object = {}) => ({
  version: CURRENT_SHEET_VERSION,
  name,
  health: 5,
  ...fields,
});

describe('uploaded characters', () => {
  it('each have their own outcome, and the second of the same name is refused', async () => {
    const storage = await openStorage(codecs, new FakeBrowser().tab().environment);
    const outcomes = await uploadFiles(storage, CHARACTER_LIBRARY, [
      file(sheet('Aria')),
      file(sheet(' ARIA ')),
      file(sheet('Brom', { notes: 7 })),
      file({ version: CURRENT_SHEET_VERSION, name: 'Cara' }),
      file(sheet('Dorn', { version: -1 })),
      file(sheet('Who?')),
      file(sheet('Emer', { version: 1.5 })),
      file(sheet('Finn', { skills: [] })),
    ]);
    expect(
      outcomes.map(({ message, detail }) => [wordingText(message), detail && wordingText(detail)]),
    ).toEqual([
      ['Aria has been uploaded.', undefined],
      ['A character with that name already exists', 'Delete that one first, or change the name in the file.'],
      ['File was not a valid character.', expect.stringMatching(/^\$\.notes: /)],
      ['File was not a valid character.', 'It needs at least a version, a name and one more field.'],
      ['Dorn has been uploaded.', undefined],
      ['File was not a valid character.', '$.name: You cannot include ? characters.'],
      ['File was not a valid character.', '$.version: It has to be a whole number.'],
      ['File was not a valid character.', '$.skills: It has to be an object, a level for each skill.'],
    ]);
    expect([...storage.characters.entries().keys()]).toEqual(['aria', 'dorn']);
  });

  it('have an error if they could not be stored', async () => {
    const storage = await openStorage(codecs, new FakeBrowser().tab({ indexedDB: undefined }).environment);
    const [outcome] = await uploadFiles(storage, CHARACTER_LIBRARY, [file(sheet('Aria'))]);
    expect(outcome).toMatchObject({ kind: 'success', message: [{ name: 'Aria' }, ' has been uploaded.'] });
    expect(outcome?.detail).toMatch(/Changes are kept in this tab only/);
    expect(storage.characters.get('Aria')).toBeDefined();
  });
});
