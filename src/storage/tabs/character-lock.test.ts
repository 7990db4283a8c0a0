import { describe, expect, it } from 'vitest';
import type { CharacterLock } from '../api.ts';
import type { Environment } from '../environment.ts';
import { FakeBrowser, type FakeTab, TEST_TIMEOUTS } from '../testing/fake-browser.ts';
import { open, type TestStorage } from '../testing/test-codecs.ts';

const note = (notes: string) => ({ name: 'Aria', notes });

interface Tab {
  readonly tab: FakeTab;
  readonly storage: TestStorage;
  readonly hold: CharacterLock;
}

async function openAria(browser: FakeBrowser, changes: Partial<Environment> = {}): Promise<Tab> {
  const tab = browser.tab(changes);
  const storage = await open(tab.environment);
  return { tab, storage, hold: storage.lockCharacter('Aria') };
}

const becomes = (hold: CharacterLock, state: ReturnType<CharacterLock['state']>) =>
  expect.poll(() => hold.state()).toBe(state);

describe('the lock of a character', () => {
  it('is held by the first tab, and elsewhere for a second one until the first releases it', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser);
    expect(one.hold.state()).toBe('asking');
    await becomes(one.hold, 'held');
    const two = await openAria(browser);
    await becomes(two.hold, 'elsewhere');
    expect(one.hold.state()).toBe('held');
    await one.storage.characters.save(note('last words'));
    one.hold.release();
    await becomes(two.hold, 'held');
    expect(two.storage.characters.get('Aria')?.value.notes).toBe('last words');
  });

  it('announces no change without one', async () => {
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
    await becomes(one.hold, 'held');
    await becomes(other, 'held');
  });

  it('is taken over after the other tab has saved its typing', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser);
    await one.storage.characters.save(note(''));
    await becomes(one.hold, 'held');
    const two = await openAria(browser);
    await becomes(two.hold, 'elsewhere');
    const heard: string[] = [];
    two.hold.subscribe(() =>
      heard.push(`${two.hold.state()} ${two.storage.characters.get('Aria')?.value.notes}`),
    );
    one.storage.characters.saveSoon(note('typed'));
    await two.hold.takeOver();
    expect(heard).toEqual(['held typed']);
    expect(one.hold.state()).toBe('elsewhere');
    // And back again.
    await one.hold.takeOver();
    expect([one.hold.state(), two.hold.state()]).toEqual(['held', 'elsewhere']);
    await two.hold.takeOver();
    expect([one.hold.state(), two.hold.state()]).toEqual(['elsewhere', 'held']);
  });

  it('is stolen from a tab that does not answer, which then keeps both versions', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser, { openChannel: undefined });
    await one.storage.characters.save(note(''));
    await becomes(one.hold, 'held');
    const two = await openAria(browser, { timeouts: { ...TEST_TIMEOUTS, takeOver: 30 } });
    await becomes(two.hold, 'elsewhere');
    await two.hold.takeOver();
    await becomes(two.hold, 'held');
    await becomes(one.hold, 'elsewhere');
    await two.storage.characters.save(note('two'));
    expect(await one.storage.characters.save(note('one'))).toMatchObject({ kind: 'kept-both' });
    two.hold.release();
    await becomes(one.hold, 'held');
  });

  it('is never in two tabs, at whatever moment it is stolen', async () => {
    for (let delay = 0; delay < 12; delay += 1) {
      const browser = new FakeBrowser();
      const one = await openAria(browser, { openChannel: undefined });
      const two = await openAria(browser, { timeouts: { ...TEST_TIMEOUTS, takeOver: 0 } });
      for (let ticks = 0; ticks < delay; ticks += 1) await new Promise((resolve) => setImmediate(resolve));
      await two.hold.takeOver();
      await becomes(two.hold, 'held');
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect([one.hold.state(), two.hold.state()]).toEqual(['elsewhere', 'held']);
    }
  });

  it('goes to the next tab when its own crashes', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser);
    await becomes(one.hold, 'held');
    const two = await openAria(browser);
    await becomes(two.hold, 'elsewhere');
    one.tab.crash();
    await becomes(two.hold, 'held');
  });

  it('is not requested again by a tab that released it', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser);
    await becomes(one.hold, 'held');
    const two = await openAria(browser);
    await becomes(two.hold, 'elsewhere');
    two.hold.release();
    const three = await openAria(browser);
    await becomes(three.hold, 'elsewhere');
    one.hold.release();
    await becomes(three.hold, 'held');
    expect(two.hold.state()).toBe('elsewhere');
  });

  it('is held by every tab in a browser without locks', async () => {
    const browser = new FakeBrowser();
    const one = await openAria(browser, { locks: undefined });
    const two = await openAria(browser, { locks: undefined });
    expect([one.hold.state(), two.hold.state()]).toEqual(['held', 'held']);
    await two.hold.takeOver();
    one.hold.release();
  });
});
