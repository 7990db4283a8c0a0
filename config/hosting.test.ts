import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    for (const name of [
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
    ]) {
      expect(lines).toContain(`  ${name}: ${headers.get(name)}`);
    }
  });

  it('names paths under the base path', () => {
    expect(serializeHeaders('/tabard/')).toMatch(
      /^\/tabard\/\*\n( {2}\S.*\n)+\/tabard\/assets\/\*\n {2}Cache-Control: .*\n$/,
    );
  });
});

describe('serializeRedirects', () => {
  it('names the page under the base path', () => {
    expect(serializeRedirects('/')).toBe('/* /index.html 200\n');
    expect(serializeRedirects('/tabard/')).toBe('/tabard/* /tabard/index.html 200\n');
  });
});
