import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { raw } from '../testing/raw.ts';
import { open } from '../testing/test-codecs.ts';

async function withUnreadable() {
  const browser = new FakeBrowser();
  await (await open(browser.tab().environment)).close();
  await raw.put(browser, 'characters', 'aria', 'no record at all');
  const storage = await open(browser.tab().environment);
  const [record] = await storage.quarantined();
  if (record === undefined) throw new Error('Nothing was quarantined.');
  return { browser, storage, record };
}

describe('discarding a quarantined record', () => {
  it('deletes it from quarantine and from where it was found', async () => {
    const { browser, storage, record } = await withUnreadable();
    expect(await storage.discardQuarantined(record.id)).toEqual({ ok: true, value: undefined });
    expect(await storage.quarantined()).toEqual([]);
    await storage.close();
    const next = await open(browser.tab().environment);
    expect(await next.quarantined()).toEqual([]);
    expect(await raw.get(browser, 'characters', 'aria')).toBeUndefined();
  });

  it('is refused where a newer version has stored a newer format', async () => {
    const { browser, storage } = await withUnreadable();
    await storage.close();
    const newer = await open(browser.tab().environment, 2);
    await newer.characters.save({ name: 'Brom', notes: 'newer' });
    await newer.close();
    const older = await open(browser.tab().environment);
    const [record] = await older.quarantined();
    const discarded = await older.discardQuarantined(record?.id ?? '');
    expect(discarded).toMatchObject({ ok: false, problem: { reason: 'outdated' } });
    expect(await older.quarantined()).toHaveLength(1);
    await older.close();
  });

  it('keeps a record that was later saved under its name', async () => {
    const { browser, storage, record } = await withUnreadable();
    await storage.characters.create({ name: 'Aria', notes: 'new' });
    await storage.discardQuarantined(record.id);
    await storage.close();
    const next = await open(browser.tab().environment);
    expect(next.characters.get('Aria')?.value.notes).toBe('new');
  });

  it('changes nothing if it is not in quarantine', async () => {
    const { storage, record } = await withUnreadable();
    expect(await storage.discardQuarantined('nothing')).toEqual({ ok: true, value: undefined });
    expect(await storage.quarantined()).toEqual([record]);
  });
});
