import { type Migration, numberOr } from './migration.ts';

export const toVersion3: Migration = {
  to: 3,
  label: '0.12.0',
  changes: ['Vigor takes the value of health, and focus that of energy.', 'The tile layouts are reset.'],
  up: (json) => ({
    ...json,
    vigor: numberOr(json.health, 1),
    focus: numberOr(json.energy, 1),
    layouts: {},
  }),
};
