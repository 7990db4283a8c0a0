import { describe, expect, it } from 'vitest';
import type { CharacterLock } from '../api.ts';
import type { Environment } from '../environment.ts';
import { FakeBrowser, type FakeTab, TEST_TIMEOUTS } from '../testing/fake-browser.ts';
import { open, type TestStorage } from '../testing/test-codecs.ts';

const note = (notes: string) => ({ name: 'Aria', notes });

interface Tab {
  readonly tab: FakeTab;
  readonly storage: TestStorage;
  readonly lock: CharacterLock;
}

async function openAria(browser: FakeBrowser, changes: Partial<Environment> = {}): Promise<Tab> {
  const tab = browser.tab(changes);
  const storage = await open(tab.environment);
  return { tab, storage, lock: storage.lockCharacter('Aria') };
}

const becomes = (lock: CharacterLock, state: ReturnType<CharacterLock['state']>) =>
  expect.poll(() => lock.state()).toBe(state);

describe('the lock of a character', () => {
  it('is held by the first tab, and elsewhere in a second one until the first releases it', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser);
    expect(one.lock.state()).toBe('asking');
    await becomes(one.lock, 'held');
    const two = await openAria(browser);
    await becomes(two.lock, 'elsewhere');
    expect(one.lock.state()).toBe('held');
    await one.storage.characters.save(note('last words'));
    one.lock.release();
    await becomes(two.lock, 'held');
    expect(two.storage.characters.get('Aria')?.value.notes).toBe('last words');
  });

  it('calls no listeners without a change', async () => {
    const browser = new FakeBrowser();
    const { storage } = await openAria(browser);
    await storage.characters.save(note('mine'));
    const heard: unknown[] = [];
    storage.characters.subscribe((change) => heard.push(change));
    storage.lockCharacter('Aria').release();
    await becomes(storage.lockCharacter('Brom'), 'held');
    expect(heard).toEqual([]);
  });

  it('is per character', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser);
    const other = one.storage.lockCharacter('Brom');
    await becomes(one.lock, 'held');
    await becomes(other, 'held');
  });

  it('moves after the other tab has saved its typing', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser);
    await one.storage.characters.save(note(''));
    await becomes(one.lock, 'held');
    const two = await openAria(browser);
    await becomes(two.lock, 'elsewhere');
    const heard: string[] = [];
    two.lock.subscribe(() =>
      heard.push(`${two.lock.state()} ${two.storage.characters.get('Aria')?.value.notes}`),
    );
    one.storage.characters.saveSoon(note('typed'));
    await two.lock.takeOver();
    expect(heard).toEqual(['held typed']);
    expect(one.lock.state()).toBe('elsewhere');
    // And back again.
    await one.lock.takeOver();
    expect([one.lock.state(), two.lock.state()]).toEqual(['held', 'elsewhere']);
    await two.lock.takeOver();
    expect([one.lock.state(), two.lock.state()]).toEqual(['elsewhere', 'held']);
  });

  it('is stolen from a tab that does not answer, which then keeps both versions', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser, { openChannel: undefined });
    await one.storage.characters.save(note(''));
    await becomes(one.lock, 'held');
    const two = await openAria(browser, { timeouts: { ...TEST_TIMEOUTS, takeOver: 30 } });
    await becomes(two.lock, 'elsewhere');
    await two.lock.takeOver();
    await becomes(two.lock, 'held');
    await becomes(one.lock, 'elsewhere');
    await two.storage.characters.save(note('two'));
    expect(await one.storage.characters.save(note('one'))).toMatchObject({ kind: 'kept-both' });
    two.lock.release();
    await becomes(one.lock, 'held');
  });

  it('is never held by two tabs, whenever it is stolen', async () => {
    for (let delay = 0; delay < 12; delay += 1) {
      const browser = new FakeBrowser();
      const one = await openAria(browser, { openChannel: undefined });
      const two = await openAria(browser, { timeouts: { ...TEST_TIMEOUTS, takeOver: 0 } });
      for (let ticks = 0; ticks < delay; ticks += 1) await new Promise((resolve) => setImmediate(resolve));
      await two.lock.takeOver();
      await becomes(two.lock, 'held');
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect([one.lock.state(), two.lock.state()]).toEqual(['elsewhere', 'held']);
    }
  });

  it('moves to the next tab when its own crashes', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser);
    await becomes(one.lock, 'held');
    const two = await openAria(browser);
    await becomes(two.lock, 'elsewhere');
    one.tab.crash();
    await becomes(two.lock, 'held');
  });

  it('is not requested again by a tab that released it', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser);
    await becomes(one.lock, 'held');
    const two = await openAria(browser);
    await becomes(two.lock, 'elsewhere');
    two.lock.release();
    const three = await openAria(browser);
    await becomes(three.lock, 'elsewhere');
    one.lock.release();
    await becomes(three.lock, 'held');
    expect(two.lock.state()).toBe('elsewhere');
  });

  it('lets a page go whose browser rejects every request, and asks again later', async () => {
    const browser = new FakeBrowser();
    const locks = browser.tab().environment.locks;
    if (!locks) throw new Error('no locks');
    let rejections = 0;
    let isGoingAway = true;
    // After 1,000 rejections it answers no more, so that a loop without a pause ends and can be counted.
    const request: LockManager['request'] = (...parameters: unknown[]) => {
      if (!isGoingAway) return Reflect.apply(locks.request, locks, parameters) as Promise<never>;
      rejections += 1;
      return rejections > 1_000 ? new Promise(() => {}) : Promise.reject(new DOMException('', 'AbortError'));
    };
    const { lock } = await openAria(browser, { locks: { request, query: () => locks.query() } });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(rejections).toBeLessThan(20);
    expect(lock.state()).toBe('elsewhere');
    isGoingAway = false;
    await becomes(lock, 'held');
  });

  it('is held by every tab in a browser without locks', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser, { locks: undefined });
    const two = await openAria(browser, { locks: undefined });
    expect([one.lock.state(), two.lock.state()]).toEqual(['held', 'held']);
    await two.lock.takeOver();
    one.lock.release();
  });
});
