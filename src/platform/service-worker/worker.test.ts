import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';

const BASE = 'https://tabard.test/';
const PAGE = '<!doctype html><script src="/assets/app.js"></script>';
const SCRIPT = 'export const answer = 42;';
const TEXTS: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'assets/app.js': SCRIPT,
  'assets/form.js': 'form',
  'assets/form.css': 'style',
};
/** What is cached with its part. */
const PART_OF: Readonly<Record<string, string>> = {
  'assets/form.js': 'workshop',
  'assets/form.css': 'workshop',
};

type Listener = (event: unknown) => void;

/** A cache that holds bytes, as one that is shared by all workers of a page. */
class FakeCache {
  readonly held = new Map<string, string>();

  async match(key: string): Promise<Response | undefined> {
    const text = this.held.get(key);
    return text === undefined ? undefined : new Response(text);
  }

  async put(key: string, response: Response): Promise<void> {
    this.held.set(key, await response.text());
  }

  async delete(key: string): Promise<boolean> {
    return this.held.delete(key);
  }

  async keys(): Promise<readonly { readonly url: string }[]> {
    return [...this.held.keys()].map((url) => ({ url }));
  }
}

interface FakeHost {
  readonly asked: { readonly path: string; readonly cache: unknown }[];
  /** What it sends of a file; undefined: it has no such file. */
  send(path: string, cache: unknown): string | undefined;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Starts the worker over a cache and a host, as the browser does whenever it needs it. */
async function startWorker(cache: FakeCache, host: FakeHost) {
  vi.resetModules();
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('self', {
    registration: { scope: BASE },
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (asked: string | Request, options?: RequestInit) => {
    const url = typeof asked === 'string' ? asked : asked.url;
    const path = url === BASE ? 'index.html' : url.slice(BASE.length);
    host.asked.push({ path, cache: options?.cache });
    const text = host.send(path, options?.cache);
    const type = path.endsWith('.html') ? 'text/html' : 'text/javascript';
    return new Response(text ?? 'none', {
      status: text === undefined ? 404 : 200,
      headers: { 'content-type': type },
    });
  });
  const files = Object.entries(TEXTS).map(([path, text]) => {
    const hash = createHash('sha256').update(text).digest('base64');
    const revision = path === 'index.html' ? 'revision' : '';
    return [path, revision, hash, text.length, ...(PART_OF[path] ? [PART_OF[path]] : [])];
  });
  vi.stubGlobal('FILES', files);
  // It is a script, not a module.
  await import(`./${'worker'}.ts`);
  const fire = async (type: string, event: object): Promise<unknown> => {
    const waits: Promise<unknown>[] = [];
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      ...event,
      waitUntil: (given: Promise<unknown>) => waits.push(given),
      respondWith: (given: Promise<unknown>) => {
        done = given;
      },
    });
    await Promise.all(waits);
    return done;
  };
  return {
    install: () => fire('install', {}),
    activate: () => fire('activate', {}),
    /** Gives the worker a message of a page. */
    hear: (data: unknown) => fire('message', { data }),
    async get(path: string): Promise<string> {
      const request = { url: `${BASE}${path}`, method: 'GET', mode: 'no-cors' };
      return ((await fire('fetch', { request })) as Response).text();
    },
  };
}

/** A browser that has fetched nothing itself. */
const wholeHost = (): FakeHost => ({
  asked: [],
  send: (path, cache) => (cache === 'only-if-cached' ? undefined : TEXTS[path]),
});

/** A host whose connection closes in the middle of the script, as long as `isCut` says so. */
const cuttingHost = (isCut: (cache: unknown) => boolean): FakeHost => ({
  asked: [],
  send: (path, cache) => (path === 'assets/app.js' && isCut(cache) ? SCRIPT.slice(0, 9) : TEXTS[path]),
});

