import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserHistory } from './browser-history.ts';

/** A window at an address. */
function stubWindow(pathname: string, pushState = vi.fn()) {
  const location = { pathname, search: '?a', hash: '#b', assign: vi.fn() };
  vi.stubGlobal('window', {
    location,
    history: { state: { key: 7, state: 'kept' }, pushState, replaceState: vi.fn() },
  });
  return { location, pushState };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the history of the browser', () => {
  it.each([
    ['/', '/settings', '/settings'],
    ['/apps/tabard/', '/apps/tabard/settings', '/settings'],
    ['/apps/tabard/', '/Apps/Tabard/settings', '/settings'],
    ['/apps/tabard/', '/apps/tabard/', '/'],
    ['/apps/tabard/', '/apps/tabard', '/'],
    ['/apps/tabard/', '/apps/tabardish', '/apps/tabardish'],
  ])('below %s reads %s as %s', (base, pathname, address) => {
    stubWindow(pathname);
    // A key that is no text is another page's.
    expect(browserHistory(base).read()).toEqual({ address: `${address}?a#b`, key: undefined, state: 'kept' });
  });

  it('writes addresses below the folder of the app', () => {
    const { pushState } = stubWindow('/apps/tabard/');
    browserHistory('/apps/tabard/').write({ address: '/settings', key: 'k', state: { a: 1 } }, false);
    expect(pushState).toHaveBeenCalledWith({ key: 'k', state: { a: 1 } }, '', '/apps/tabard/settings');
  });

  it('loads the page anew where the browser refuses another entry', () => {
    const refuse = vi.fn(() => {
      throw new Error('Too many calls');
    });
    const { location } = stubWindow('/', refuse);
    browserHistory('/').write({ address: '/settings', key: 'k', state: { a: 1 } }, false);
    expect(location.assign).toHaveBeenCalledWith('/settings');
  });
});
