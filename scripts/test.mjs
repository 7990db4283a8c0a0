/** `npm test`: every check there is. */
import { performChecks } from './lib/checks.mjs';
import { runScript } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';

await runScript(async () => {
  await installPackages();
  await performChecks({ withChromium: true });
});
