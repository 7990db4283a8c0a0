/*
 * The service worker: it keeps one whole build and answers from it, so that every screen works without a
 * network. It is a program of its own, which config/offline.ts puts into the build, so it imports nothing.
 *
 * A new build waits until every tab of the one before is closed, or one of them asks for it. The files of the
 * build before stay until the next one comes: tabs that still run it find its lazy chunks.
 */

/**
 * Every file that is kept, by its path below the base; the revision is empty where the name itself tells the
 * content. The hash is SHA-256 in base64.
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
const files = new Map(FILES.map((file) => [keys.get(`${base}${file[0]}`) ?? '', file]));
/** The keys whose content was compared since this worker started: the cache is a file of the browser's. */
const compared = new Set<string>();

/** Whether a file is the one of this build, to the last byte. */
async function isWhole(bytes: ArrayBuffer, hash: string, length: number): Promise<boolean> {
  if (bytes.byteLength !== length) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)) === hash;
}

/** What the cache has under a key. A file that is damaged is dropped. */
async function findKept(cache: Cache, key: string): Promise<Response | undefined> {
  const file = files.get(key);
  if (file && !compared.has(key)) {
    const kept = await cache.match(key);
    if (!kept) return undefined;
    const bytes = await kept.arrayBuffer().catch(() => new ArrayBuffer(0));
    if (!(await isWhole(bytes, file[2], file[3]))) {
      await cache.delete(key);
      return undefined;
    }
    compared.add(key);
  }
  // Read anew: the browser keeps compiled scripts beside what comes from its cache untouched.
  return cache.match(key);
}

/**
 * Fetches a file into the cache. A connection that closed in the middle can pass for the end of the file, and
 * the browser's own cache may have kept that half: then the file is fetched past it.
 */
async function fetchWhole(cache: Cache, key: string): Promise<Response> {
  const [path, revision, hash, length] = files.get(key) ?? ['', '', '', 0];
  // Some hosts lead index.html on to the folder that it stands in.
  const address = path === PAGE ? base : `${base}${path}`;
  for (const mode of [revision ? 'no-cache' : 'default', 'reload'] as const) {
    const response = await fetch(address, { cache: mode });
    if (!response.ok || isHtml(response) !== path.endsWith('.html')) break;
    const bytes = await response.arrayBuffer().catch(() => new ArrayBuffer(0));
    if (!(await isWhole(bytes, hash, length))) continue;
    // As it is but for two things: a page may not be answered with what was led on from elsewhere, and Vary
    // keeps one file twice.
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    headers.delete('vary');
    const whole = new Response(bytes, { status, statusText, headers });
    await cache.put(key, whole.clone());
    compared.add(key);
    return whole;
  }
  throw new Error(`${path} of this build is not there.`);
}

/** Fetches one file into the cache, unless it is there. Any failure leaves the build before in use. */
async function keep(cache: Cache, key: string): Promise<void> {
  if (!(await findKept(cache, key))) await fetchWhole(cache, key);
}

/** Hosts that answer every address with the page do so for a file that is missing, too. */
function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') === true;
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const open = [...files.keys()];
  const work = async () => {
    for (let key = open.shift(); key !== undefined; key = open.shift()) await keep(cache, key);
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

/** A file as it was kept; from the network where the browser has let go of it, or it was damaged. */
async function answer(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await findKept(cache, key);
  if (kept) return kept;
  if (files.has(key)) {
    const whole = await fetchWhole(cache, key).catch(() => undefined);
    if (whole) return whole;
  }
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
