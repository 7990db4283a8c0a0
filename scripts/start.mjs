/** `npm start`: installs, builds and serves the app. */
import { join } from 'node:path';
import { basePath } from './lib/base-path.mjs';
import { BUILD_FOLDER, buildCommand } from './lib/build.mjs';
import { Failure, runScript } from './lib/failure.mjs';
import { installPackages } from './lib/install.mjs';
import { ROOT, run } from './lib/program.mjs';
import { readPlace, requireFreePort } from './lib/server/port.mjs';

await runScript(async () => {
  const place = readPlace(process.argv.slice(2), 4173);
  const base = basePath(process.env.TABARD_BASE);
  await requireFreePort(place);
  await installPackages();
  console.log('Building …');
  const { code } = await run(buildCommand(), { isShown: true });
  if (code !== 0) throw new Failure('The build failed: see above.');
  // The server needs a package that may have been installed just now.
  const { serve } = await import('./lib/server/static-server.mjs');
  await serve(join(ROOT, BUILD_FOLDER), base, place);
});
