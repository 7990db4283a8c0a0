import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { contents, open } from '../testing/test-codecs.ts';
import backup from './backup-of-0.9.15.json' with { type: 'json' };

describe('a backup by Tabard 0.9.15, which misnames the fingerprint algorithm', () => {
  it('is restored', async () => {
    expect(backup.checksum.algorithm).toBe('FNV-1a-64');
    const storage = await open(new FakeBrowser().tab().environment);
    expect(await storage.backups.restore(new Blob([JSON.stringify(backup)]))).toMatchObject({
      kind: 'restored',
      report: { added: backup.contents.things.map(({ kind, name }) => ({ kind, name })), quarantined: [] },
    });
    expect(contents(storage)).toEqual({
      characters: [
        ['aria', { name: 'Aria', notes: 'odd \u2028 "\\ 🗡️' }],
        ['brom', { name: 'Brom', notes: '' }],
      ],
      encounters: [['ambush', { name: 'Ambush', notes: 'at dawn' }]],
      settings: { darkThemeEnabled: true },
    });
    expect(await storage.packs.read('Core')).toEqual({
      ok: true,
      value: { name: 'Core', version: 1.5, body: 'b' },
    });
    expect((await storage.quarantined()).map(({ key, raw }) => [key, raw])).toEqual([['broken', 'raw text']]);
  });

  it('is refused as damaged if it was changed', async () => {
    const storage = await open(new FakeBrowser().tab().environment);
    const damaged = JSON.stringify(backup).replace('at dawn', 'at dusk');
    expect(await storage.backups.restore(new Blob([damaged]))).toMatchObject({
      kind: 'refused',
      damaged: true,
    });
  });
});
