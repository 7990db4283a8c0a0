import { describe, expect, it } from 'vitest';
import { FakeBrowser } from './testing/fake-browser.ts';
import { contents, open } from './testing/test-codecs.ts';

const aria = { name: 'Aria', notes: 'one' };

describe('two copies', () => {
  it('keeps what was saved, in IndexedDB and in localStorage', async () => {
    const browser = new FakeBrowser();
    const first = await open(browser.tab().environment);
    expect(await first.characters.save(aria)).toEqual({ kind: 'saved' });
    expect(await first.encounters.save({ name: 'Ambush', notes: '' })).toEqual({ kind: 'saved' });
    expect(await first.settings.save({ darkThemeEnabled: true })).toEqual({ kind: 'saved' });
    expect(first.status().saving).toBe('saved');
    const before = contents(first);
    await first.close();

    const again = await open(browser.tab().environment);
    expect(contents(again)).toEqual(before);
    expect(again.status().notices).toEqual([]);
    const second = JSON.parse(browser.localStorage?.getItem('tabard.characters.aria') ?? '');
    expect(second).toEqual({ rev: 1, schema: 1, savedAt: browser.now, data: JSON.stringify(aria) });
  });
});
