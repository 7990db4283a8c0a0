import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './config/content-security-policy.ts';
import { firstLoad, listPreloads } from './config/first-load.ts';
import { hosting } from './config/hosting.ts';
import { offline } from './config/offline.ts';
import { prerender } from './config/prerender.ts';
import { basePath } from './scripts/lib/base-path.mjs';

/** The first browsers that all support `light-dark()`, of spring 2024. */
const BROWSERS = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** The package exports only its development build, whose warnings would ship. */
const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url));

export default defineConfig(({ command }) => ({
  base: basePath(process.env.TABARD_BASE),
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [] },
  plugins: [
    react({ compiler: true }),
    firstLoad(),
    prerender(),
    offline(),
    hosting(),
    contentSecurityPolicy(),
  ],
  build: {
    target: BROWSERS,
    // The policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: listPreloads,
    },
    // scripts/check-size.mjs reads it.
    manifest: true,
  },
  worker: { format: 'es' },
}));
