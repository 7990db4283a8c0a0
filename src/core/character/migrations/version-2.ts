import { type Migration, numberOr, withoutFields } from './migration.ts';

/** A sheet without maneuver points keeps the boost points that it has. */
export const toVersion2: Migration = {
  to: 2,
  label: '0.11.1',
  changes: ['Boost points take the value of the former maneuver points.', 'The tile layouts are reset.'],
  up: (json) => ({
    ...withoutFields(json, 'maneuverPoints'),
    boostPoints: numberOr(json.maneuverPoints, numberOr(json.boostPoints, 0)),
    layouts: {},
  }),
};
