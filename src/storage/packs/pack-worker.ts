import { ok, type Result } from '../../core/lib/result.ts';
import { type PackEntries, slicesOf, withoutEntries } from './pack-slices.ts';
import { type PackProblem, type PackSource, READ, type ReadPack, readPackSteps } from './pack-steps.ts';

/*
 * The worker that reads large packs. The page sends it one source, and then requests the result slice by slice. Each
 * slice is a separate task, so that the page can render frames in between. Two are under way at a time: while the page
 * joins one, the next is written.
 */

/** The messages from the worker to the page. */
export type PackMessage =
  | { readonly kind: 'progress'; readonly done: number }
  /** The outcome; the entries of the pack follow. */
  | { readonly kind: 'outcome'; readonly outcome: Result<ReadPack, PackProblem> }
  | { readonly kind: 'slice'; readonly slice: Partial<PackEntries>; readonly done: number }
  | { readonly kind: 'whole' };

/** The messages from the page to the worker. */
export type PackRequest = { readonly kind: 'read'; readonly source: PackSource } | { readonly kind: 'next' };

/** The maximum number of entries in a slice, which the page joins in some milliseconds. */
const SLICE = 1_000;

const post = (message: PackMessage): void => postMessage(message);

let messages: Iterator<PackMessage, void> = [][Symbol.iterator]();

function* slices({ pack, text }: ReadPack): Generator<PackMessage, void> {
  yield { kind: 'outcome', outcome: ok({ pack: withoutEntries(pack), text }) };
  const all = [...slicesOf(pack, SLICE)];
  for (const [index, slice] of all.entries()) {
    yield { kind: 'slice', slice, done: READ + ((1 - READ) * (index + 1)) / all.length };
  }
  yield { kind: 'whole' };
}

async function read(source: PackSource): Promise<void> {
  const outcome = await readPackSteps(source, (done) => post({ kind: 'progress', done }));
  if (outcome.ok) {
    messages = slices(outcome.value);
    postNext();
    postNext();
  } else post({ kind: 'outcome', outcome });
}

function postNext(): void {
  const next = messages.next();
  if (!next.done) post(next.value);
}

addEventListener('message', ({ data }: MessageEvent<PackRequest>) => {
  if (data.kind === 'read') void read(data.source);
  else postNext();
});
