#!/usr/bin/env node
/** Starts the pack checker through Vite, because Node 20 cannot run TypeScript. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(`${root}bin/check-pack.ts`, {
  root,
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.checkPackFiles(process.argv.slice(2), console.log, console.error);
