import { describe, expect, it } from 'vitest';
import type { StorageContext } from '../context/storage-context.ts';
import { byKind, RECORD_KINDS } from '../kinds.ts';
import { namingOf } from '../records/naming.ts';
import { codecsOf } from '../testing/test-codecs.ts';
import type { BackupRecord } from './backup-record.ts';
import { readRecords } from './readable-records.ts';

const codecs = codecsOf();
const context = {
  namings: byKind(RECORD_KINDS, (kind) => namingOf(kind, codecs[kind])),
} as unknown as StorageContext;

function aCharacter(name: string, notes: string): BackupRecord {
  const data = JSON.stringify({ name, notes });
  return { kind: 'characters', key: name.toLowerCase(), name, schema: 1, savedAt: 0, data };
}

async function namesOf(...records: readonly BackupRecord[]) {
  const { readable } = await readRecords(context, records);
  return [...readable.values()].map(({ name, value }) => [name, (value as { notes: string }).notes]);
}

describe('records of one name in a backup', () => {
  it('get the first free names', async () => {
    expect(
      await namesOf(
        aCharacter('Aria', 'one'),
        aCharacter('Aria', 'two'),
        aCharacter('Aria (recovered 2)', 'a name of its own'),
        aCharacter('Aria', 'three'),
        aCharacter('Aria (recovered)', 'four'),
        aCharacter('Bo', 'five'),
        aCharacter('Bo', 'six'),
      ),
    ).toEqual([
      ['Aria', 'one'],
      ['Aria (recovered)', 'two'],
      ['Aria (recovered 2)', 'a name of its own'],
      ['Aria (recovered 3)', 'three'],
      ['Aria (recovered 4)', 'four'],
      ['Bo', 'five'],
      ['Bo (recovered)', 'six'],
    ]);
  });

  it('are one where their content is the same', async () => {
    const notes = ['one', 'two', 'three', 'four', 'one', 'two', 'three', 'four'];
    expect(await namesOf(...notes.map((each) => aCharacter('Aria', each)))).toEqual([
      ['Aria', 'one'],
      ['Aria (recovered)', 'two'],
      ['Aria (recovered 2)', 'three'],
      ['Aria (recovered 3)', 'four'],
    ]);
  });

  it.each([500, 2_000])('are renamed with a few names tried for each of %d', async (count) => {
    const { characters } = context.namings;
    let tried = 0;
    const counting = {
      ...context,
      namings: {
        ...context.namings,
        characters: {
          ...characters,
          withName(value: unknown, name: string) {
            tried += 1;
            return characters.withName?.(value, name);
          },
        },
      },
    };
    const records = Array.from({ length: count }, (_, index) => aCharacter('Aria', `${index}`));
    const { readable } = await readRecords(counting, records);
    expect(readable.size).toBe(count);
    expect(tried).toBeLessThanOrEqual(3 * count);
  });
});

it('lets the page answer between the records of a backup', async () => {
  const long = 'x'.repeat(60_000);
  let answered = 0;
  const answering = setInterval(() => {
    answered += 1;
  });
  const records = Array.from({ length: 20 }, (_, index) => aCharacter(`Aria ${index}`, long));
  await readRecords(context, records);
  clearInterval(answering);
  expect(answered).toBeGreaterThan(3);
});
