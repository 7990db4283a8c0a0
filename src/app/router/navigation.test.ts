import { describe, expect, it, vi } from 'vitest';
import { type AddressHistory, memoryHistory } from './address-history.ts';
import { createNavigation, NotFoundError, type Screen } from './navigation.ts';

const nothing = () => null;
const component = async () => nothing;

function held<Value>() {
  let release: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

const HOME: Screen = { path: '/', element: 'home' };

/** A navigation that has shown its first screen. */
async function opened(table: readonly Screen[], first = '/', history = memoryHistory('', first)) {
  const navigation = createNavigation(table, history);
  await expect.poll(() => navigation.state.isReady).toBe(true);
  return navigation;
}

const pathOf = ({ state }: Awaited<ReturnType<typeof opened>>) => state.location.pathname;
const elementsOf = ({ state }: Awaited<ReturnType<typeof opened>>) =>
  state.screens.map(({ element }) => element);

describe('the screens of an address', () => {
  const table: readonly Screen[] = [
    HOME,
    {
      path: '/hero/:name',
      element: 'gate',
      children: [{ element: 'sheet' }, { path: 'items/:tab?', element: 'items' }],
    },
    { path: '*', element: 'unknown' },
  ];

  it.each([
    ['/', ['home']],
    ['/Hero/Aria/', ['gate', 'sheet']],
    ['/hero/50%', ['gate', 'sheet']],
    ['/hero/aria/items/add?x=1#here', ['gate', 'items']],
    ['/hero', ['unknown']],
  ])('%s are found', async (address, elements) => {
    expect(elementsOf(await opened(table, address))).toEqual(elements);
  });

  it.each(['/apps/tabard/hero/aria', '/Apps/Tabard/hero/aria'])(
    'below a folder are found: %s',
    async (address) => {
      const history = {
        ...memoryHistory('/apps/tabard', '/'),
        read: () => ({ address, key: undefined, state: undefined }),
      };
      expect(elementsOf(await opened(table, '/', history))).toEqual(['gate', 'sheet']);
    },
  );
});

describe('a navigation', () => {
  it('keeps the screen until the code of the next one is there', async () => {
    const code = held<typeof nothing>();
    const navigation = await opened([HOME, { path: '/later', lazy: () => code.promise }]);
    const done = navigation.navigate('/later');
    expect(pathOf(navigation)).toBe('/');
    code.release(nothing);
    await done;
    expect(pathOf(navigation)).toBe('/later');
  });

  it('shows at once what stands in for a screen, where there is something', async () => {
    const code = held<typeof nothing>();
    const standsIn = vi.fn((path: string) => path === '/later');
    const lazy = () => code.promise;
    const navigation = await opened([
      HOME,
      { path: '/later', standsIn, lazy },
      { path: '/never', standsIn, lazy },
    ]);
    void navigation.navigate('/never');
    expect([pathOf(navigation), navigation.state.isReady]).toEqual(['/', true]);
    const done = navigation.navigate('/later');
    expect([pathOf(navigation), navigation.state.isReady]).toEqual(['/later', false]);
    code.release(nothing);
    await done;
    expect([pathOf(navigation), navigation.state.isReady]).toEqual(['/later', true]);
    await navigation.navigate('/');
    void navigation.navigate('/later');
    expect(standsIn).toHaveBeenCalledTimes(2);
  });

  it('writes the address of a screen that something stands in for once', async () => {
    const code = held<typeof nothing>();
    const history = memoryHistory('', '/');
    const later: Screen = { path: '/later', standsIn: () => true, lazy: () => code.promise };
    const navigation = await opened([HOME, later], '/', history);
    const write = vi.spyOn(history, 'write');
    const done = navigation.navigate('/later');
    expect(history.read().address).toBe('/later');
    code.release(nothing);
    await done;
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('shows at once what has been there before', async () => {
    const lazy = vi.fn(component);
    const navigation = await opened([HOME, { path: '/later', lazy }]);
    await navigation.navigate('/later');
    void navigation.navigate('/');
    void navigation.navigate('/later');
    expect(pathOf(navigation)).toBe('/later');
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it('gives way to the next one', async () => {
    const code = held<typeof nothing>();
    const navigation = await opened([HOME, { path: '/later', lazy: () => code.promise }, { path: '/b' }]);
    const first = navigation.navigate('/later');
    await navigation.navigate('/b');
    code.release(nothing);
    await first;
    expect(pathOf(navigation)).toBe('/b');
  });

  it('to the address that is shown replaces its entry', async () => {
    const history = memoryHistory('', '/');
    const navigation = await opened([HOME, { path: '/b' }], '/', history);
    const write = vi.spyOn(history, 'write');
    await navigation.navigate('/b');
    await navigation.navigate('/b');
    await navigation.navigate({ pathname: '/b', search: '?x' });
    expect(write.mock.calls.map(([{ address }, isReplaced]) => [address, isReplaced])).toEqual([
      ['/b', false],
      ['/b', true],
      ['/b?x', false],
    ]);
  });

  it('hands something over', async () => {
    const navigation = await opened([HOME, { path: '/b' }]);
    navigation.navigator.push('/b', { code: 1 });
    expect(navigation.state.location.state).toEqual({ code: 1 });
  });
});

describe('a screen that fails', () => {
  it('says what failed and where', async () => {
    const failing: Screen = { path: '*', prepare: () => Promise.reject(new NotFoundError()) };
    const navigation = await opened([HOME, { children: [failing] }], '/x');
    expect(navigation.state.failure).toEqual({ error: new NotFoundError(), at: 1 });
    await navigation.navigate('/');
    expect(navigation.state.failure).toBeUndefined();
  });

  it('is tried again the next time', async () => {
    const prepare = vi.fn(component).mockRejectedValueOnce(new Error('No network'));
    const navigation = await opened([HOME, { path: '/b', prepare }]);
    await navigation.navigate('/b');
    expect(navigation.state.failure?.error).toEqual(new Error('No network'));
    await navigation.navigate('/b');
    expect(navigation.state.failure).toBeUndefined();
    await navigation.navigate('/b');
    expect(prepare).toHaveBeenCalledTimes(2);
  });
});

describe('scroll positions', () => {
  /** A history whose page is always scrolled to 500, and the way back to its first entry. */
  function scrolled() {
    const saved = new Map<string, number>();
    const { write, ...rest } = memoryHistory('', '/');
    let goBack = () => undefined as unknown;
    const history: AddressHistory = {
      ...rest,
      // What is pushed is left again by going back.
      write: (entry, isReplaced) => (isReplaced ? write(entry, true) : undefined),
      saveScroll: (key) => void saved.set(key, 500),
      scrollOf: (key) => saved.get(key),
      listen: (onMove) => {
        goBack = onMove;
      },
    };
    return { history, saved, goBack: () => goBack() };
  }

  it('are restored where the user goes back, and not on a new screen', async () => {
    const { history, goBack } = scrolled();
    const navigation = await opened([HOME, { path: '/b' }], '/', history);
    await navigation.navigate('/b');
    expect(navigation.state.scroll).toBeUndefined();
    goBack();
    expect(navigation.state).toMatchObject({ location: { pathname: '/' }, scroll: 500 });
  });

  it('are restored by a reload, and not where the same address is opened anew', async () => {
    const { history, saved } = scrolled();
    const before = await opened([HOME], '/', history);
    history.saveScroll(before.state.location.key);
    expect((await opened([HOME], '/', history)).state.scroll).toBe(500);
    const anew = { ...memoryHistory('', '/'), scrollOf: (key: string) => saved.get(key) };
    expect((await opened([HOME], '/', anew)).state.scroll).toBeUndefined();
  });

  it('stay where a navigation asks for it', async () => {
    const navigation = await opened([HOME], '/', scrolled().history);
    navigation.navigator.push('/?query', undefined, { preventScrollReset: true });
    expect(navigation.state.scroll).toBe(false);
  });
});
