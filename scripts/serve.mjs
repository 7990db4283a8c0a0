/** `npm run serve`: serves the production build in dist/. */
import { join } from 'node:path';
import { basePath } from './lib/base-path.mjs';
import { BUILD_FOLDER } from './lib/build.mjs';
import { runScript } from './lib/failure.mjs';
import { ROOT } from './lib/program.mjs';
import { readPlace } from './lib/server/port.mjs';
import { serve } from './lib/server/static-server.mjs';

await runScript(async () => {
  const place = readPlace(process.argv.slice(2), 4173);
  await serve(join(ROOT, BUILD_FOLDER), basePath(process.env.TABARD_BASE), place);
});
