import type { TileDefinition } from '../tile-definition.ts';
import { BAR_TILES } from './bars.tsx';
import { BOOST_POINTS_TILE } from './boost-points.tsx';
import { CURRENCY_TILE } from './currency.tsx';
import { EQUIPMENT_TILE } from './equipment.tsx';
import { INVENTORY_TILE } from './inventory.tsx';
import { NOTES_TILE } from './notes.tsx';
import { POTENTIAL_TILE } from './potential.tsx';
import { SKILLS_TILE } from './skills.tsx';
import { STATUS_EFFECTS_TILE } from './status-effects.tsx';
import { TALENTS_TILE } from './talents.tsx';

/** Every tile of the sheet. Rule: docs/rules/sheet-layout.md#tiles. */
export const TILES: readonly TileDefinition[] = [
  ...BAR_TILES,
  BOOST_POINTS_TILE,
  CURRENCY_TILE,
  POTENTIAL_TILE,
  STATUS_EFFECTS_TILE,
  EQUIPMENT_TILE,
  SKILLS_TILE,
  INVENTORY_TILE,
  TALENTS_TILE,
  NOTES_TILE,
];

const TILES_BY_ID: ReadonlyMap<string, TileDefinition> = new Map(TILES.map((tile) => [tile.id, tile]));

/** The tile with an id. Throws where there is none. */
export function tileOf(id: string): TileDefinition {
  const tile = TILES_BY_ID.get(id);
  if (tile === undefined) throw new Error(`No tile has the id ${id}.`);
  return tile;
}
