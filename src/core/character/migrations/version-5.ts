import { type Migration, numberOr, withoutFields } from './migration.ts';

export const toVersion5: Migration = {
  to: 5,
  label: '0.13.0',
  changes: ['Health, energy, vigor and focus take their former current values, or 1 where there was none.'],
  up: (json) => ({
    ...withoutFields(json, 'currentHealth', 'currentEnergy', 'currentVigor', 'currentFocus'),
    health: numberOr(json.currentHealth, 1),
    energy: numberOr(json.currentEnergy, 1),
    vigor: numberOr(json.currentVigor, 1),
    focus: numberOr(json.currentFocus, 1),
  }),
};
