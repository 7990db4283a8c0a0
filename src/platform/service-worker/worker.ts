/*
 * The service worker: it keeps one whole build and answers from it, so that every screen works without a
 * network. It is a program of its own, which config/offline.ts puts into the build, so it imports nothing.
 *
 * A new build waits until every tab of the one before is closed, or one of them asks for it. The files of the
 * build before stay until the next one comes: tabs that still run it find its lazy chunks.
 */

/**
 * Every file that is kept, by its path below the base; the revision is empty where the name itself tells the
 * content.
 */
declare const FILES: readonly (readonly [path: string, revision: string])[];
/** The assets that the page of this build names: no other build's page names them all. */
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
/** One cache for each place that the app is served from: one origin may serve several. */
const CACHE = `tabard ${base}`;
/** Where the cache notes which keys the build in use has. */
const IN_USE = `${base}?in-use`;
const PAGE = 'index.html';
const AT_ONCE = 6;

/**
 * Under which key the cache holds a file: another revision is another key, so two builds lie side by side.
 */
const keys = new Map(
  FILES.map(([path, revision]) => [`${base}${path}`, `${base}${path}${revision && `?revision=${revision}`}`]),
);
const pageKey = keys.get(`${base}${PAGE}`) ?? base;

/** Fetches one file into the cache, unless it is there. Any failure leaves the build before in use. */
async function keep(cache: Cache, path: string, revision: string): Promise<void> {
  const key = keys.get(`${base}${path}`) ?? '';
  if (await cache.match(key)) return;
  // Some hosts lead index.html on to the folder that it stands in.
  const address = path === PAGE ? base : `${base}${path}`;
  const response = await fetch(address, { cache: revision ? 'no-cache' : 'default' });
  if (!response.ok || isHtml(response) !== path.endsWith('.html')) throw new Error(`${path} is not there.`);
  if (path === PAGE) await checkPage(response.clone());
  // As it is but for two things: a page may not be answered with what was led on from elsewhere, and Vary
  // keeps one file twice.
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete('vary');
  await cache.put(key, new Response(body, { status, statusText, headers }));
}

/** While a host puts a new build in place, the page may be of one build and the worker of the other. */
async function checkPage(page: Response): Promise<void> {
  const text = await page.text();
  if (!NAMED_BY_PAGE.every((path) => text.includes(path))) throw new Error('The page is of another build.');
}

/** Hosts that answer every address with the page do so for a file that is missing, too. */
function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') === true;
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const open = [...FILES];
  const work = async () => {
    for (let file = open.shift(); file; file = open.shift()) await keep(cache, ...file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Takes over, and lets go of what neither this build nor the one before has. */
async function takeOver(): Promise<void> {
  const cache = await caches.open(CACHE);
  const before: unknown = await (await cache.match(IN_USE))?.json();
  const kept = new Set([...keys.values(), ...(Array.isArray(before) ? before : [])]);
  for (const { url } of await cache.keys()) {
    if (!kept.has(url)) await cache.delete(url);
  }
  await cache.put(IN_USE, Response.json([...keys.values()]));
  await worker.clients.claim();
}

/** A file as it was kept; from the network where the browser has let go of it. */
async function answer(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key);
  if (kept) return kept;
  const response = await fetch(request);
  const isFound = response.ok && (request.mode === 'navigate' || !isHtml(response));
  // The host has another build by now: a page that leads to files which are nowhere any more is let go of.
  if (!isFound) await cache.delete(pageKey);
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
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
