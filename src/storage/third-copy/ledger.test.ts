import { describe, expect, it } from 'vitest';
import { MemoryFiles } from '../testing/memory-files.ts';
import { createLedger, type Exclusive, type RevisionNote } from './ledger.ts';

function oneAtATime(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (body) => {
    const running = last.then(body);
    last = running.catch(() => undefined);
    return running;
  };
}

const note = (name: string, rev: number): RevisionNote => ({
  kind: 'characters',
  key: name.toLowerCase(),
  name,
  rev,
  savedAt: rev * 1_000,
});

/** A note with a record of so many characters. */
const keeping = (name: string, rev: number, length: number): RevisionNote => ({
  ...note(name, rev),
  record: { rev, schema: 1, savedAt: rev * 1_000, data: 'x'.repeat(length) },
});

function setUp() {
  const files = new MemoryFiles();
  const exclusive = oneAtATime();
  return { files, open: () => createLedger(files, exclusive) };
}

const revs = async (ledger: ReturnType<typeof createLedger>) =>
  (await ledger.read()).notes.map(({ key, rev }) => `${key} ${rev}`);

describe('the ledger', () => {
  it('gives the latest revision of every record to the next tab', async () => {
    const { open } = setUp();
    const ledger = open();
    await ledger.note([note('Aria', 1), note('Brom', 1)]);
    await ledger.note([note('Aria', 2)]);
    expect(await revs(open())).toEqual(['brom 1', 'aria 2']);
  });

  it('never goes back to a lower revision', async () => {
    const ledger = setUp().open();
    await ledger.note([note('Aria', 3)]);
    await ledger.note([note('Aria', 2)]);
    expect(await revs(ledger)).toEqual(['aria 3']);
  });

  it('keeps the notes of several tabs', async () => {
    const { open } = setUp();
    const [one, other] = [open(), open()];
    for (let rev = 1; rev < 8; rev += 1) {
      await Promise.all([
        one.note([note('Aria', rev)]),
        other.note([note('Brom', rev)]),
        other.note([note('Cara', rev)]),
      ]);
    }
    expect((await revs(open())).sort()).toEqual(['aria 7', 'brom 7', 'cara 7']);
  });

  it.each([
    ['cut', (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, 120)],
    ['emptied', () => new Uint8Array()],
    [
      'changed by one bit',
      (bytes: Uint8Array<ArrayBuffer>) => bytes.map((byte, at) => (at === 150 ? byte ^ 1 : byte)),
    ],
  ])('falls back to the note before where its newer file was %s', async (_, damage) => {
    const { files, open } = setUp();
    const ledger = open();
    await ledger.note([note('Aria', 1)]);
    await ledger.note([note('Aria', 2)]);
    files.contents.set('ledger-a', damage(files.contents.get('ledger-a') ?? new Uint8Array()));
    const next = open();
    expect(await revs(next)).toEqual(['aria 1']);
    await next.note([note('Aria', 3)]);
    expect(await revs(open())).toEqual(['aria 3']);
  });

  it('is empty where both files are damaged, and is written anew', async () => {
    const { files, open } = setUp();
    await open().note([note('Aria', 1)]);
    await open().note([note('Aria', 2)]);
    for (const path of files.contents.keys()) files.contents.set(path, new Uint8Array([1, 2, 3]));
    const ledger = open();
    expect(await revs(ledger)).toEqual([]);
    await ledger.note([note('Aria', 3)]);
    expect(await revs(open())).toEqual(['aria 3']);
  });

  it('notes on a disk that is full since', async () => {
    const { files, open } = setUp();
    const ledger = open();
    await ledger.note([note('Aria', 1)]);
    await ledger.note([note('Aria', 2)]);
    files.room = 0;
    for (let rev = 3; rev < 20; rev += 1) await ledger.note([note('Aria', rev)]);
    expect(await revs(open())).toEqual(['aria 19']);
  });

  it('keeps the records that were saved last, and of the others the revision', async () => {
    const { open } = setUp();
    const ledger = open();
    const names = ['Aria', 'Brom', 'Cara', 'Dain'];
    for (const name of names) await ledger.note([keeping(name, 1, 80_000)]);
    await ledger.note([keeping('Brom', 2, 80_000)]);
    await ledger.note([note('Cara', 2)]);
    const { notes } = await open().read();
    const kept = notes.map(({ key, record }) => `${key} ${record?.rev ?? 'without a record'}`);
    expect(kept).toEqual(['aria without a record', 'dain 1', 'brom 2', 'cara without a record']);
  });

  it('keeps no record on a full disk, but its revision', async () => {
    const { files, open } = setUp();
    const ledger = open();
    await ledger.note([note('Aria', 1)]);
    await ledger.note([note('Aria', 2)]);
    files.room = 0;
    await ledger.note([keeping('Aria', 3, 80_000)]);
    expect(await open().read()).toMatchObject({ notes: [note('Aria', 3)] });
    files.room = 1_000_000;
    await ledger.note([keeping('Aria', 4, 80_000)]);
    expect((await open().read()).notes[0]?.record?.rev).toBe(4);
  });

  it('drops the losses that the user has taken note of, and no others', async () => {
    const ledger = setUp().open();
    const [aria, brom] = ['Aria', 'Brom'].map((name) => ({ ...note(name, 4), name, keptAt: undefined }));
    if (!aria || !brom) throw new Error('Both are there.');
    await ledger.note([aria, brom]);
    await ledger.settle({ compared: [aria, brom], found: [note('Aria', 1)], losses: [aria, brom] });
    expect(await revs(ledger)).toEqual(['aria 1']);
    await ledger.acknowledge([aria]);
    expect((await ledger.read()).losses).toEqual([brom]);
  });

  it('keeps a note that another tab made after the comparison', async () => {
    const ledger = setUp().open();
    await ledger.note([note('Aria', 4)]);
    await ledger.note([note('Aria', 5)]);
    await ledger.settle({ compared: [note('Aria', 4)], found: [note('Aria', 1)], losses: [] });
    expect(await revs(ledger)).toEqual(['aria 5']);
  });
});
