import { join } from 'node:path';
import { basePath } from './base-path.mjs';
import { BUILD_FOLDER, buildCommand } from './build.mjs';
import { Failure } from './failure.mjs';
import { installPackages } from './install.mjs';
import { ROOT, run } from './program.mjs';
import { requireFreePort } from './server/port.mjs';

/**
 * Installs, builds and serves the app.
 * @param {import('./server/port.mjs').Place} place
 * @param {{ hasRelay: boolean }} options whether it relays between devices too
 */
export async function startApp(place, options) {
  const base = basePath(process.env.TABARD_BASE);
  await requireFreePort(place);
  await installPackages();
  console.log('Building …');
  const { code } = await run(buildCommand(), { isShown: true });
  if (code !== 0) throw new Failure('The build failed: see above.');
  // The server needs packages that may have been installed just now.
  const { serve } = await import('./server/static-server.mjs');
  await serve(join(ROOT, BUILD_FOLDER), base, place, options);
}
