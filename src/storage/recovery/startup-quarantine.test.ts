import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { ARIA, FILLED_CONTENTS, fill, mirrored, noticeKinds, restart } from '../testing/filled-browser.ts';
import { raw } from '../testing/raw.ts';
import { contents } from '../testing/test-codecs.ts';

describe('an unreadable record', () => {
  const damaged: [string, unknown][] = [
    ['text that is not JSON', { rev: 1, schema: 1, savedAt: 0, data: '{"name":' }],
    ['a wrong shape', { rev: 1, schema: 1, savedAt: 0, data: '{"level":3}' }],
    ['no record', 'hello'],
    ['no rev', { schema: 1, savedAt: 0, data: JSON.stringify(ARIA) }],
    ['a newer schema that nobody announced', { rev: 1, schema: 99, savedAt: 0, data: JSON.stringify(ARIA) }],
  ];

  it.each(damaged)('is restored from its mirror and quarantined: %s', async (_, stored) => {
    const browser = new FakeBrowser();
    await fill(browser);
    await raw.put(browser, 'characters', 'aria', stored);
    const storage = await restart(browser);
    expect(contents(storage)).toEqual(FILLED_CONTENTS);
    expect((await storage.quarantined()).map(({ kind, key, from }) => ({ kind, key, from }))).toEqual([
      { kind: 'characters', key: 'aria', from: 'indexedDB' },
    ]);
    expect(noticeKinds(storage)).toContain('quarantined');
    await storage.close();
    expect(noticeKinds(await restart(browser))).toEqual([]);
  });

  it.each(damaged)(
    'is quarantined from primary and mirror, and affects nothing else: %s',
    async (_, stored) => {
      const browser = new FakeBrowser();
      await fill(browser);
      await raw.put(browser, 'characters', 'aria', stored);
      browser.localStorage?.setItem('tabard.characters.aria', JSON.stringify(stored));
      const storage = await restart(browser);
      expect([...storage.characters.entries().keys()]).toEqual(['brom']);
      expect(storage.status().mode).toBe('stored');
      expect(storage.status().notices.map(({ kind, names }) => [kind, names])).toEqual([
        ['quarantined', ['aria']],
      ]);

      // A new Aria does not destroy the raw text of the old one, in either copy.
      const before = (await storage.quarantined()).map(({ from, raw: text }) => [from, text]).sort();
      expect(before.map(([from]) => from)).toEqual(['indexedDB', 'localStorage']);
      expect(before.at(1)?.at(1)).toBe(JSON.stringify(stored));
      expect(await storage.characters.create({ name: 'Aria', notes: 'new' })).toEqual({ kind: 'saved' });
      await storage.close();
      const again = await restart(browser);
      expect(again.characters.get('Aria')?.value.notes).toBe('new');
      expect((await again.quarantined()).map(({ from, raw: text }) => [from, text]).sort()).toEqual(before);
      expect(mirrored(browser, 'characters.aria')).toMatchObject({ data: '{"name":"Aria","notes":"new"}' });
    },
  );

  it('is quarantined from the mirror, which is then repaired', async () => {
    const browser = new FakeBrowser();
    await fill(browser);
    browser.localStorage?.setItem('tabard.characters.aria', '{"rev":1,"schema');
    const storage = await restart(browser);
    expect(contents(storage)).toEqual(FILLED_CONTENTS);
    expect((await storage.quarantined()).map(({ from, raw: text }) => [from, text])).toEqual([
      ['localStorage', '{"rev":1,"schema'],
    ]);
    expect(mirrored(browser, 'characters.aria')).toMatchObject({ data: JSON.stringify(ARIA) });
  });
});
