import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { createRoutes } from './app/routes.tsx';
import { VERSION_LABEL } from './app/version.ts';
import { fail } from './core/lib/result.ts';
import { downloadText, jsonFileName } from './platform/download.ts';
import { describeFetchProblem, fetchJson } from './platform/fetch-json.ts';
import { isInForeignFrame } from './platform/foreign-frame.ts';
import { openPlayerViewChannel } from './platform/player-view-channel.ts';
import { openOffline } from './platform/service-worker/registration.ts';
import { reloadWhenStale } from './platform/service-worker/reload-when-stale.ts';
import { openSession } from './platform/session.ts';
import { createApplication } from './state/application.ts';
import { codecs } from './state/codecs.ts';
import { randomFrom } from './state/random.ts';
import { browserEnvironment } from './storage/environment.ts';
import { openStorage } from './storage/open-storage.ts';
import './ui/base.css';

/**
 * Never awaited at the top level of this file: a lazy part that storage needs at the start shares code with
 * this one's, and each would wait for the other forever.
 */
async function start(place: HTMLElement): Promise<void> {
  const storage = await openStorage(codecs, browserEnvironment('tabard', VERSION_LABEL));
  reloadWhenStale(storage.flush);
  const application = createApplication(storage, {
    async fetchJson(file) {
      const fetched = await fetchJson(file);
      return fetched.ok ? fetched : fail(describeFetchProblem(file, fetched.problem));
    },
    now: () => Date.now(),
    random: randomFrom(crypto),
    download: (name, text) => downloadText(jsonFileName(name), text),
    prefersDark: matchMedia('(prefers-color-scheme: dark)').matches,
    openSession,
    openOffline,
    openPlayerViewChannel,
  });
  void application.shell.baseFile.fetch();
  const router = createBrowserRouter(createRoutes(application.openGame), {
    basename: import.meta.env.BASE_URL,
  });
  createRoot(place).render(<App application={application} router={router} />);
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the application.');
if (isInForeignFrame()) {
  root.classList.add('refused');
} else void start(root);
