/*
 * The service worker: it caches one complete build and answers from it, so that every screen works offline.
 * It is a separate program that config/offline.ts adds to the build, so it imports nothing.
 * A new build waits until every tab of the previous one is closed, or one of them activates it. The files of
 * the previous build stay until the next one arrives: tabs that still run it need its lazy chunks.
 */

/**
 * Every file to cache, by its path below the base. The revision is empty where the name contains a content
 * hash. The hash is SHA-256 in base64, and the length is in bytes.
 */
declare const FILES: readonly (readonly [path: string, revision: string, hash: string, length: number])[];

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
const files = new Map(FILES.map((file) => [keys.get(`${base}${file[0]}`) ?? '', file]));
/** The keys whose cached content was verified since this worker started: files on disk can be damaged. */
const verified = new Set<string>();

/** Whether the bytes are exactly a file of this build. */
async function isWhole(bytes: ArrayBuffer, hash: string, length: number): Promise<boolean> {
  if (bytes.byteLength !== length) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)) === hash;
}

/** The cached response of a key. A damaged file is deleted. */
async function findCached(cache: Cache, key: string): Promise<Response | undefined> {
  const file = files.get(key);
  if (file && !verified.has(key)) {
    const cached = await cache.match(key);
    if (!cached) return undefined;
    const bytes = await cached.arrayBuffer().catch(() => new ArrayBuffer(0));
    if (!(await isWhole(bytes, file[2], file[3]))) {
      await cache.delete(key);
      return undefined;
    }
    verified.add(key);
  }
  // Read again: browsers use compiled scripts only for a response that comes directly from the cache.
  return cache.match(key);
}

/**
 * How a file is fetched, one way after the other until it is whole: from what the page has fetched already, then
 * past the HTTP cache. The worker never writes to that cache: it keeps a half for as long as a whole file.
 */
const ATTEMPTS: readonly RequestInit[] = [
  { cache: 'only-if-cached', mode: 'same-origin' },
  { cache: 'no-store' },
  { cache: 'no-store' },
];

/** Fetches a file into the cache. A connection that closes early can look like the end of the file. */
async function fetchWhole(cache: Cache, key: string): Promise<Response> {
  const [path, , hash, length] = files.get(key) ?? ['', '', '', 0];
  // Some hosts redirect index.html to its folder.
  const address = path === PAGE ? base : `${base}${path}`;
  for (const attempt of ATTEMPTS) {
    const response = await fetch(address, attempt).catch(() => undefined);
    if (!response?.ok || isHtml(response) !== path.endsWith('.html')) continue;
    const bytes = await response.arrayBuffer().catch(() => new ArrayBuffer(0));
    if (!(await isWhole(bytes, hash, length))) continue;
    // Unchanged except for two things. A navigation must not be answered with a redirected response, and with
    // Vary the cache would store a file twice.
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    headers.delete('vary');
    const whole = new Response(bytes, { status, statusText, headers });
    await cache.put(key, whole.clone());
    verified.add(key);
    return whole;
  }
  throw new Error(`${path} of this build is not there.`);
}

/** Fetches a file into the cache unless it is cached. On any failure the previous build stays active. */
async function cacheFile(cache: Cache, key: string): Promise<void> {
  if (!(await findCached(cache, key))) await fetchWhole(cache, key);
}

/** Some hosts answer every address with the page, even for a missing file. */
function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') === true;
}

async function cacheAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const open = [...files.keys()];
  const work = async () => {
    for (let key = open.shift(); key !== undefined; key = open.shift()) await cacheFile(cache, key);
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

/** Answers with the cached file, or from the network where the browser has evicted or damaged it. */
async function answer(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const cached = await findCached(cache, key);
  if (cached) return cached;
  if (files.has(key)) {
    const whole = await fetchWhole(cache, key).catch(() => undefined);
    if (whole) return whole;
  }
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
