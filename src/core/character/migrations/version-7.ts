import { type Migration, withoutFields } from './migration.ts';

export const toVersion7: Migration = {
  to: 7,
  label: '0.15.0',
  changes: ['The species is removed.'],
  up: (json) => withoutFields(json, 'species'),
};
