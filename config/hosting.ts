import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CACHE_FOREVER, SECURITY_HEADERS } from '../scripts/lib/response-headers.mjs';

/** The response headers under a base path, in the format of Netlify and Cloudflare Pages. */
export function serializeHeaders(base: string): string {
  const lines = (path: string, headers: Readonly<Record<string, string>>) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    ...lines(`${base}*`, SECURITY_HEADERS),
    ...lines(`${base}assets/*`, { 'Cache-Control': CACHE_FOREVER }),
    '',
  ].join('\n');
}

/** index.html as the answer to every route, in the format of Netlify. */
export function serializeRedirects(base: string): string {
  return `${base}* ${base}index.html 200\n`;
}

/** Adds the files that configure the usual hosts to a production build (docs/deploy.md). */
export function hosting(): Plugin {
  let base = '/';
  return {
    name: 'tabard:hosting',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    writeBundle: {
      // After contentSecurityPolicy() has changed the page.
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) return;
        writeFileSync(join(dir, '_headers'), serializeHeaders(base));
        writeFileSync(join(dir, '_redirects'), serializeRedirects(base));
        // GitHub Pages answers an unknown address with this page. Without the next file it drops names that
        // begin with an underscore.
        copyFileSync(join(dir, 'index.html'), join(dir, '404.html'));
        writeFileSync(join(dir, '.nojekyll'), '');
      },
    },
  };
}
