import { describe, expect, it } from 'vitest';
import type { RevisionNote } from './ledger.ts';
import { openThirdCopy } from './open-third-copy.ts';

const NAMESPACE = `test-third-copy-${performance.now()}`;

const note = (name: string, rev: number): RevisionNote => ({
  kind: 'characters',
  key: name.toLowerCase(),
  name,
  rev,
  savedAt: 5,
});

async function open() {
  const third = await openThirdCopy(NAMESPACE);
  if (!third) throw new Error('This browser has a private file system.');
  return third;
}

describe('the third copy of a real browser', () => {
  it('keeps the notes of two tabs that write at once', async () => {
    const [one, other] = [await open(), await open()];
    for (let rev = 1; rev <= 10; rev += 1)
      await Promise.all([one.ledger.note([note('Aria', rev)]), other.ledger.note([note('Brom', rev)])]);
    one.close();
    other.close();
    const third = await open();
    const { notes } = await third.ledger.read();
    expect(notes.map(({ key, rev }) => `${key} ${rev}`).sort()).toEqual(['aria 10', 'brom 10']);
    third.close();
  });

  it('takes a reserve, and gives it up once', async () => {
    const third = await open();
    expect(await third.reserve.ensure()).toBe(true);
    expect(await third.reserve.release()).toBe(true);
    expect(await third.reserve.release()).toBe(false);
    third.close();
  });

  it('is absent where the browser has no private file system', async () => {
    const { getDirectory } = StorageManager.prototype;
    StorageManager.prototype.getDirectory = undefined as never;
    expect(await openThirdCopy(NAMESPACE)).toBeUndefined();
    StorageManager.prototype.getDirectory = getDirectory;
  });
});
