import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

interface BuildOptions {
  /** The version that the app shows. */
  readonly version?: string;
  /** The base path of its addresses. */
  readonly base?: string;
}

/** Builds the app into a temporary folder, lends it, and deletes it. */
export async function withBuild(
  { version, base }: BuildOptions,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tabard-build-'));
  try {
    await build({
      logLevel: 'error',
      ...(base === undefined ? {} : { base }),
      build: { outDir: folder, emptyOutDir: true },
      plugins: version === undefined ? [] : [replaceVersion(version)],
    });
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function replaceVersion(version: string) {
  return {
    name: 'another-version',
    transform: {
      filter: { id: /\/src\/app\/version\.ts$/u },
      handler: () => `export const VERSION_LABEL = '${version}';`,
    },
  };
}
