import { describe, expect, it } from 'vitest';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { Faults } from '../testing/faults.ts';
import { raw } from '../testing/raw.ts';
import { open, type TestPack } from '../testing/test-codecs.ts';

const CORE: TestPack = { name: 'Core', version: 1, body: 'a' };

describe('custom packs', () => {
  it('are stored by exact name, with their version, only in IndexedDB', async () => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    expect(await storage.packs.store(CORE)).toEqual({ kind: 'saved' });
    expect(await storage.packs.store({ ...CORE, name: 'core' })).toEqual({ kind: 'saved' });
    await storage.close();
    const again = await open(browser.tab().environment);
    expect(await again.packs.list()).toEqual([
      { name: 'Core', version: 1, savedAt: browser.now },
      { name: 'core', version: 1, savedAt: browser.now },
    ]);
    expect(await again.packs.read('Core')).toEqual({ ok: true, value: CORE });
    expect(await again.packs.read('CORE')).toEqual({ ok: false, problem: 'missing' });
    expect(browser.localStorage?.items.size).toBe(0);
  });

  it('are overwritten and removed only after a snapshot', async () => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    await storage.packs.store(CORE);
    await storage.packs.store({ ...CORE, version: 2, body: 'b' });
    expect(await storage.packs.read('Core')).toMatchObject({ value: { version: 2 } });
    expect(await storage.packs.remove(['Core', 'Nobody'])).toEqual({ kind: 'removed', names: ['Core'] });
    expect(await storage.packs.remove(['Core'])).toEqual({ kind: 'missing' });
    expect(await storage.packs.list()).toEqual([]);
    expect(await storage.packs.read('Core')).toEqual({ ok: false, problem: 'missing' });
    const [beforeDeletion, beforeOverwriting] = await storage.snapshots.list();
    expect([beforeDeletion?.reason, beforeOverwriting?.reason]).toEqual([
      'Before deleting the pack Core',
      'Before storing the pack Core',
    ]);
    await storage.snapshots.restore(beforeOverwriting?.id ?? 0);
    expect(await storage.packs.read('Core')).toEqual({ ok: true, value: CORE });
    expect(await storage.packs.list()).toMatchObject([{ name: 'Core', version: 1 }]);
  });

  it('announce their changes to every tab', async () => {
    const browser = new FakeBrowser();
    const one = await open(browser.tab().environment);
    const two = await open(browser.tab().environment);
    let heard = 0;
    const stop = two.packs.subscribe(() => {
      heard += 1;
    });
    await one.packs.store(CORE);
    await expect.poll(() => heard).toBe(1);
    stop();
    await one.packs.remove(['Core']);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard).toBe(1);
  });

  it('stay in memory until a retry if there is no room for them', async () => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    const storage = await open(tab.environment);
    const faults = new Faults(browser, tab, 1, 'full');
    expect(await storage.packs.store(CORE)).toMatchObject({ kind: 'unsaved', problem: { reason: 'full' } });
    faults.end();
    expect(storage.status()).toMatchObject({ saving: 'failed', problem: { reason: 'full' } });
    expect(await storage.packs.list()).toMatchObject([{ name: 'Core', version: 1 }]);
    expect(await storage.packs.read('Core')).toEqual({ ok: true, value: CORE });
    expect(storage.unsaved()).toEqual([{ kind: 'packs', name: 'Core', text: JSON.stringify(CORE) }]);
    await storage.retry();
    expect(storage.status().saving).toBe('saved');
    expect(await (await open(browser.tab().environment)).packs.read('Core')).toEqual({
      ok: true,
      value: CORE,
    });
  });

  it.each([
    ['text that is no pack', { rev: 1, schema: 1, savedAt: 0, version: 1, data: '{}' }],
    ['no record', 'garbage'],
    ['a newer schema', { rev: 1, schema: 7, savedAt: 0, version: 1, data: JSON.stringify(CORE) }],
  ])('are quarantined if they are unreadable, and stay stored: %s', async (_, stored) => {
    const browser = new FakeBrowser();
    const storage = await open(browser.tab().environment);
    await raw.put(browser, 'packs', 'Core', stored);
    const listed = await storage.packs.list();
    expect(listed.map(({ name }) => name)).toEqual(typeof stored === 'string' ? [] : ['Core']);
    expect(await storage.packs.read('Core')).toEqual({ ok: false, problem: 'unreadable' });
    expect(await raw.get(browser, 'packs', 'Core')).toEqual(stored);
    expect(await storage.packs.store(CORE)).toEqual({ kind: 'saved' });
    expect((await storage.quarantined()).map(({ kind, key, raw: text }) => ({ kind, key, text }))).toEqual([
      { kind: 'packs', key: 'Core', text: typeof stored === 'string' ? stored : JSON.stringify(stored) },
    ]);
    expect(await storage.packs.read('Core')).toEqual({ ok: true, value: CORE });
  });
});
