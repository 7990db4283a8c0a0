import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CACHE_FOREVER, SECURITY_HEADERS } from '../scripts/lib/response-headers.mjs';
import { loadSite, siteListener } from '../scripts/lib/server/static-server.mjs';
import { serializeHeaders, serializeRedirects } from './hosting.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabard-hosting-'));
let server: Server;
let site = '';
let address = '';

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  site = loadSite(folder);
  server = createServer(siteListener(site, '/'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  address = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}/` : '';
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(site, { recursive: true });
});

describe('serializeHeaders', () => {
  it('names the headers that our own server sends', async () => {
    const { headers } = await fetch(address);
    const lines = serializeHeaders('/').split('\n');
    for (const name of Object.keys(SECURITY_HEADERS)) {
      expect(lines).toContain(`  ${name}: ${headers.get(name)}`);
    }
  });

  it('names paths under the base path', () => {
    expect(serializeHeaders('/tabard/')).toMatch(
      /^\/tabard\/\*\n( {2}\S.*\n)+\/tabard\/assets\/\*\n {2}Cache-Control: .*\n$/,
    );
  });
});

describe('docs/deploy.md', () => {
  const page = readFileSync('docs/deploy.md', 'utf8');
  const blocks = [...page.matchAll(/^```\w*\n([\s\S]*?)^```$/gmu)]
    .map(([, block = '']) => block)
    .filter((block) => block.includes('Referrer-Policy'));

  it('gives every host the headers that our own server sends', () => {
    expect(blocks).toHaveLength(5);
    for (const block of blocks)
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(
          block.split('\n').some((line) => line.includes(name) && line.includes(value)),
          name,
        ).toBe(true);
  });

  it('gives every host the caching of files whose name has a hash', () => {
    const hosts = blocks.filter((block) => block.includes('Cache-Control'));
    expect(hosts).toHaveLength(4);
    for (const block of hosts) expect(block).toContain(CACHE_FOREVER);
  });
});

describe('serializeRedirects', () => {
  it('names the page under the base path', () => {
    expect(serializeRedirects('/')).toBe('/* /index.html 200\n');
    expect(serializeRedirects('/tabard/')).toBe('/tabard/* /tabard/index.html 200\n');
  });
});
