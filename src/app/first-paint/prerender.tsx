import { prerender } from 'react-dom/static';
import type { StoredSheet } from '../../core/character/sheet/sheet.ts';
import { fail } from '../../core/lib/result.ts';
import { type PatchNote, parsePatchNotes } from '../../core/patch-notes/patch-notes.ts';
import { BAR_FIELDS } from '../../core/rules/bars.ts';
import { NewCharacterFrame } from '../../features/new-character/new-character-fields.tsx';
import { createApplication } from '../../state/application.ts';
import { codecs } from '../../state/codecs.ts';
import { browserEnvironment, type Environment } from '../../storage/environment.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { App } from '../app.tsx';
import { paths } from '../paths.ts';
import { memoryHistory } from '../router/address-history.ts';
import { createNavigation, type Screen } from '../router/navigation.ts';
import { createRoutes } from '../routes.tsx';
import { AppLayout } from '../shell/app-layout.tsx';
import { LoadingMessage } from '../shell/loading-gate.tsx';
import { CharacterFrame } from './character-frame.tsx';
import type { ShellName } from './choose-shell.ts';
import { PLACEHOLDER } from './early-api.ts';

/** What the build writes into index.html. */
export interface Prerendered {
  /** The content of `#root` for a first visit of the home page. */
  readonly page: string;
  /** What takes the place of its `main`, or of the whole of it, for everyone else. */
  readonly templates: Readonly<Record<Exclude<ShellName, 'first-visit'>, string>>;
  /** The latest patch note as JSON, with which the page was rendered. */
  readonly latestNote: string;
}

const nothing = () => () => undefined;

/** Storage in memory: the build has no browser. */
const ENVIRONMENT: Environment = {
  ...browserEnvironment(),
  indexedDB: undefined,
  localStorage: undefined,
  locks: undefined,
  openChannel: undefined,
  quota: undefined,
  openThirdCopy: undefined,
  page: { onHide: nothing, onShow: nothing, onLeave: nothing, drawn: async () => undefined },
};

const unavailable = () => {
  throw new Error('The home page must not need this for its first render.');
};

/** A character whose name the page replaces. */
const SOMEONE: StoredSheet = {
  name: PLACEHOLDER,
  version: 1,
  packInfo: [],
  json: Object.fromEntries(BAR_FIELDS.map((field) => [field, 0])),
};

/** Addresses below an unknown screen: they show what stands there while one loads. */
const loadingRoutes = (packs: string): readonly Screen[] => [
  { path: paths.playerView, element: <LoadingMessage /> },
  {
    element: <AppLayout />,
    children: [
      {
        path: paths.newCharacter,
        element: (
          <NewCharacterFrame packs={packs}>
            <LoadingMessage />
          </NewCharacterFrame>
        ),
      },
      {
        path: '/character/id/:name',
        element: (
          <CharacterFrame name={PLACEHOLDER}>
            <LoadingMessage />
          </CharacterFrame>
        ),
      },
      { path: '*', element: <LoadingMessage /> },
    ],
  },
];

/**
 * Renders what the page shows before the app has started, by the app's own components.
 * @param patchNotes the parsed PatchNotes.json
 * @param packs the names of the standard packs
 */
export async function prerenderPages(patchNotes: unknown, packs: string): Promise<Prerendered> {
  const notes = parsePatchNotes(patchNotes).slice(0, 1);
  const home = createRoutes(() => new Promise(() => undefined));
  const loading = loadingRoutes(packs);
  const page = await render(home, paths.home, notes);
  return {
    page,
    templates: {
      // A coat of arms depends on the name.
      home: mainOf(await render(home, paths.home, notes, SOMEONE)).replace(/<svg\b[\s\S]*?<\/svg>/gu, ''),
      character: mainOf(await render(loading, paths.sheet(PLACEHOLDER), notes)),
      'new-character': mainOf(await render(loading, paths.newCharacter, notes)),
      loading: mainOf(await render(loading, paths.settings, notes)),
      bare: await render(loading, paths.playerView, notes),
    },
    latestNote: JSON.stringify(notes[0] ?? null).replaceAll('<', '\\u003c'),
  };
}

async function render(
  routes: readonly Screen[],
  path: string,
  patchNotes: readonly PatchNote[],
  character?: StoredSheet,
): Promise<string> {
  const storage = await openStorage(codecs, ENVIRONMENT);
  if (character) await storage.characters.create(character);
  const application = createApplication(storage, {
    fetchJson: async () => fail('The build fetches nothing.'),
    now: () => 0,
    random: () => 0,
    download: unavailable,
    prefersDark: false,
    openSession: unavailable,
    openOffline: unavailable,
    openChannel: unavailable,
    patchNotes,
  });
  const navigation = createNavigation(routes, memoryHistory(import.meta.env.BASE_URL.slice(0, -1), path));
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App application={application} navigation={navigation} />, {
    // The policy forbids the inline script that would put a part in its place later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failures.push(error);
    },
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0)
    throw new AggregateError(failures, `${path} could not be rendered for the first page.`);
  // React puts the title into the head itself.
  return html.replace(/<title>[^<]*<\/title>/u, '');
}

function mainOf(html: string): string {
  const content = /<main\b[^>]*>([\s\S]*)<\/main>/u.exec(html)?.[1];
  if (content === undefined) throw new Error('The page was rendered without its main part.');
  return content;
}
