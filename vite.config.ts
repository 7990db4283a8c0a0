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

export default defineConfig({
  base: basePath(process.env.TABARD_BASE),
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
});
