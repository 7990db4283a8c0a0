import { fail } from '../../core/lib/result.ts';
import { loadOnDemand } from '../on-demand.ts';
import { storageProblem } from '../records/problem.ts';
import type { takeSnapshot as TakeSnapshot, withSnapshot as WithSnapshot } from './snapshots.ts';

/** Takes a snapshot, and in the same transaction does what it stands before. */
export const withSnapshot: typeof WithSnapshot = async (context, reason, stores, body) => {
  const parts = await loadOnDemand();
  return parts ? parts.withSnapshot(context, reason, stores, body) : fail(storageProblem('failed'));
};

export const takeSnapshot: typeof TakeSnapshot = async (context, reason) => {
  const parts = await loadOnDemand();
  return parts ? parts.takeSnapshot(context, reason) : { kind: 'failed', problem: storageProblem('failed') };
};
