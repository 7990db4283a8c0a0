import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Failure } from './failure.mjs';
import { listenOnLocalhost } from './port.mjs';
import { CACHE_FOR_EVER, SECURITY_HEADERS } from './response-headers.mjs';

/** @type {ReadonlyMap<string, string>} */
const TYPES = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.ico', 'image/x-icon'],
  ['.jpg', 'image/jpeg'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
  ['.xml', 'application/xml; charset=utf-8'],
]);

/** Above this size the best compression takes seconds. */
const SLOW_TO_COMPRESS = 1_000_000;

/**
 * @typedef {object} File
 * @property {Buffer} body
 * @property {string} type its media type
 * @property {string} tag its ETag: weak, as one file goes out in several encodings
 * @property {string} cacheControl
 * @property {Map<string, Promise<Buffer>>} encoded what was compressed so far, by encoding
 *
 * @typedef {{ files: ReadonlyMap<string, File>, folders: ReadonlySet<string> }} Site paths begin with a slash
 */

/**
 * Reads a build whole. What is then served is one build from first file to last, even while the next one is being written,
 * and no address reaches a file that was not in the folder.
 * @param {string} folder
 * @returns {Site}
 */
export function loadSite(folder) {
  /** @type {Map<string, File>} */
  const files = new Map();
  /** @type {Set<string>} */
  const folders = new Set();
  /** @param {string} path */
  const walk = (path) => {
    folders.add(path);
    for (const name of readdirSync(join(folder, path))) {
      if (name.startsWith('.')) continue;
      const inner = `${path}${name}`;
      if (statSync(join(folder, inner)).isDirectory()) walk(`${inner}/`);
      else files.set(inner, readFile(join(folder, inner), inner));
    }
  };
  try {
    walk('/');
  } catch (error) {
    throw new Failure(`There is no build in ${folder}. Make one with: npm run build`, { cause: error });
  }
  if (!files.has('/index.html')) throw new Failure(`There is no index.html in ${folder}. Run: npm run build`);
  return { files, folders };
}

/**
 * @param {string} path on the disk
 * @param {string} address on the site
 * @returns {File}
 */
function readFile(path, address) {
  const body = readFileSync(path);
  const type = TYPES.get(extname(path).toLowerCase()) ?? 'application/octet-stream';
  return {
    body,
    type,
    tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: address.startsWith('/assets/') ? CACHE_FOR_EVER : 'no-cache',
    encoded: new Map(),
  };
}

/**
 * The body in an encoding; as it is where it is no text.
 * @param {File} file
 * @param {string | undefined} encoding `br` or `gzip`
 */
function encode(file, encoding) {
  if (!encoding || !file.type.includes('charset')) return file.body;
  let encoded = file.encoded.get(encoding);
  if (!encoded) {
    const quality = file.body.length > SLOW_TO_COMPRESS ? 5 : constants.BROTLI_MAX_QUALITY;
    encoded =
      encoding === 'br'
        ? promisify(brotliCompress)(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
        : promisify(gzip)(file.body, { level: 9 });
    file.encoded.set(encoding, encoded);
  }
  return encoded;
}

/**
 * Compresses everything ahead of the first visit.
 * @param {Site} site
 */
async function compressSite(site) {
  for (const file of site.files.values()) await encode(file, 'br');
}

/** @param {string | string[] | undefined} header the request's Accept-Encoding */
function chooseEncoding(header) {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return ['br', 'gzip'].find((encoding) => accepted.includes(encoding));
}

/**
 * The file that answers a path. A path that names no file is a route of the app, and index.html answers it, unless it looks
 * like a file. Names of characters may look like one too (`/character/id/st.john`): such a path is a route where a browser
 * navigates to it and the build has no such folder.
 * @param {Site} site
 * @param {string} path decoded, below the base
 * @param {boolean} navigates whether the request asks for a page
 */
function findFile(site, path, navigates) {
  const file = site.files.get(path);
  if (file) return file;
  const cut = path.lastIndexOf('/') + 1;
  const looksLikeFile = extname(path.slice(cut)) !== '';
  const isRoute = !looksLikeFile || (navigates && !site.folders.has(path.slice(0, cut)));
  return isRoute && !path.startsWith('/assets/') ? site.files.get('/index.html') : undefined;
}

/**
 * @param {string} url as it stands in the request
 */
function decodePath(url) {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    // A route may be written by hand, such as /character/id/50%.
    return path;
  }
}

/**
 * Answers requests from a site under a base path.
 * @param {Site} site
 * @param {string} base as `basePath` gives it
 * @returns {import('node:http').RequestListener}
 */
export function siteListener(site, base) {
  return async (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    /** @param {number} status @param {string} text @param {Record<string, string>} [headers] */
    const say = (status, text, headers = {}) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-cache',
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(405, 'Only GET and HEAD are answered.', { Allow: 'GET, HEAD' });
    }
    const path = decodePath(request.url ?? '/');
    if (base !== '/' && (path === '/' || `${path}/` === base)) return say(302, base, { Location: base });
    if (!path.startsWith(base)) return say(404, `Tabard is served under ${base}`);

    const below = `/${path.slice(base.length)}`;
    const navigates = request.headers.accept?.includes('text/html') ?? false;
    const file = findFile(site, below === '/' ? '/index.html' : below, navigates);
    if (!file) return say(404, 'There is no such file.');

    response.setHeader('Cache-Control', file.cacheControl);
    response.setHeader('ETag', file.tag);
    response.setHeader('Vary', 'Accept, Accept-Encoding');
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(file.tag)) {
      response.writeHead(304).end();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const encoded = await encode(file, encoding);
    const body = encoded.length < file.body.length ? encoded : file.body;
    if (encoding && body !== file.body) response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * Serves a build on localhost until the process ends, and says where.
 * @param {string} folder
 * @param {string} base
 * @param {number} port
 */
export async function serve(folder, base, port) {
  const site = loadSite(folder);
  const listener = siteListener(site, base);
  await listenOnLocalhost(() => createServer(listener), port);
  console.log(`Tabard is at http://localhost:${port}${base}\nCtrl+C ends it.`);
  await compressSite(site);
}
