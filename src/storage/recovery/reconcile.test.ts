import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../core/lib/fingerprint.ts';
import { namingOf, type RecordNaming } from '../records/naming.ts';
import { type StoredRecord, serializeRecord } from '../records/record.ts';
import { CHARACTERS, dataOf, live, reconcileAria } from '../testing/reconcile-aria.ts';
import { codecsOf } from '../testing/test-codecs.ts';
import { type Plan, reconcile } from './reconcile.ts';

const SETTINGS = namingOf('settings', codecsOf().settings);

describe('a detached mirror', () => {
  it.each([
    ['of no primary', undefined, 7],
    ['of a primary with the same data', live(7, 'typed'), 7],
  ])('is attached: %s', (_, primary, rev) => {
    const plan = reconcileAria(primary, { ...live(7, 'typed'), detached: { base: 6 } });
    expect(plan.mirrorWrites.map(({ record }) => record)).toEqual([live(rev, 'typed')]);
  });

  it('descends from the version that was being written to the primary, and gets a higher rev', () => {
    const detached = { base: 1, over: fingerprint(dataOf('on its way')) };
    const plan = reconcileAria(live(9, 'on its way'), { ...live(3, 'typed'), detached });
    expect(plan.records.get('aria')?.record).toEqual(live(10, 'typed'));
  });

  it('is a conflict copy if it was made from another version', () => {
    const plan = reconcileAria(live(5, 'primary'), { ...live(9, 'typed'), detached: { base: 4 } });
    expect([...plan.records].map(([key, { record }]) => [key, record.rev])).toEqual([
      ['aria (recovered)', 1],
      ['aria', 10],
    ]);
  });
});

describe('a record under a key that is not its name', () => {
  const under = (primary: unknown, mirror: StoredRecord | undefined): Plan =>
    reconcile(CHARACTERS, {
      primary: new Map(primary ? [['wrong', primary]] : []),
      mirror: new Map(mirror ? [['wrong', serializeRecord(mirror)]] : []),
      announcedSchema: 1,
      now: 0,
    });

  it('moves from the primary, and leaves a tombstone of a higher rev', () => {
    const plan = under(live(3, 'moved'), undefined);
    expect(Object.fromEntries([...plan.records].map(([key, { record }]) => [key, record.data]))).toEqual({
      aria: dataOf('moved'),
      wrong: null,
    });
    expect(plan.records.get('wrong')?.record.rev).toBe(4);
    expect(plan.needsSnapshot).toBe(true);
  });

  it('moves from the mirror, and leaves nothing', () => {
    const plan = under(undefined, live(3, 'moved'));
    expect(plan.records.get('aria')?.record).toEqual(live(1, 'moved'));
    expect(plan.mirrorWrites.filter(({ key }) => key === 'wrong')).toMatchObject([{ record: undefined }]);
  });

  it('is quarantined if there can be only one', () => {
    const plan = reconcile(SETTINGS, {
      primary: new Map([['wrong', live(3, 'moved')]]),
      mirror: new Map(),
      announcedSchema: 1,
      now: 0,
    });
    expect(plan.quarantined.map(({ key, raw }) => [key, raw.includes('moved')])).toEqual([['wrong', true]]);
  });
});

interface Stored {
  readonly primary: ReadonlyMap<string, unknown>;
  readonly mirror: ReadonlyMap<string, string>;
}

