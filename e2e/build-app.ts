import { build } from 'vite';

/** Builds the app into a folder: under another base path, or as a later release with another version label. */
export async function buildApp(
  outDir: string,
  { version, base }: { version?: string; base?: string },
): Promise<void> {
  await build({
    logLevel: 'error',
    ...(base === undefined ? {} : { base }),
    build: { outDir, emptyOutDir: true },
    plugins: version === undefined ? [] : [withVersion(version)],
  });
}

function withVersion(version: string) {
  return {
    name: 'another-version',
    transform: {
      filter: { id: /\/src\/app\/version\.ts$/u },
      handler: () => `export const VERSION_LABEL = '${version}';`,
    },
  };
}
