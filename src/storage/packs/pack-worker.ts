import { withoutEntries } from '../../core/game-data/pack.ts';
import { ok, type Result } from '../../core/lib/result.ts';
import { type PackEntries, slicesOf } from './pack-slices.ts';
import { type PackProblem, type PackSource, type ReadPack, readPackSteps } from './pack-steps.ts';

/*
 * The worker that reads a large pack. It sends the entries slice by slice, each list as soon as it is read: the page
 * joins them meanwhile, each in a task of its own, so that it can render frames in between.
 */

/** The messages from the worker to the page. */
export type PackMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'slice'; readonly slice: Partial<PackEntries> }
  /** The last message: the pack without the entries that were sent, and the text of a file. */
  | {
      readonly kind: 'outcome';
      readonly outcome: Result<Pick<ReadPack, 'pack'> & Partial<ReadPack>, PackProblem>;
    };

/** The maximum number of entries in a slice, which the page joins in some milliseconds. */
const SLICE = 1_000;

const post = (message: PackMessage): void => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<PackSource>) => {
  const outcome = await readPackSteps(
    data,
    (done) => post({ kind: 'progress', done }),
    (field) => {
      for (const slice of slicesOf(field, SLICE)) post({ kind: 'slice', slice });
    },
  );
  if (!outcome.ok) return post({ kind: 'outcome', outcome });
  const pack = withoutEntries(outcome.value.pack);
  // Not the text that the page has sent: it may have 20 MB.
  post({ kind: 'outcome', outcome: ok(typeof data === 'string' ? { pack } : { ...outcome.value, pack }) });
});
