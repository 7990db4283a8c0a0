import type { Migration } from './migration.ts';

export const toVersion1: Migration = {
  to: 1,
  label: '0.11.0',
  changes: ['Combat is reset.'],
  up: (json) => ({ ...json, combatState: {} }),
};
