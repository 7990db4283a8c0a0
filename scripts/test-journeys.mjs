/**
 * `npm run test:journeys`: every journey, with every width and both themes wherever axe looks. `npm test` runs most of them, each at one
 * width in one theme, in a quarter of the time.
 */
import { buildCommand } from './lib/build.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { findFreePort } from './lib/port.mjs';
import { run, tool } from './lib/program.mjs';

await runScript(async () => {
  await installPackages();
  const built = await run(buildCommand(), { shows: true });
  if (built.code !== 0) throw new Failure('The build failed, as said above.');
  const { code } = await run(tool('@playwright/test', 'test', ...process.argv.slice(2)), {
    shows: true,
    environment: { TABARD_THOROUGH: '1', TABARD_TEST_PORT: String(await findFreePort()), TABARD_BASE: '' },
  });
  process.exitCode = code;
});
