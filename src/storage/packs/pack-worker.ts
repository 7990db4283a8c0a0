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
  /** The last message: the pack without the entries that were sent. */
  | { readonly kind: 'outcome'; readonly outcome: Result<ReadPack, PackProblem> };

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
  post({
    kind: 'outcome',
    outcome: outcome.ok ? ok({ ...outcome.value, pack: withoutEntries(outcome.value.pack) }) : outcome,
  });
});
