import type { Plugin } from 'vite';

/** The screens that a first visit opens with. */
const FIRST_SCREEN = '/src/features/home/home.tsx';

/** Every icon hangs on one index: they would all come along. */
const ICON = /lucide-react\/dist\/esm\/icons\//u;

/**
 * Puts what the first screen needs into one chunk: one request in place of some thirty, and a smaller one, since the
 * compression sees all of it at once. Everything else stays in the chunks that the routes make.
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
            // The first chunk lists all others by name: short names keep it small.
            chunkFileNames: 'assets/[hash:8].js',
            assetFileNames: 'assets/[hash:8][extname]',
            codeSplitting: {
              groups: [
                {
                  name: 'first-load',
                  test: (id) => needed.has(id) && !ICON.test(id) && /\.(?:[cm]?js|tsx?)$/u.test(id),
                },
                // Each is smaller than the request for it.
                { name: 'icons', test: ICON, minShareCount: 2 },
              ],
            },
          },
        },
      },
    }),
  };
}
