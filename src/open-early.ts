import { VERSION_LABEL } from './app/version.ts';
import { isInForeignFrame } from './platform/foreign-frame.ts';
import { codecs, type TabardStorage } from './state/codecs.ts';
import { browserEnvironment } from './storage/environment.ts';
import { openStorage } from './storage/open-storage.ts';

/** Call it once the app's first screen is on the page: what storage puts off until then begins. */
export let noteStarted: () => void = () => undefined;

const started = new Promise<void>((resolve) => {
  noteStarted = resolve;
});

/**
 * The storage, which opens while React is still on its way: the build puts this file and what it imports into
 * a chunk that the page asks for by itself (docs/decisions/025-the-first-paint-is-the-page.md). undefined in
 * a frame of another site.
 *
 * Never awaited at the top level of a file: a lazy part that storage needs at the start shares code with the
 * first chunks, and each would wait for the other forever.
 */
export const opening: Promise<TabardStorage> | undefined = isInForeignFrame()
  ? undefined
  : openStorage(codecs, { ...browserEnvironment('tabard', VERSION_LABEL), started });
