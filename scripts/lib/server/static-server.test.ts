import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close, findFreePort, listen } from './port.mjs';
import { announceTable, compressSite, loadSite, siteListener } from './static-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tabard-site-'));
const site = join(folder, 'dist');
const script = 'console.log("hello");\n'.repeat(100);

mkdirSync(join(site, 'assets'), { recursive: true });
mkdirSync(join(site, '.vite'));
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(join(site, '.vite/manifest.json'), '{}');
writeFileSync(join(site, 'index.html'), '<!doctype html><title>Tabard</title>');
writeFileSync(join(site, 'BaseGameData.json'), '[]');
writeFileSync(join(site, 'assets/index-1a2b.js'), script);
writeFileSync(join(site, 'assets/face-1a2b.woff2'), Buffer.alloc(2000));

const loaded = loadSite(site);
const ports = { root: await findFreePort(), below: 0 };
const servers: import('node:http').Server[] = [];

beforeAll(async () => {
  await compressSite(loaded);
  servers.push(
    ...(await listen(() => createServer(siteListener(loaded, '/')), { port: ports.root, isShared: false })),
  );
  ports.below = await findFreePort();
  servers.push(
    ...(await listen(() => createServer(siteListener(loaded, '/games/tabard/')), {
      port: ports.below,
      isShared: false,
    })),
  );
});
afterAll(async () => {
  await close(servers);
  rmSync(folder, { recursive: true });
  rmSync(loaded, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a path as it is: `fetch` would tidy it up first. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  port = ports.root,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('a file of the build', () => {
  it.each([
    ['/', 'text/html;charset=utf-8', 'no-cache'],
    ['/BaseGameData.json', 'application/json', 'no-cache'],
    ['/assets/index-1a2b.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/assets/face-1a2b.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])(
    '%s has its type, and may be cached for as long as its name fixes its content',
    async (path, type, cache) => {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe(type);
      expect(headers['cache-control']).toBe(cache);
    },
  );

  it('is sent again only if it changed', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is compressed as the request accepts', async () => {
    const brotli = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const plain = await get('/assets/index-1a2b.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    expect(plain.headers.vary).toContain('Accept-Encoding');
  });

  it('is sent as it is if its format is compressed already', async () => {
    const { headers } = await get('/assets/face-1a2b.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe('2000');
  });

  it('has its length but no body for HEAD, and refuses POST', async () => {
    const { status, headers, body } = await get('/assets/index-1a2b.js', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(script.length));
    expect(body).toHaveLength(0);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });
});

describe('a route', () => {
  it.each([
    '/settings',
    '/character/id/aria/combat?x=1',
    '/character/id/50%25%20%231',
    '/character/id/50%',
    '/character/id/a%2Fb',
    '/character/id/%E0%A4',
  ])('%s is the page', async (path) => {
    const { status, body, headers } = await get(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain('<title>Tabard</title>');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/character/id/dr.%20who', '/character/id/v1.js', '/character/id/a.b/combat'])(
    '%s is the page if a browser navigates there, though the name has a dot',
    async (path) => {
      expect((await get(path, PAGE)).body.toString()).toContain('<title>Tabard</title>');
    },
  );
});

describe('a missing file', () => {
  it.each(['/missing.js', '/assets/index-old.js', '/assets/gone', '/icons/none.png', '/.vite/manifest.json'])(
    '%s is not found',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('Tabard');
    },
  );

  it('is not found if a browser navigates there either', async () => {
    expect((await get('/assets/index-old.js', PAGE)).status).toBe(404);
    expect((await get('/missing.json', PAGE)).status).toBe(404);
  });
});

describe('a response', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/secret.txt%00',
  ])('%s reaches no file outside the build', async (path) => {
    expect((await get(path)).body.toString()).not.toContain('secret');
  });

  it('has the headers that a page cannot set for itself', async () => {
    for (const path of ['/', '/missing.js', '/assets/index-1a2b.js']) {
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    }
  });
});

describe('under a base path', () => {
  const below = (path: string) => get(path, {}, 'GET', ports.below);

  it('serves files and routes below it', async () => {
    expect((await below('/games/tabard/')).status).toBe(200);
    expect((await below('/games/tabard/settings')).status).toBe(200);
    expect((await below('/games/tabard/BaseGameData.json')).body.toString()).toBe('[]');
    expect((await below('/games/tabard/missing.js')).status).toBe(404);
  });

  it('redirects the root there, and finds nothing else', async () => {
    for (const path of ['/', '/games/tabard']) {
      const { status, headers } = await below(path);
      expect(status).toBe(302);
      expect(headers.location).toBe('/games/tabard/');
    }
    expect((await below('/settings')).status).toBe(404);
  });
});

describe('what a server announces to devices at a table', () => {
  it('stands in table.json beside what a deployer set', () => {
    const file = join(loaded, 'table.json');
    const iceServers = [{ urls: 'stun:stun.example.org' }];
    writeFileSync(file, JSON.stringify({ iceServers, relay: false }));
    announceTable(loaded, { relay: true });
    announceTable(loaded, { address: 'http://192.168.0.7:4173/' });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      iceServers,
      relay: true,
      address: 'http://192.168.0.7:4173/',
    });
  });
});

describe('loadSite', () => {
  it('refuses a folder without a build, and says what to do', () => {
    expect(() => loadSite(join(folder, 'nowhere'))).toThrow('npm run build');
    expect(() => loadSite(join(site, 'assets'))).toThrow('npm run build');
  });

  it('serves the build as it was when it was loaded', async () => {
    writeFileSync(join(site, 'BaseGameData.json'), '[1]');
    expect((await get('/BaseGameData.json')).body.toString()).toBe('[]');
  });
});
