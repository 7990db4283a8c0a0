import { describe, expect, it } from 'vitest';
import { createRemembered } from './remembered.ts';
import { FakeBrowser } from './testing/fake-browser.ts';

describe('a remembered value', () => {
  it('is read at the next visit', () => {
    const { environment } = new FakeBrowser().tab();
    createRemembered(environment).write('sidebar', { open: true });
    createRemembered(environment).write('__proto__', 'odd');
    const remembered = createRemembered(environment);
    expect(remembered.read('sidebar')).toEqual({ open: true });
    expect(remembered.read('__proto__')).toBe('odd');
    expect(remembered.read('toString')).toBeUndefined();
  });

  it.each(['x', 'null', '[]', '3', '{"a"'])('is absent if %s is stored', (text) => {
    const browser = new FakeBrowser();
    browser.localStorage?.setItem('tabard.remembered', text);
    const remembered = createRemembered(browser.tab().environment);
    expect(remembered.read('sidebar')).toBeUndefined();
    remembered.write('sidebar', 1);
    expect(createRemembered(browser.tab().environment).read('sidebar')).toBe(1);
  });

  it('stays in memory if it cannot be written', () => {
    const full = new FakeBrowser();
    if (full.localStorage) full.localStorage.room = 0;
    for (const environment of [
      full.tab().environment,
      new FakeBrowser().tab({ localStorage: undefined }).environment,
    ]) {
      const remembered = createRemembered(environment);
      remembered.write('a', 1);
      expect(remembered.read('a')).toBe(1);
    }
  });
});
