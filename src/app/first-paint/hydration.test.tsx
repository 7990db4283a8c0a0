import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { fail } from '../../core/lib/result.ts';
import { openSession } from '../../platform/session.ts';
import { openWindowChannel } from '../../platform/window-channel.ts';
import { type Application, createApplication } from '../../state/application.ts';
import { codecs } from '../../state/codecs.ts';
import { browserEnvironment, type Environment } from '../../storage/environment.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { aSheet } from '../../testing/sheets.ts';
import { App } from '../app.tsx';
import { memoryHistory } from '../router/address-history.ts';
import { createNavigation } from '../router/navigation.ts';
import { createRoutes } from '../routes.tsx';
import { prerenderPages } from './prerender.tsx';

let root: Root | undefined;

afterEach(() => {
  vi.restoreAllMocks();
  root?.unmount();
  document.body.replaceChildren();
});

interface HydrateOptions {
  readonly damage?: (html: string) => string;
  readonly change?: (application: Application) => void;
  readonly environment?: Partial<Environment>;
}

/**
 * Lets React take over the page of the build, and changes a store before it has begun.
 * @returns what React has reported since
 */
async function hydrate({ damage = (html) => html, change, environment }: HydrateOptions) {
  const built = await prerenderPages([], 'Test Pack');
  const place = document.createElement('div');
  place.innerHTML = damage(built.page);
  document.body.append(place);
  const storage = await openStorage(codecs, {
    ...browserEnvironment(`hydration-${performance.now()}`),
    openThirdCopy: undefined,
    ...environment,
  });
  const application = createApplication(storage, {
    fetchJson: async () => fail('There is no file.'),
    now: () => 0,
    random: () => 0,
    download: () => undefined,
    prefersDark: false,
    openSession: () => openSession({ sessionStorage: undefined, page: { onHide: () => () => undefined } }),
    openOffline: () => Promise.reject(new Error('There is no service worker.')),
    openChannel: openWindowChannel,
    patchNotes: [],
  });
  const navigation = createNavigation(createRoutes(application.openGame), memoryHistory('', '/'));
  const reports: unknown[] = [];
  const report = (problem: unknown) => reports.push(problem);
  // The build and the app are one program only here.
  vi.spyOn(console, 'error').mockImplementation((message) => {
    if (!String(message).startsWith('Detected multiple renderers')) report(message);
  });
  root = hydrateRoot(place, <App application={application} navigation={navigation} />, {
    onCaughtError: report,
    onRecoverableError: report,
    onUncaughtError: report,
  });
  change?.(application);
  // It comes once everything else is there.
  await expect.element(page.getByText(/^(Saved|Not saved)$/)).toBeVisible();
  return reports;
}

describe('the page of the build', () => {
  it('is taken over where every store changes before that', async () => {
    const value = storedSheetOf(aSheet({ name: 'Aria' }));
    const reports = await hydrate({
      change({ shell }) {
        shell.notices.warn('A storm is coming.');
        shell.baseFile.setProblem('It is damaged.');
        shell.characterList.setState([{ key: 'aria', name: 'Aria', value, savedAt: 1 }], true);
      },
      // Nothing can be stored, which storage says.
      environment: { indexedDB: undefined, localStorage: undefined },
    });
    expect(reports).toEqual([]);
    await expect.element(page.getByText('A storm is coming.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'upload a game data pack' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Continue with Aria' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
  });

  it('that does not fit is reported', async () => {
    const damage = (html: string) => html.replace('Welcome to Tabard</h1>', 'Good day</h1>');
    expect(await hydrate({ damage })).not.toEqual([]);
  });
});
