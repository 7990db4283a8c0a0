import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CACHE_FOREVER, SECURITY_HEADERS } from '../scripts/lib/response-headers.mjs';

/** The headers of a build under a base path, as Netlify and Cloudflare Pages read them. */
export function printHeaders(base: string): string {
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

/** The page for every address that is no file, as Netlify reads it. */
export function printRedirects(base: string): string {
  return `${base}* ${base}index.html 200\n`;
}

/** Puts the files into a production build by which the usual hosts serve it rightly (docs/deploy.md). */
export function hosting(): Plugin {
  let base = '/';
  return {
    name: 'tabard:hosting',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    writeBundle: {
      // After the page has its policy.
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) return;
        writeFileSync(join(dir, '_headers'), printHeaders(base));
        writeFileSync(join(dir, '_redirects'), printRedirects(base));
        // GitHub Pages: it answers an address that it does not know with this page, and without the next file it drops names
        // that begin with an underscore.
        copyFileSync(join(dir, 'index.html'), join(dir, '404.html'));
        writeFileSync(join(dir, '.nojekyll'), '');
      },
    },
  };
}
