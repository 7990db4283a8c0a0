import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as ZLIB } from 'node:zlib';
import sirv from 'sirv';
import { Failure } from '../failure.mjs';
import { CACHE_FOREVER, SECURITY_HEADERS } from '../response-headers.mjs';
import { describeAddresses, networkAddresses } from './addresses.mjs';
import { listen } from './port.mjs';
import { createRelay } from './relay.mjs';

/** How well `serve` compresses, from 0 to 11: the best takes thirty times as long for an eleventh less. */
const QUICK = 5;

/** Files that shrink when compressed. */
const TEXT_FILE = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** An encoding that the request refuses, as in `gzip, br;q=0`. */
const REFUSED_ENCODING = /[^,]*;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/g;

/** @type {string[]} */
const COPIES = [];
process.on('exit', () => {
  for (const copy of COPIES) rmSync(copy, { recursive: true, force: true });
});

/**
 * Copies a build to a folder that lasts as long as this process: a new build in the same place cannot mix
 * with what is served.
 * @param {string} folder
 * @returns {string} the copy
 */
export function loadSite(folder) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Failure(`There is no build in ${folder}. Make one with: npm run build`);
  }
  const copy = mkdtempSync(join(tmpdir(), 'tabard-site-'));
  COPIES.push(copy);
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/**
 * Tells the pages of a site what their server does for devices at a table. What a deployer set besides stays.
 * @param {string} site as `loadSite` returns it
 * @param {{ relay?: boolean, address?: string }} settings see docs/deploy.md#devices-at-one-table
 */
export function announceTable(site, settings) {
  const file = join(site, 'table.json');
  const config = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  writeFileSync(file, JSON.stringify({ ...config, ...settings }));
}

/**
 * Writes `.br` and `.gz` files beside the text files of a site, for sirv to send.
 * @param {string} site
 * @param {number} [quality] of Brotli, from 0 to 11
 */
export async function compressSite(site, quality = ZLIB.BROTLI_MAX_QUALITY) {
  const params = { [ZLIB.BROTLI_PARAM_QUALITY]: quality };
  const files = readdirSync(site, { recursive: true }).map((name) => join(site, String(name)));
  await Promise.all(
    files
      .filter((file) => TEXT_FILE.test(file))
      .map(async (file) => {
        const body = await readFile(file);
        await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
        await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
      }),
  );
}

/**
 * @param {string | undefined} url of a request
 */
function decodePath(url = '/') {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    // A route may be written by hand, such as /character/id/50%.
    return path;
  }
}

/**
 * Whether index.html answers a path that names no file. A name may contain a dot (`/character/id/st.john`):
 * such a path is a route if a browser navigates to it and the build has no such folder.
 * @param {string} site
 * @param {string} path decoded, below the base path
 * @param {boolean} isNavigation
 */
function isRoute(site, path, isNavigation) {
  if (path.startsWith('/assets/')) return false;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const looksLikeFile = extname(path.slice(folder.length)) !== '';
  return !looksLikeFile || (isNavigation && !existsSync(join(site, folder)));
}

/**
 * Serves a site under a base path: sirv sends the files, index.html answers the routes.
 * @param {string} site as `loadSite` returns it
 * @param {string} base as `basePath` returns it
 * @returns {import('node:http').RequestListener}
 */
export function siteListener(site, base) {
  const sendFile = sirv(site, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? CACHE_FOREVER : 'no-cache');
      response.setHeader('Vary', 'Accept, Accept-Encoding');
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    /** @param {number} status @param {string} text @param {Record<string, string>} [headers] */
    const sendText = (status, text, headers = {}) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-cache',
        ...headers,
      });
      response.end(`${text}\n`);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(405, 'Only GET and HEAD are allowed.', { Allow: 'GET, HEAD' });
    }
    const path = decodePath(request.url);
    if (base !== '/' && (path === '/' || `${path}/` === base)) return sendText(302, base, { Location: base });
    if (!path.startsWith(base)) return sendText(404, `Tabard is served under ${base}`);

    /** @param {string} file below the base path */
    const send = (file, otherwise = () => sendText(404, 'File not found.')) => {
      request.url = file;
      sendFile(request, response, otherwise);
    };
    const { accept, 'accept-encoding': encodings } = request.headers;
    request.headers['accept-encoding'] = String(encodings ?? '').replace(REFUSED_ENCODING, '');
    const below = `/${path.slice(base.length)}`;
    if (below === '/') return send('/index.html');
    send(encodeURI(below), () => {
      if (isRoute(site, below, accept?.includes('text/html') ?? false)) send('/index.html');
      else sendText(404, 'File not found.');
    });
  };
}

/**
 * Lets a response end in the middle as if it were whole, as a connection does that closes early.
 * @param {import('node:http').ServerResponse} response to which nothing was written yet
 */
export function halveResponse(response) {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  let left = 0;
  Object.assign(response, {
    /** @param {number} status @param {Record<string, unknown>} headers */
    writeHead(status, { 'Content-Length': length, ...headers } = {}) {
      left = Math.floor(Number(length) / 2);
      return writeHead(status, /** @type {import('node:http').OutgoingHttpHeaders} */ (headers));
    },
    /** @param {Buffer} chunk */
    write(chunk) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      return part.length > 0 ? write(part) : true;
    },
  });
}

/**
 * Serves a build until the process ends, and prints its addresses.
 * @param {string} folder
 * @param {string} base
 * @param {import('./port.mjs').Place} place
 * @param {{ hasRelay: boolean }} [options] whether it relays between devices too
 */
export async function serve(folder, base, place, { hasRelay } = { hasRelay: false }) {
  const site = loadSite(folder);
  const [address] = networkAddresses(place, base, networkInterfaces());
  announceTable(site, { ...(hasRelay && { relay: true }), ...(address && { address }) });
  // A signal ends a process without its `exit` event, which removes the copy.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  await compressSite(site, QUICK);
  const listener = siteListener(site, base);
  const relay = hasRelay ? createRelay(base) : undefined;
  await listen(() => {
    const server = createServer(listener);
    return relay ? relay.attach(server) : server;
  }, place);
  console.log(describeAddresses(place, base, networkInterfaces()));
}
