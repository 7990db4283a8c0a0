import { isJsonObject } from '../../lib/name-map.ts';
import type { Migration } from './migration.ts';

const DESTROYED_ITEM = 0;
const ENDED_COMBAT = 4;

export const toVersion4: Migration = {
  to: 4,
  label: '0.12.1',
  changes: ['The change history keeps only destroyed items and ended combats.'],
  up: (json) => ({
    ...json,
    changeHistory: Array.isArray(json.changeHistory) ? json.changeHistory.filter(isKept) : [],
  }),
};

function isKept(entry: unknown): boolean {
  return (
    isJsonObject(entry) && (entry.discriminator === DESTROYED_ITEM || entry.discriminator === ENDED_COMBAT)
  );
}
