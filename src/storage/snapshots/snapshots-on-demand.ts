import { fail } from '../../core/lib/result.ts';
import { loadOnDemand } from '../on-demand.ts';
import { storageProblem } from '../records/problem.ts';
import type { takeSnapshot, withSnapshot } from './snapshots.ts';

export const withSnapshotOnDemand: typeof withSnapshot = async (context, reason, stores, body) => {
  const parts = await loadOnDemand();
  return parts ? parts.withSnapshot(context, reason, stores, body) : fail(storageProblem('failed'));
};

export const takeSnapshotOnDemand: typeof takeSnapshot = async (context, reason) => {
  const parts = await loadOnDemand();
  return parts ? parts.takeSnapshot(context, reason) : { kind: 'failed', problem: storageProblem('failed') };
};
