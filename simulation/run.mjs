/**
 * `npm run simulate`: plays fights between random builds of the standard game, and prints the results. Vite
 * bundles the TypeScript, because Node 20 cannot run it.
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
