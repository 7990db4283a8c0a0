import { describe, expect, it, vi } from 'vitest';
import { type History, memoryHistory } from './address.ts';
import type { Route } from './match.ts';
import { createRouter, NotFoundError } from './router.ts';

const nothing = () => null;
const component = async () => nothing;

/** A promise that the test resolves. */
function held<Value>() {
  let release: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

const HOME: Route = { path: '/', element: 'home' };

/** A router that has shown its first screen. */
async function opened(table: readonly Route[], first = '/', history = memoryHistory('/', first)) {
  const router = createRouter(table, history);
  await vi.waitFor(() => expect(router.state.isReady).toBe(true));
  return router;
}

const pathOf = ({ state }: Awaited<ReturnType<typeof opened>>) => state.location.pathname;

describe('the screen of an address', () => {
  const table: readonly Route[] = [
    HOME,
    {
      path: '/hero/:name',
      element: 'gate',
      children: [{ element: 'sheet' }, { path: 'items/:tab?', element: 'items' }],
    },
    { path: '/settings', element: 'settings' },
    { path: '*', element: 'unknown' },
  ];

  it.each([
    ['/', ['home'], {}],
    ['/hero/aria', ['gate', 'sheet'], { name: 'aria' }],
    ['/Hero/Aria/', ['gate', 'sheet'], { name: 'Aria' }],
    ['/hero/a%2Fb', ['gate', 'sheet'], { name: 'a%2Fb' }],
    ['/hero/50%', ['gate', 'sheet'], { name: '50%' }],
    ['/hero/aria/items', ['gate', 'items'], { name: 'aria', tab: undefined }],
    ['/hero/aria/items/add?x=1#here', ['gate', 'items'], { name: 'aria', tab: 'add' }],
    ['/s%65ttings', ['settings'], {}],
    ['/settings/more', ['unknown'], {}],
    ['/hero', ['unknown'], {}],
    ['//', ['home'], {}],
  ])('of %s is found', async (address, elements, params) => {
    const { state } = await opened(table, address);
    expect(state.elements).toEqual(elements);
    expect(state.params).toEqual(params);
  });

  it('keeps the search and the hash apart', async () => {
    const { state } = await opened(table, '/settings?a=?#b#c');
    expect(state.location).toMatchObject({ pathname: '/settings', search: '?a=?', hash: '#b#c' });
  });
});

describe('a navigation', () => {
  it('keeps the screen until the code of the next one is there', async () => {
    const code = held<typeof nothing>();
    const router = await opened([HOME, { path: '/later', lazy: () => code.promise }]);
    const done = router.navigate('/later');
    expect(pathOf(router)).toBe('/');
    code.release(nothing);
    await done;
    expect(pathOf(router)).toBe('/later');
  });

  it('shows at once what has been there before', async () => {
    const lazy = vi.fn(component);
    const router = await opened([HOME, { path: '/later', lazy }]);
    await router.navigate('/later');
    void router.navigate('/');
    void router.navigate('/later');
    expect(pathOf(router)).toBe('/later');
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it('gives way to the next one', async () => {
    const code = held<typeof nothing>();
    const router = await opened([HOME, { path: '/later', lazy: () => code.promise }, { path: '/b' }]);
    const first = router.navigate('/later');
    await router.navigate('/b');
    code.release(nothing);
    await first;
    expect(pathOf(router)).toBe('/b');
  });

  it('to the address that is shown replaces its entry', async () => {
    const write = vi.fn();
    const router = await opened([HOME, { path: '/b' }], '/', { ...memoryHistory('/', '/'), write });
    await router.navigate('/b');
    await router.navigate('/b');
    await router.navigate({ pathname: '/b', search: '?x' });
    expect(write.mock.calls.map(([{ address }, isReplaced]) => [address, isReplaced])).toEqual([
      ['/b', false],
      ['/b', true],
      ['/b?x', false],
    ]);
  });
});

describe('what a link gives to its screen', () => {
  it('is there until the next navigation', async () => {
    const router = await opened([HOME, { path: '/b' }]);
    await router.navigate('/b', { state: { code: 7 } });
    expect(router.state.location.state).toEqual({ code: 7 });
    await router.navigate('/b');
    expect(router.state.location.state).toBeUndefined();
  });
});

describe('a route that fails', () => {
  const failing = async () => {
    throw new NotFoundError();
  };

  it('is shown by the nearest route around it that can', async () => {
    const table: readonly Route[] = [
      {
        error: 'outer',
        children: [HOME, { error: 'inner', children: [{ children: [{ path: '*', prepare: failing }] }] }],
      },
    ];
    const router = await opened(table, '/x');
    expect(router.state.failure).toEqual({ error: new NotFoundError(), at: 1 });
    await router.navigate('/');
    expect(router.state.failure).toBeUndefined();
  });

  it('is tried again the next time', async () => {
    const prepare = vi.fn(component).mockRejectedValueOnce(new Error('No network'));
    const router = await opened([HOME, { error: 'error', children: [{ path: '/b', prepare }] }]);
    await router.navigate('/b');
    expect(router.state.failure?.error).toEqual(new Error('No network'));
    await router.navigate('/b');
    expect(router.state.failure).toBeUndefined();
    await router.navigate('/b');
    expect(prepare).toHaveBeenCalledTimes(2);
  });
});

describe('scroll positions', () => {
  /** A history whose page is always scrolled to 500, and the way back to its first entry. */
  function scrolled() {
    const saved = new Map<string, number>();
    let goBack = () => undefined as unknown;
    const history: History = {
      ...memoryHistory('/', '/'),
      read: () => ({ address: '/', key: undefined, state: undefined }),
      saveScroll: (key) => void saved.set(key, 500),
      scrollOf: (key) => saved.get(key),
      listen: (onMove) => {
        goBack = onMove;
      },
    };
    return { history, goBack: () => goBack() };
  }

  it('are restored where the user goes back, and not on a new screen', async () => {
    const { history, goBack } = scrolled();
    const router = await opened([HOME, { path: '/b' }], '/', history);
    await router.navigate('/b');
    expect(router.state.scroll).toBeUndefined();
    goBack();
    expect(router.state).toMatchObject({ location: { pathname: '/' }, scroll: 500 });
  });

  it('stay where a navigation asks for it', async () => {
    const router = await opened([HOME], '/', scrolled().history);
    await router.navigate('/?query', { preventScrollReset: true });
    expect(router.state.scroll).toBe(false);
  });
});
