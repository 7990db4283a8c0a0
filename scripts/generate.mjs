/**
 * Generates files from the code: three pages of docs/ and the JSON Schema of packs.
 *
 *   node scripts/generate.mjs           write the files that are stale
 *   node scripts/generate.mjs --check   write nothing; fail if a file is stale
 */
import { runnerImport } from 'vite';
import { ROOT } from './lib/program.mjs';
import { writeStaleFiles } from './lib/stale-files.mjs';

// Node 20 cannot run TypeScript; Vite can.
const { module } = await runnerImport('scripts/generate/documents.ts', {
  root: ROOT,
  configFile: false,
  logLevel: 'error',
});
writeStaleFiles(module.generateDocuments());
