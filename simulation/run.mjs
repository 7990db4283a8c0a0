/**
 * `npm run simulate`: plays fights between random builds of the standard game by the rules engine, and prints
 * what came of them. Node 20 runs no TypeScript by itself; Vite, which is here anyway, bundles it, which is
 * also faster than many modules.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = `${root}node_modules/.cache/simulation`;
await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
    rolldownOptions: {
      input: { simulate: `${root}simulation/simulate.ts`, shard: `${root}simulation/shard.ts` },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
const { simulate } = await import(`${outDir}/simulate.mjs`);
process.exitCode = await simulate(
  process.argv.slice(2),
  { root, shard: `${outDir}/shard.mjs` },
  (/** @type {string} */ line) => process.stdout.write(`${line}\n`),
  (/** @type {string} */ line) => process.stderr.write(`${line}\n`),
);
