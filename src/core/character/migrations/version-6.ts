import type { Migration } from './migration.ts';

export const toVersion6: Migration = {
  to: 6,
  label: '0.14.0',
  changes: [
    'Vigor and focus become 1.',
    'The inventory is emptied.',
    'The equipment is reset: no weapon, no armor, no accessories.',
  ],
  up: (json) => ({
    ...json,
    vigor: 1,
    focus: 1,
    inventory: {},
    equipment: { weapon: '', armor: '', accessories: [] },
  }),
};
