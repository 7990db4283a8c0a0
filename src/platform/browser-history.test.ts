import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserHistory } from './browser-history.ts';

/** A window at an address. */
function stubWindow(state: unknown, pushState = vi.fn()) {
  const location = { pathname: '/apps/tabard/settings', search: '?a', hash: '#b', assign: vi.fn() };
  vi.stubGlobal('window', { location, history: { state, pushState, replaceState: vi.fn() } });
  return { location, pushState };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the history of the browser', () => {
  it.each([
    [null, undefined],
    [{ key: 'k' }, 'k'],
    // A key that is no text is another page's.
    [{ key: 7 }, undefined],
  ])('with the state %j has the key %j', (state, key) => {
    stubWindow(state);
    expect(browserHistory('/apps/tabard/').read()).toMatchObject({
      address: '/apps/tabard/settings?a#b',
      key,
    });
  });

  it('returns what a navigation handed over', () => {
    const { pushState } = stubWindow({ key: 'k', state: { code: 'TBD' } });
    const history = browserHistory('/');
    expect(history.read().state).toEqual({ code: 'TBD' });
    history.write({ address: '/settings', key: 'k', state: 1 }, false);
    expect(pushState).toHaveBeenCalledWith({ key: 'k', state: 1 }, '', '/settings');
  });

  it('loads the page anew where the browser refuses another entry', () => {
    const refuse = vi.fn(() => {
      throw new Error('Too many calls');
    });
    const { location } = stubWindow(null, refuse);
    browserHistory('/').write({ address: '/settings', key: 'k', state: undefined }, false);
    expect(location.assign).toHaveBeenCalledWith('/settings');
  });
});
