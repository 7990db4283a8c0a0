/**
 * `npm test`: every check there is. `npm run check` adds `--without-browser`, for those that need none.
 */
import { runChecks } from './lib/checks.mjs';
import { runScript } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';

await runScript(async () => {
  await installPackages();
  await runChecks({ withBrowser: !process.argv.includes('--without-browser') });
});
