/*
 * The service worker: it caches one complete build and answers from it, so that every screen works offline.
 * It is a separate program that config/offline.ts adds to the build, so it imports nothing.
 * A new build waits until every tab of the previous one is closed, or one of them activates it. The files of
 * the previous build stay until the next one arrives: tabs that still run it need its lazy chunks.
 */

/**
 * Every file to cache, by its path below the base. The revision is empty where the name contains a content
 * hash.
 */
declare const FILES: readonly (readonly [path: string, revision: string])[];
/** The assets that the page of this build names. The page of another build does not name them all. */
declare const NAMED_BY_PAGE: readonly string[];

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as WorkerScope;
const base = worker.registration.scope;
/** One cache per base path: one origin may serve several. */
const CACHE = `tabard ${base}`;
/** The cache key of the list of keys of the active build. */
const IN_USE = `${base}?in-use`;
const PAGE = 'index.html';
const PARALLEL_FETCHES = 6;

/** The cache key of each file. The revision is part of the key, so that the cache can hold two builds. */
const keys = new Map(
  FILES.map(([path, revision]) => [`${base}${path}`, `${base}${path}${revision && `?revision=${revision}`}`]),
);
const pageKey = keys.get(`${base}${PAGE}`) ?? base;

/** Fetches a file into the cache unless it is cached. On any failure the previous build stays active. */
async function cacheFile(cache: Cache, path: string, revision: string): Promise<void> {
  const key = keys.get(`${base}${path}`) ?? '';
  if (await cache.match(key)) return;
  // Some hosts redirect index.html to its folder.
  const address = path === PAGE ? base : `${base}${path}`;
  const response = await fetch(address, { cache: revision ? 'no-cache' : 'default' });
  if (!response.ok || isHtml(response) !== path.endsWith('.html')) throw new Error(`${path} is not there.`);
  if (path === PAGE) await checkPage(response.clone());
  // Unchanged except for two things. A navigation must not be answered with a redirected response, and with
  // Vary the cache would store a file twice.
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('vary');
  await cache.put(key, new Response(body, { status, statusText, headers }));
}

/** While a host deploys a new build, it may serve the page of one build and the worker of the other. */
async function checkPage(page: Response): Promise<void> {
  const text = await page.text();
  if (!NAMED_BY_PAGE.every((path) => text.includes(path))) throw new Error('The page is of another build.');
}

/** Some hosts answer every address with the page, even for a missing file. */
function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') === true;
}

async function cacheAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const open = [...FILES];
  const work = async () => {
    for (let file = open.shift(); file; file = open.shift()) await cacheFile(cache, ...file);
  };
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
}

/** Takes control of all tabs, and deletes files of neither this build nor the previous one. */
async function takeOver(): Promise<void> {
  const cache = await caches.open(CACHE);
  const before: unknown = await (await cache.match(IN_USE))?.json();
  const needed = new Set([...keys.values(), ...(Array.isArray(before) ? before : [])]);
  for (const { url } of await cache.keys()) {
    if (!needed.has(url)) await cache.delete(url);
  }
  await cache.put(IN_USE, Response.json([...keys.values()]));
  await worker.clients.claim();
}

/** Answers with the cached file, or from the network where the browser has evicted it. */
async function answer(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(key);
  if (cached) return cached;
  const response = await fetch(request);
  const isFound = response.ok && (request.mode === 'navigate' || !isHtml(response));
  // The host has another build by now: the cached page names files that no longer exist, so it is deleted.
  if (!isFound) await cache.delete(pageKey);
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(cacheAll()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/u)[0] ?? '';
  if (request.method !== 'GET' || !address.startsWith(base)) return;
  const key = keys.get(address);
  if (key) event.respondWith(answer(request, key));
  else if (request.mode === 'navigate' && !address.startsWith(`${base}icons/`))
    event.respondWith(answer(request, pageKey));
  else if (address.startsWith(`${base}assets/`)) event.respondWith(answer(request, address));
});
