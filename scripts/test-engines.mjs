/**
 * `npm run test:engines`: builds the app, and runs the main journeys in Firefox and WebKitGTK. Arguments go
 * to Playwright: `npm run test:engines -- --project=webkit -g offline`
 */
import { buildCommand } from './lib/build.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { findEngines } from './lib/find-engines.mjs';
import { run, tool } from './lib/program.mjs';
import { findFreePort } from './lib/server/port.mjs';

await runScript(async () => {
  const { found, missing } = await findEngines();
  for (const line of missing) console.log(line);
  if (found.length === 0) throw new Failure('There is no engine to test.');
  const { code, output } = await run(buildCommand());
  if (code !== 0) throw new Failure(output);
  const given = process.argv.slice(2);
  const projects = given.some((argument) => argument.startsWith('--project'))
    ? []
    : found.map((name) => `--project=${name}`);
  const outcome = await run(tool('@playwright/test', 'test', ...projects, ...given), {
    environment: { TABARD_TEST_PORT: String(await findFreePort()) },
    isShown: true,
  });
  process.exitCode = outcome.code;
});
