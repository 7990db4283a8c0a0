import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createNavigation } from './app/router/navigation.ts';
import { createRoutes } from './app/routes.tsx';
import { fetchSidebar } from './app/shell/later-sidebar.ts';
import { isSidebarOpen, SIDEBAR } from './app/shell/open-sidebar.ts';
import { fail } from './core/lib/result.ts';
import type { PatchNote } from './core/patch-notes/patch-notes.ts';
import { prepareHome } from './features/home/home.tsx';
import { noteStarted, opening } from './open-early.ts';
import { browserHistory } from './platform/browser-history.ts';
import { downloadText, jsonFileName } from './platform/download.ts';
import { describeFetchProblem, fetchJson } from './platform/fetch-json.ts';
import { nextTask } from './platform/next-task.ts';
import { isBeingLeft, reloadWhenStale } from './platform/service-worker/reload-when-stale.ts';
import { openSession } from './platform/session.ts';
import { openWindowChannel } from './platform/window-channel.ts';
import { createApplication } from './state/application.ts';
import type { TabardStorage } from './state/codecs.ts';
import { randomFrom } from './state/random.ts';
import { askAgainWhile, renderAnew } from './ui/on-demand.tsx';
import './ui/base.css';

async function start(place: HTMLElement, opened: Promise<TabardStorage>): Promise<void> {
  // Where one serves the page, React does not take over what the build rendered: the parts of the page come
  // so late that notices may be shown between them, and React would take those for it.
  const worker = navigator.serviceWorker?.controller;
  // What is rendered anew has all its code, or parts of it would be gone for a moment.
  const prepare = () => (location.pathname === import.meta.env.BASE_URL ? prepareHome() : undefined);
  if (worker) void prepare();
  const storage = await opened;
  // Where storage is open already, this would be one task with the evaluation of the first chunk.
  await nextTask();
  reloadWhenStale(storage.flush);
  askAgainWhile(isBeingLeft);
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
    openOffline: () =>
      import('./platform/service-worker/registration.ts').then((module) => module.openOffline()),
    openChannel: openWindowChannel,
    patchNotes: builtWith(),
  });
  // The page shows the sidebar already: without its code it would go for a moment, and with it what is
  // pressed there.
  if (isSidebarOpen(storage.remembered.read(SIDEBAR))) await fetchSidebar();
  const mayHydrate = !worker && application.shell.characterList.getState().length === 0;
  if (!mayHydrate) await prepare();
  const isAsBuilt = window.early?.starts() === true && mayHydrate;
  if (!isAsBuilt) renderAnew();
  const navigation = createNavigation(
    createRoutes(application.openGame),
    browserHistory(import.meta.env.BASE_URL),
  );
  const app = <App application={application} navigation={navigation} onStarted={onStarted} />;
  // In a transition, React lets the browser answer in between.
  startTransition(() => {
    if (isAsBuilt) hydrateRoot(place, app);
    else createRoot(place).render(app);
  });
  document.getElementById('late')?.remove();
}

function onStarted(): void {
  window.early?.started();
  noteStarted();
}

/** The patch notes in the page, which the build rendered it with. */
function builtWith(): readonly PatchNote[] {
  const text = document.getElementById('latest-note')?.textContent;
  const note: PatchNote | null = JSON.parse(text ?? 'null');
  return note === null ? [] : [note];
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the application.');
if (opening !== undefined) void start(root, opening);
