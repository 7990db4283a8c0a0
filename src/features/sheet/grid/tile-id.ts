/** The names under which a sheet's layouts keep the places of its tiles (seed 1 §9). */
export const TILE_IDS = [
  'health',
  'energy',
  'vigor',
  'focus',
  'boostPoints',
  'currency',
  'potential',
  'equipment',
  'skills',
  'inventory',
  'talents',
  'notes',
] as const;

export type TileId = (typeof TILE_IDS)[number];
