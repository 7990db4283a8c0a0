import type { Plugin } from 'vite';
import { mergeChunks } from './merge-chunks.ts';

/** Opens storage: a chunk of its own, which works while the first chunk is on its way. */
export const OPEN_EARLY = '/src/open-early.ts';

/** What comes after the first screen, by one dynamic import. */
const GAME = '/src/state/game.ts';

/** What works without the game, and shares code with it. */
const WITHOUT_GAME =
  /\/src\/(?:app\/shell|storage\/(?:backup|snapshots)|features\/(?:patch-notes|settings))\//u;

/** Names the screens: each is fetched by itself. */
const ROUTES = /\/src\/app\/routes\.tsx$/u;

/** How much the wait for another lazy part counts, such as a dialog's, beside that for a screen. */
const LAZY_WEIGHT = 0.3;

/** The chunk that loads all others. */
export const FIRST_LOAD = 'first-load';

/** The chunk of what both need. */
const SHARED = 'shared';

/**
 * What defines a component or a context, as the router's modules call it. Unmarked, parts that the app does
 * not use stay in, such as forms.
 */
const DEFINITIONS = [1, 2, 3, 8, 10].flatMap((number) =>
  ['createContext', 'forwardRef', 'memo'].map((name) => `React${number === 1 ? '' : number}.${name}`),
);

/** All icons are exported by one index, so each chunk would get all of them. */
const ICON = /lucide-react\/dist\/esm\/icons\//u;

const SCRIPT = /\.(?:[cm]?js|tsx?)$/u;

/**
 * Puts what the first screen needs into one chunk, and what the game needs besides into another
 * (docs/decisions/011-one-chunk-first.md): fewer requests, and each chunk is compressed as a whole.
 * Everything else stays in the chunks that the routes make.
 */
export function firstLoad(): Plugin {
  let inStorage: ReadonlySet<string> = new Set();
  let inFirstLoad: ReadonlySet<string> = new Set();
  let inGame: ReadonlySet<string> = new Set();
  let inBoth: ReadonlySet<string> = new Set();
  let chunkOf: ReadonlyMap<string, string> = new Map();
  return {
    name: 'first-load',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const lazyImportsOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const ids = [...this.getModuleIds()];
      const neededBy = (isRoot: (id: string) => boolean) => reachedFrom(ids.filter(isRoot), importsOf);
      inStorage = neededBy((id) => id.endsWith(OPEN_EARLY));
      inFirstLoad = neededBy((id) => this.getModuleInfo(id)?.isEntry === true);
      inGame = neededBy((id) => id.endsWith(GAME));
      const withoutGame = neededBy((id) => WITHOUT_GAME.test(id));
      inBoth = new Set([...inGame].filter((id) => withoutGame.has(id)));
      const screens = new Set(ids.filter((id) => ROUTES.test(id)).flatMap(lazyImportsOf));
      const roots = [...new Set(ids.flatMap(lazyImportsOf))].map((id) => ({
        id,
        reached: reachedFrom([id], importsOf),
        weight: screens.has(id) ? 1 : LAZY_WEIGHT,
      }));
      const later = ids.filter((id) => !inFirstLoad.has(id) && !inGame.has(id));
      chunkOf = mergeChunks(
        later.map((id) => ({ id, size: this.getModuleInfo(id)?.code?.length ?? 0, imports: importsOf(id) })),
        roots,
      );
    },
    config: () => ({
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: DEFINITIONS },
          output: {
            // The first chunk lists all others by name: short names keep it small.
            chunkFileNames: ({ name }) => `assets/${name === SHARED ? `${SHARED}-` : ''}[hash:8].js`,
            assetFileNames: 'assets/[hash:8][extname]',
            codeSplitting: {
              groups: [
                { name: 'storage', test: (id) => inStorage.has(id) && SCRIPT.test(id), priority: 4 },
                {
                  name: FIRST_LOAD,
                  test: (id) => inFirstLoad.has(id) && !ICON.test(id) && SCRIPT.test(id),
                  priority: 3,
                },
                { name: SHARED, test: (id) => inBoth.has(id) && SCRIPT.test(id), priority: 2 },
                { name: 'game', test: (id) => inGame.has(id) && SCRIPT.test(id), priority: 1 },
                {
                  name: (id) => chunkOf.get(id) ?? null,
                  debugName: 'later',
                  includeDependenciesRecursively: false,
                  priority: 0.5,
                },
              ],
            },
          },
        },
      },
    }),
  };
}

/**
 * The files that the page fetches together with a lazy chunk. Scripts are left out, since most are there
 * already and the list would weigh more on the first load than it saves; but every visit fetches the game,
 * which needs the shared chunk.
 */
export const listPreloads = (_file: string, dependencies: readonly string[]): string[] =>
  dependencies.filter((file) => file.endsWith('.css') || file.includes(`/${SHARED}-`));

/** The modules, and everything that they import statically, directly or not. */
function reachedFrom(
  modules: readonly string[],
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set(modules);
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
  return reached;
}
