import { fail } from '../../core/lib/result.ts';
import { storageProblem } from '../records/problem.ts';
import type { takeSnapshot as TakeSnapshot, withSnapshot as WithSnapshot } from './snapshots.ts';

/*
 * What takes snapshots is needed now and then, and seldom to start: it comes in a chunk of its own. Where that cannot be read,
 * nothing is done, and the outcome says that it failed.
 */

const snapshots = () => import('./snapshots.ts').catch(() => undefined);

/** Takes a snapshot, and in the same transaction does what it stands before. */
export const withSnapshot: typeof WithSnapshot = async (context, reason, stores, body) => {
  const chunk = await snapshots();
  return chunk ? chunk.withSnapshot(context, reason, stores, body) : fail(storageProblem('failed'));
};

export const takeSnapshot: typeof TakeSnapshot = async (context, reason) => {
  const chunk = await snapshots();
  return chunk ? chunk.takeSnapshot(context, reason) : { kind: 'failed', problem: storageProblem('failed') };
};