describe('the service worker', () => {
  it('keeps what every screen needs, and answers from the cache', async () => {
    const cache = new FakeCache();
    const host = wholeHost();
    const worker = await startWorker(cache, host);
    await worker.install();
    host.asked.length = 0;
    expect(await worker.get('assets/app.js')).toBe(SCRIPT);
    expect(host.asked).toEqual([]);
  });

  it('keeps no half of a file, and does not install with one', async () => {
    const cache = new FakeCache();
    const worker = await startWorker(
      cache,
      cuttingHost(() => true),
    );
    await expect(worker.install()).rejects.toThrow('assets/app.js');
    expect(cache.held.has(`${BASE}assets/app.js`)).toBe(false);
  });

  it('fetches past the half of a file that the browser itself has kept', async () => {
    const cache = new FakeCache();
    const host = cuttingHost((mode) => mode === 'only-if-cached');
    await (await startWorker(cache, host)).install();
    expect(cache.held.get(`${BASE}assets/app.js`)).toBe(SCRIPT);
  });

  it('never leaves a half in the cache of the browser', async () => {
    const host = cuttingHost(() => true);
    await expect((await startWorker(new FakeCache(), host)).install()).rejects.toThrow();
    const reading = ['only-if-cached', 'no-store'];
    expect(host.asked.filter(({ cache }) => !reading.includes(String(cache)))).toEqual([]);
  });

  it('replaces what an earlier worker has kept of a file', async () => {
    const cache = new FakeCache();
    cache.held.set(`${BASE}assets/app.js`, SCRIPT.slice(0, 9));
    await (await startWorker(cache, wholeHost())).install();
    expect(cache.held.get(`${BASE}assets/app.js`)).toBe(SCRIPT);
  });

  it('answers with a whole file where the cache was damaged since, and keeps that', async () => {
    const cache = new FakeCache();
    await (await startWorker(cache, wholeHost())).install();
    cache.held.set(`${BASE}assets/app.js`, 'garbage');
    const worker = await startWorker(cache, wholeHost());
    expect(await worker.get('assets/app.js')).toBe(SCRIPT);
    expect(cache.held.get(`${BASE}assets/app.js`)).toBe(SCRIPT);
  });
});

describe('a part of a build', () => {
  const held = (cache: FakeCache) =>
    Object.keys(PART_OF).filter((path) => cache.held.has(`${BASE}${path}`)).length;

  it('is kept whole once a file of it is used', async () => {
    const cache = new FakeCache();
    const worker = await startWorker(cache, wholeHost());
    await worker.install();
    expect(held(cache)).toBe(0);
    expect(await worker.get('assets/form.js')).toBe('form');
    expect(held(cache)).toBe(2);
  });

  it('is in every later build once it was used', async () => {
    const cache = new FakeCache();
    const worker = await startWorker(cache, wholeHost());
    await worker.install();
    await worker.get('assets/form.js');
    await worker.activate();
    for (const path of Object.keys(PART_OF)) cache.held.delete(`${BASE}${path}`);
    await (await startWorker(cache, wholeHost())).install();
    expect(held(cache)).toBe(2);
  });

  it('is kept where the page has used it before there was a worker', async () => {
    const cache = new FakeCache();
    const worker = await startWorker(cache, wholeHost());
    await worker.install();
    await worker.hear([`${BASE}assets/app.js`, `${BASE}assets/form.css`, 'https://other.test/form.js']);
    expect(held(cache)).toBe(2);
  });

  it('is fetched once', async () => {
    const host = wholeHost();
    const worker = await startWorker(new FakeCache(), host);
    await worker.install();
    host.asked.length = 0;
    await worker.get('assets/form.js');
    const fetched = host.asked.filter(({ cache }) => cache === 'no-store').map(({ path }) => path);
    expect(fetched.toSorted()).toEqual(['assets/form.css', 'assets/form.js']);
  });

  it('is tried again where the network broke off', async () => {
    const cache = new FakeCache();
    let isBroken = true;
    const host: FakeHost = {
      asked: [],
      send: (path, mode) =>
        mode === 'only-if-cached' || (isBroken && path === 'assets/form.css') ? undefined : TEXTS[path],
    };
    const worker = await startWorker(cache, host);
    await worker.install();
    expect(await worker.get('assets/form.js')).toBe('form');
    isBroken = false;
    await worker.get('assets/form.js');
    expect(held(cache)).toBe(2);
  });
});
