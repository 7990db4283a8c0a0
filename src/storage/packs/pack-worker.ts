import { withoutEntries } from '../../core/game-data/pack.ts';
import { fail, ok, type Result } from '../../core/lib/result.ts';
import { type PackAddress, readTextAt } from './pack-address.ts';
import { type PackEntries, slicesOf } from './pack-slices.ts';
import { type PackProblem, type PackSource, type ReadPack, readPackSteps } from './pack-steps.ts';

/*
 * The worker that reads a large pack. It sends the entries slice by slice, each list as soon as it is read:
 * the page joins them meanwhile, each in a task of its own, so that it can render frames in between.
 */

/** A pack, and the text of a file: the page has that of a stored pack, or does not need it. */
export type PackWithText = Pick<ReadPack, 'pack'> & Partial<ReadPack>;

/** The messages from the worker to the page. */
export type PackMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'slice'; readonly slice: Partial<PackEntries> }
  /** The last message: the pack without the entries that were sent. */
  | { readonly kind: 'outcome'; readonly outcome: Result<PackWithText, PackProblem> };

/** The maximum number of entries in a slice, which the page joins in some milliseconds. */
const SLICE = 1_000;

const post = (message: PackMessage): void => postMessage(message);

const UNREADABLE: PackProblem = { kind: 'unreadable', file: { kind: 'unreadable' } };

addEventListener('message', async ({ data }: MessageEvent<PackSource | PackAddress>) => {
  const isFile = data instanceof Blob;
  const source = isFile || typeof data === 'string' ? data : await readTextAt(data);
  if (source === undefined) return post({ kind: 'outcome', outcome: fail(UNREADABLE) });
  const outcome = await readPackSteps(
    source,
    (done) => post({ kind: 'progress', done }),
    (field) => {
      for (const slice of slicesOf(field, SLICE)) post({ kind: 'slice', slice });
    },
  );
  if (!outcome.ok) return post({ kind: 'outcome', outcome });
  const pack = withoutEntries(outcome.value.pack);
  // Not the text of a stored pack: it may have 20 MB.
  post({ kind: 'outcome', outcome: ok(isFile ? { ...outcome.value, pack } : { pack }) });
});
