import type { Plugin } from 'vite';

/** What a first visit opens, besides the entry. */
const FIRST_SCREEN = '/src/features/home/home.tsx';

/** One index imports every icon, so a group with it would hold them all. */
const ICON = /lucide-react\/dist\/esm\/icons\//u;

/**
 * Puts what the first screen needs into one chunk (docs/decisions/011-one-chunk-first.md). Everything else stays in the
 * chunks of its route.
 */
export function firstLoad(): Plugin {
  const needed = new Set<string>();
  return {
    name: 'first-load',
    apply: 'build',
    buildEnd() {
      const open = [...this.getModuleIds()].filter(
        (id) => id.endsWith(FIRST_SCREEN) || this.getModuleInfo(id)?.isEntry === true,
      );
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (needed.has(id)) continue;
        needed.add(id);
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // The first chunk names all others, so short names keep it small.
            chunkFileNames: 'assets/[hash:8].js',
            assetFileNames: 'assets/[hash:8][extname]',
            codeSplitting: {
              groups: [
                {
                  name: 'first-load',
                  test: (id) => needed.has(id) && !ICON.test(id) && /\.(?:[cm]?js|tsx?)$/u.test(id),
                },
                // An icon is smaller than a request for it.
                { name: 'icons', test: ICON, minShareCount: 2 },
              ],
            },
          },
        },
      },
    }),
  };
}
