import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { contents, open } from '../testing/test-codecs.ts';

const note = (notes: string) => ({ name: 'Aria', notes });
const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const record = (kind: string, key: string, data: object) => ({
  kind,
  key,
  name: key,
  schema: 1,
  savedAt: 0,
  data: JSON.stringify(data),
});

const backupOf = (things: readonly object[]): Blob =>
  new Blob([JSON.stringify({ format: 'tabard-backup', version: 1, contents: { things, setAside: [] } })]);

describe('a restore', () => {
  it('loses neither restored data nor a concurrent change at any moment', async () => {
    for (let delay = 0; delay <= 60; delay += 1) {
      const browser = new FakeBrowser();
      const storage = await open(browser.tab().environment);
      await storage.characters.save(note('then'));
      await storage.snapshots.take('x');
      await storage.characters.save(note('now'));
      const restoring = storage.snapshots.restore(1);
      for (let ticks = 0; ticks < delay; ticks += 1) await tick();
      if (delay === 60) await restoring;
      const seen = storage.characters.get('Aria')?.value.notes;
      const saved = await storage.characters.save(note('meanwhile'));
      expect(await restoring).toMatchObject({ kind: 'restored' });
      expect(storage.status().saving).toBe('saved');
      const shown = contents(storage);
      await storage.close();
      const again = await open(browser.tab().environment);
      // The displayed entries match the stored ones.
      expect(contents(again)).toEqual(shown);
      const entries = [...again.characters.entries().values()].map(({ value }) => value.notes).sort();
      const ending = `${seen}, ${saved.kind}: ${entries.join(' and ')}`;
      // Made on top of what was restored; saved before the restore, whose snapshot has it; or made during the
      // restore.
      const good = ['then, saved: meanwhile', 'now, saved: then', 'now, kept-both: meanwhile and then'];
      expect(good).toContain(ending);
      if (ending !== 'now, saved: then') continue;
      const [before] = await again.snapshots.list();
      await again.snapshots.restore(before?.id ?? 0);
      expect(again.characters.get('Aria')?.value.notes).toBe('meanwhile');
    }
  });

  it('keeps both versions of a record that is edited meanwhile', async () => {
    for (let delay = 0; delay < 40; delay += 1) {
      const browser = new FakeBrowser();
      const storage = await open(browser.tab().environment);
      await storage.characters.save(note('then'));
      await storage.snapshots.take('x');
      await storage.characters.save(note('now'));
      const restoring = storage.snapshots.restore(1);
      for (let ticks = 0; ticks < delay; ticks += 1) await tick();
      const seen = storage.characters.get('Aria')?.value.notes;
      storage.characters.saveSoon(note('typed'));
      await restoring;
      await storage.flush();
      const entries = [...storage.characters.entries().values()].map(({ value }) => value.notes).sort();
      const [before] = await storage.snapshots.list();
      if (seen === 'then') expect(entries).toEqual(['typed']);
      else if (entries.length === 2) expect(entries).toEqual(['then', 'typed']);
      else {
        // It was saved before the restore began, so the snapshot has it.
        expect(entries).toEqual(['then']);
        await storage.snapshots.restore(before?.id ?? 0);
        expect(storage.characters.get('Aria')?.value.notes).toBe('typed');
      }
      await storage.close();
    }
  });

  it('first saves pending changes', async () => {
    const storage = await open(new FakeBrowser().tab().environment);
    await storage.characters.save(note('then'));
    await storage.snapshots.take('x');
    storage.characters.saveSoon(note('typed'));
    await storage.snapshots.restore(1);
    await storage.flush();
    expect([...storage.characters.entries().values()].map(({ value }) => value.notes)).toEqual(['then']);
    await storage.snapshots.restore(2);
    expect(storage.characters.get('Aria')?.value.notes).toBe('typed');
  });

  it('keeps both of two records of one name, the one under its own key first', async () => {
    const storage = await open(new FakeBrowser().tab().environment);
    const things = [
      record('characters', 'another key', { name: 'ARIA', notes: 'stray' }),
      record('characters', 'aria', { name: 'Aria', notes: 'own' }),
      record('packs', 'Core', { name: 'Core', version: 1, body: 'first' }),
      record('packs', 'Other', { name: 'Core', version: 2, body: 'second' }),
    ];
    const outcome = await storage.backups.restore(backupOf(things), { evenIfDamaged: true });
    expect(storage.characters.get('Aria')?.value.notes).toBe('own');
    expect(storage.characters.get('ARIA (recovered)')?.value.notes).toBe('stray');
    expect(await storage.packs.read('Core')).toMatchObject({ ok: true, value: { body: 'first' } });
    expect((await storage.quarantined()).map(({ raw }) => raw)).toEqual([things[3]?.data]);
    expect(outcome).toMatchObject({
      kind: 'restored',
      report: { quarantined: [{ kind: 'packs', name: 'Other' }] },
    });
  });

  it.each([0, -1])('keeps a record of schema %d in quarantine, and restores the others', async (schema) => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    await storage.characters.save(note('before'));
    const things = [
      { ...record('characters', 'bo', { name: 'Bo', notes: 'other' }), schema },
      record('characters', 'aria', { name: 'Aria', notes: 'restored' }),
    ];
    const outcome = await storage.backups.restore(backupOf(things), { evenIfDamaged: true });
    expect(outcome).toMatchObject({
      kind: 'restored',
      report: { replaced: [{ name: 'Aria' }], quarantined: [{ name: 'bo' }] },
    });
    expect((await storage.quarantined()).map(({ raw }) => raw)).toEqual([things[0]?.data]);
    expect(storage.characters.get('Aria')?.value.notes).toBe('restored');
  });
});
