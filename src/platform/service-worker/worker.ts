/*
 * The service worker: it caches one complete build and answers from it, so that every screen works offline.
 * Some parts of a build, such as the workshop, are cached when they are used for the first time. It is a
 * separate program that config/offline.ts adds to the build, so it imports nothing. A new build waits until
 * every tab of the previous one is closed, or one of them activates it. The files of the previous build stay
 * until the next one arrives: tabs that still run it need its lazy chunks.
 */

/**
 * Every file to cache, by its path below the base. The revision is empty where the name contains a content
 * hash. The hash is SHA-256 in base64, and the length is in bytes. A file with a part is cached with that
 * part.
 */
declare const FILES: readonly (readonly [
  path: string,
  revision: string,
  hash: string,
  length: number,
  part?: string,
])[];

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
  addEventListener(type: 'message', listener: (event: WorkerEvent & MessageEvent) => void): void;
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
const PARTS = new Set(FILES.flatMap(([, , , , part]) => part ?? []));
/** The cache key that says that a part was used, in this build or an earlier one. */
const markerOf = (part: string) => `${base}?used-part=${part}`;
const keysOf = (part: string | undefined) => [...files.keys()].filter((key) => files.get(key)?.[4] === part);
/** The parts that are being cached. */
const parts = new Map<string, Promise<void>>();
/** The keys that are being fetched. */
const fetches = new Map<string, Promise<void>>();
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
 * How a file is fetched, one way after the other until it is whole: from what the page has fetched already,
 * then past the HTTP cache. The worker never writes to that cache: it keeps a half for as long as a whole
 * file.
 */
const ATTEMPTS: readonly RequestInit[] = [
  { cache: 'only-if-cached', mode: 'same-origin' },
  { cache: 'no-store' },
  { cache: 'no-store' },
];

/** Fetches a file into the cache. Calls while it does so wait for the same. */
function keepWhole(cache: Cache, key: string): Promise<void> {
  const fetching = fetches.get(key) ?? fetchWhole(cache, key).finally(() => fetches.delete(key));
  fetches.set(key, fetching);
  return fetching;
}

/** A connection that closes early can look like the end of the file. */
async function fetchWhole(cache: Cache, key: string): Promise<void> {
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
    await cache.put(key, new Response(bytes, { status, statusText, headers }));
    verified.add(key);
    return;
  }
  throw new Error(`${path} of this build is not there.`);
}

/** Fetches a file into the cache unless it is cached. On any failure the previous build stays active. */
async function cacheFile(cache: Cache, key: string): Promise<void> {
  if (!(await findCached(cache, key))) await keepWhole(cache, key);
}

/** Some hosts answer every address with the page, even for a missing file. */
function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') === true;
}

/** Caches a part, now and in every later build. Calls while it does so wait for the same. */
function keepPart(part: string): Promise<void> {
  const keeping = parts.get(part) ?? cachePart(part).finally(() => parts.delete(part));
  parts.set(part, keeping);
  return keeping;
}

async function cachePart(part: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const marker = markerOf(part);
  if (await cache.match(marker)) return;
  await cacheKeys(cache, keysOf(part));
  await cache.put(marker, Response.json(true));
}

/** The part that a file belongs to. */
const partOf = (address: string) => files.get(keys.get(address) ?? '')?.[4];

/**
 * Caches the parts of the files that a page has loaded. A part that cannot be whole is tried again at its
 * next use.
 */
async function keepPartsOf(addresses: readonly string[]): Promise<void> {
  const used = new Set(addresses.flatMap((address) => partOf(address) ?? []));
  await Promise.allSettled([...used].map(keepPart));
}

/** What every build needs, and the parts that were used. */
async function cacheAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cacheKeys(cache, keysOf(undefined));
  for (const part of PARTS) {
    if (await cache.match(markerOf(part))) await cacheKeys(cache, keysOf(part));
  }
}

async function cacheKeys(cache: Cache, open: string[]): Promise<void> {
  const work = async () => {
    for (let key = open.shift(); key !== undefined; key = open.shift()) await cacheFile(cache, key);
  };
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, work));
}

/** Takes control of all tabs, and deletes files of neither this build nor the previous one. */
async function takeOver(): Promise<void> {
  const cache = await caches.open(CACHE);
  const before: unknown = await (await cache.match(IN_USE))?.json();
  const markers = [...PARTS].map(markerOf);
  const needed = new Set([...keys.values(), ...markers, ...(Array.isArray(before) ? before : [])]);
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
    const kept = await keepWhole(cache, key).then(
      () => cache.match(key),
      () => undefined,
    );
    if (kept) return kept;
  }
  const response = await fetch(request);
  const isFound = response.ok && (request.mode === 'navigate' || !isHtml(response));
  // The host has another build by now: the cached page names files that no longer exist, so it is deleted.
  if (!isFound) await cache.delete(pageKey);
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(cacheAll()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') void worker.skipWaiting();
  // What a page loaded before it had a worker.
  if (Array.isArray(data)) event.waitUntil(keepPartsOf(data));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/u)[0] ?? '';
  if (request.method !== 'GET' || !address.startsWith(base)) return;
  const key = keys.get(address);
  event.waitUntil(keepPartsOf([address]));
  if (key) event.respondWith(answer(request, key));
  else if (request.mode === 'navigate' && !address.startsWith(`${base}icons/`))
    event.respondWith(answer(request, pageKey));
  else if (address.startsWith(`${base}assets/`)) event.respondWith(answer(request, address));
});
