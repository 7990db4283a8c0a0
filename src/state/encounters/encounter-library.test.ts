import { describe, expect, it } from 'vitest';
import { createEncounter } from '../../core/encounter/create.ts';
import { serializeEncounter } from '../../core/encounter/parse-encounter.ts';
import { wordingText } from '../../core/lib/wording.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { codecs } from '../codecs.ts';
import { uploadFiles } from '../library/upload-files.ts';
import { ENCOUNTER_LIBRARY } from './encounter-library.ts';

const GROUPS = [{ name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }];
const anEncounter = (name: string) => JSON.stringify(serializeEncounter(createEncounter(name, GROUPS)));

describe('uploaded encounters', () => {
  it('each have their own outcome, and the second of the same name is refused', async () => {
    const storage = await openStorage(codecs, new FakeBrowser().tab().environment);
    const texts = [anEncounter('Ambush'), anEncounter(' AMBUSH'), '', '{"encounterName"', '{}'];
    const outcomes = await uploadFiles(
      storage,
      ENCOUNTER_LIBRARY,
      texts.map((text) => new File([text], 'a.json')),
    );
    expect(
      outcomes.map(({ message, detail }) => [wordingText(message), detail && wordingText(detail)]),
    ).toEqual([
      ['Ambush has been uploaded.', undefined],
      [
        'An encounter with that name already exists.',
        'Delete that one first, or change the name in the file.',
      ],
      ['No content found in uploaded file.', 'The file is empty.'],
      ['Failed to parse uploaded file.', 'The file is not JSON: see line 1, column 17.'],
      ['Failed to parse uploaded file.', undefined],
    ]);
    expect([...storage.encounters.entries().keys()]).toEqual(['ambush']);
  });

  it('says what of a party is left out', async () => {
    const storage = await openStorage(codecs, new FakeBrowser().tab().environment);
    const file = { ...serializeEncounter(createEncounter('Ambush', GROUPS)) };
    const party = [{ character: 'Ilse' }, { character: 'ILSE' }, null];
    const [outcome] = await uploadFiles(storage, ENCOUNTER_LIBRARY, [
      new File([JSON.stringify({ ...file, party })], 'a.json'),
    ]);
    expect(outcome).toMatchObject({
      kind: 'success',
      detail: '2 entries of its party could not be read and are left out.',
    });
    expect(storage.encounters.get('ambush')?.value.party).toEqual([{ character: 'Ilse', hasActed: false }]);
  });
});
