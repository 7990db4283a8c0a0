import { describe, expect, it } from 'vitest';
import { FakeBrowser } from './testing/fake-browser.ts';
import { contents, open } from './testing/test-codecs.ts';

const ARIA = { name: 'Aria', notes: 'one' };

describe('openStorage', () => {
  it('shows saved records from IndexedDB and its mirror', async () => {
    const browser = new FakeBrowser();
    const first = await open(browser.tab().environment);
    expect(await first.characters.save(ARIA)).toEqual({ kind: 'saved' });
    expect(await first.encounters.save({ name: 'Ambush', notes: '' })).toEqual({ kind: 'saved' });
    expect(await first.settings.save({ darkThemeEnabled: true })).toEqual({ kind: 'saved' });
    expect(first.status().saving).toBe('saved');
    const before = contents(first);
    await first.close();

    const again = await open(browser.tab().environment);
    expect(contents(again)).toEqual(before);
    expect(again.status().notices).toEqual([]);
    const mirrored = JSON.parse(browser.localStorage?.getItem('tabard.characters.aria') ?? '');
    expect(mirrored).toEqual({ rev: 1, schema: 1, savedAt: browser.now, data: JSON.stringify(ARIA) });
  });
});
