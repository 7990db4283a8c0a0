/**
 * `node scripts/build-tools.mjs`: builds the tools of bin/ into built/, each with all that it needs.
 * `npm pack` runs it, so that the packed tools work without any other package.
 */
import { build } from 'vite';
import { runScript } from './lib/failure.mjs';
import { ROOT } from './lib/program.mjs';

await runScript(async () => {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: 'built',
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { 'check-pack': 'bin/check-pack.ts', 'diff-packs': 'bin/diff-packs.ts' },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
});
