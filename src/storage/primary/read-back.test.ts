import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import { freshProfile } from '../testing/profile.ts';
import type { TestStorage } from '../testing/test-codecs.ts';
import { createLedger } from '../third-copy/ledger.ts';

const profile = freshProfile();
const { put } = IDBObjectStore.prototype;

/** Completes every transaction, and stores no record. */
function loseRecords(): void {
  IDBObjectStore.prototype.put = function (value, key) {
    const isRecord = ['characters', 'packs'].includes(this.name);
    return isRecord ? this.get(key as IDBValidKey) : put.call(this, value, key);
  };
}

afterEach(() => {
  IDBObjectStore.prototype.put = put;
});

const CORE = { name: 'Core', version: 1, body: 'core' };

async function openWithRecords(): Promise<TestStorage> {
  const { storage } = await profile.openTab();
  await storage.characters.save({ name: 'Aria', notes: 'one' });
  await storage.packs.store(CORE);
  await storage.snapshots.take('Before the test');
  await storage.characters.save({ name: 'Aria', notes: 'two' });
  return storage;
}

/** Each change of what is stored, and what it comes to where it is lost. */
const CHANGES: readonly [
  what: string,
  change: (storage: TestStorage) => Promise<{ kind: string }>,
  lost: string,
  noted: readonly string[],
][] = [
  ['a save', ({ characters }) => characters.save({ name: 'Brom', notes: '' }), 'unsaved', ['brom 1 Brom']],
  [
    'a renamed character',
    ({ characters }) => characters.rename('Aria', { name: 'Ava', notes: 'two' }),
    'failed',
    ['ava 1 Ava', 'aria 3 deleted'],
  ],
  ['a deleted character', ({ characters }) => characters.remove('Aria'), 'failed', ['aria 3 deleted']],
  ['a stored pack', ({ packs }) => packs.store({ ...CORE, version: 2 }), 'unsaved', ['Core 2 Core']],
  ['a deleted pack', ({ packs }) => packs.remove(['Core']), 'failed', ['Core 2 deleted']],
  ['a restored snapshot', ({ snapshots }) => snapshots.restore(2), 'failed', ['aria 3 Aria']],
];

describe('a change of what is stored', () => {
  it.each(CHANGES)('does not count where it cannot be read back: %s', async (_, change, lost) => {
    const storage = await openWithRecords();
    loseRecords();
    expect(await change(storage)).toMatchObject({ kind: lost, problem: { reason: 'failed' } });
    IDBObjectStore.prototype.put = put;
    await storage.retry();
    expect(storage.status().saving).toBe('saved');
    await storage.close();
  });

  it.each(CHANGES)('is noted before it counts: %s', async (_, change, __, noted) => {
    const storage = await openWithRecords();
    const { files } = profile.browser;
    if (!files) throw new Error('The browser has no files.');
    await change(storage);
    const { notes } = await createLedger(files, (body) => body()).read();
    const texts = notes.map(({ key, rev, name }) => `${key} ${rev} ${name ?? 'deleted'}`);
    expect(texts).toEqual(expect.arrayContaining([...noted]));
    await storage.close();
  });
});
