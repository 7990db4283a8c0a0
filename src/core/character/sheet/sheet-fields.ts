import { ofEachBarField } from '../../rules/bars.ts';
import type { Sheet } from './sheet.ts';

const FIELDS: Readonly<Record<keyof Sheet, true>> = {
  version: true,
  name: true,
  packInfo: true,
  ...ofEachBarField(() => true as const),
  potential: true,
  currency: true,
  boostPoints: true,
  skills: true,
  talents: true,
  pinnacles: true,
  inventory: true,
  equipment: true,
  notes: true,
  layouts: true,
  combatState: true,
  changeHistory: true,
  parked: true,
};

/** The fields that a sheet of the current version has. */
export const SHEET_FIELDS: ReadonlySet<string> = new Set(Object.keys(FIELDS));
