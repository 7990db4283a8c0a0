import type { Migration } from './migration.ts';

export const toVersion0: Migration = {
  to: 0,
  label: '0.10.0',
  changes: ['Combat is reset.'],
  up: (json) => ({ ...json, combatState: {} }),
};
