/** `npm run table`: as `npm start -- --host`, with a relay between devices that do not reach each other. */
import { runScript } from './lib/failure.mjs';
import { readPlace } from './lib/server/port.mjs';
import { startApp } from './lib/start-app.mjs';

await runScript(() =>
  startApp({ ...readPlace(process.argv.slice(2), 4173), isShared: true }, { hasRelay: true }),
);
