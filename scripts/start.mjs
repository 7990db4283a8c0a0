/** `npm start`: installs, builds and serves the app. */
import { runScript } from './lib/failure.mjs';
import { readPlace } from './lib/server/port.mjs';
import { startApp } from './lib/start-app.mjs';

await runScript(() => startApp(readPlace(process.argv.slice(2), 4173), { hasRelay: false }));