describe('any content of the copies', () => {
  const NOTES = [...'abcdefgh'];
  const NAMES = ['Aria', 'Brom', 'Aria (recovered)'];
  const record = fc.record({
    rev: fc.integer({ min: 1, max: 4 }),
    schema: fc.constant(1),
    savedAt: fc.integer({ min: 0, max: 9 }),
    data: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.tuple(fc.constantFrom(...NOTES), fc.constantFrom(...NAMES)).map((of) => dataOf(...of)),
      },
      { weight: 1, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constant('garbage') },
    ),
  });
  const detached = fc.record(
    {
      base: fc.integer({ min: 0, max: 4 }),
      over: fc.constantFrom(...NOTES).map((notes) => fingerprint(dataOf(notes))),
    },
    { requiredKeys: ['base'] },
  );
  const mirrored = fc.oneof(
    record,
    fc.tuple(record, detached).map(([stored, from]): StoredRecord => ({ ...stored, detached: from })),
  );
  const text = fc.oneof(
    { weight: 8, arbitrary: mirrored.map(serializeRecord) },
    { weight: 1, arbitrary: fc.constant('no JSON') },
  );

  const storedUnder = (keys: readonly string[], mirrorKeys: readonly string[]): fc.Arbitrary<Stored> =>
    fc.record({
      primary: fc.array(fc.tuple(fc.constantFrom(...keys), record)).map((all) => new Map(all)),
      mirror: fc.array(fc.tuple(fc.constantFrom(...mirrorKeys), text)).map((all) => new Map(all)),
    });

  const CHARACTER_KEYS = ['aria', 'brom', 'aria (recovered)', 'wrong', 'also wrong'];
  const KINDS: readonly [string, RecordNaming, fc.Arbitrary<Stored>][] = [
    ['characters', CHARACTERS, storedUnder(CHARACTER_KEYS, CHARACTER_KEYS)],
    ['settings', SETTINGS, storedUnder(['', 'wrong'], [''])],
  ];

  const planFor = (naming: RecordNaming, stored: Stored): Plan =>
    reconcile(naming, { ...stored, announcedSchema: 1, now: 0 });

  const notesOf = (data: string | null): string | undefined => {
    try {
      return data === null ? undefined : JSON.parse(data).notes;
    } catch {
      return undefined;
    }
  };

  const mirroredRecord = (stored: string | undefined): StoredRecord | undefined => {
    try {
      return stored === undefined ? undefined : JSON.parse(stored);
    } catch {
      return undefined;
    }
  };

  const isReadableRecord = (stored: StoredRecord | undefined): stored is StoredRecord =>
    stored !== undefined && stored.data !== 'garbage';

  /** Every live version, and whether the other copy of its key may replace it. */
  function versionsIn({ primary, mirror }: Stored): { notes: string; isReplaced: boolean }[] {
    return [...new Set([...primary.keys(), ...mirror.keys()])].flatMap((key) => {
      const one = primary.get(key) as StoredRecord | undefined;
      const other = mirroredRecord(mirror.get(key));
      const isComparable = isReadableRecord(one) && isReadableRecord(other);
      const descends =
        isComparable &&
        (other.detached?.base === one.rev || other.detached?.over === fingerprint(one.data ?? ''));
      const isNewer = isComparable && !other.detached && other.rev > one.rev;
      const isOlder = isComparable && !other.detached && other.rev < one.rev;
      return [
        { notes: notesOf(one?.data ?? null), isReplaced: descends || isNewer },
        { notes: notesOf(other?.data ?? null), isReplaced: isOlder },
      ].flatMap(({ notes, isReplaced }) => (notes === undefined ? [] : [{ notes, isReplaced }]));
    });
  }

  it.each(KINDS)('no live version is lost: %s', (_, naming, anyStored) => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const { records, quarantined } = planFor(naming, stored);
        const versions = versionsIn(stored);
        const found = new Set([...records.values()].map(({ record: { data } }) => notesOf(data)));
        for (const { raw } of quarantined) found.add(notesOf(mirroredRecord(raw)?.data ?? null));
        for (const { notes, isReplaced } of versions) if (isReplaced) found.add(notes);
        expect(versions.filter(({ notes }) => !found.has(notes))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(KINDS)(
    'both copies agree afterwards, so that the next start writes nothing: %s',
    (_, naming, anyStored) => {
      fc.assert(
        fc.property(anyStored, (stored) => {
          const plan = planFor(naming, stored);
          const primary = new Map(stored.primary);
          const mirror = new Map(stored.mirror);
          for (const write of plan.primaryWrites) primary.set(write.key, write.record);
          for (const write of plan.mirrorWrites) {
            if (write.record) mirror.set(write.key, serializeRecord(write.record));
            else mirror.delete(write.key);
          }
          const again = planFor(naming, { primary, mirror });
          expect([again.primaryWrites, again.mirrorWrites, again.keptBoth]).toEqual([[], [], []]);
          expect(new Map([...again.records].sort())).toEqual(new Map([...plan.records].sort()));
        }),
        { numRuns: 300 },
      );
    },
  );
});
