import type { Character } from '../character/character.ts';
import { derive } from '../character/derive.ts';
import { changeResource, type SheetResource } from '../character/resources.ts';
import type { Sheet } from '../character/sheet/sheet.ts';
import { playOf } from '../game-data/play-of.ts';
import { withFalls } from './change-sheet.ts';

/**
 * Sets a resource by hand, within its bounds. Who comes down to a threshold by it falls. `before`: the sheet
 * before the step. Typing takes several changes, and a fall by a number on the way does not count.
 * Rule: docs/rules/play.md#falling-and-death.
 */
export function setResource(
  character: Character,
  resource: SheetResource,
  value: number,
  before = character.sheet,
): Sheet {
  const { sheet, gameData } = character;
  const isFirst = sheet === before || playOf(gameData).falling.size === 0;
  const base = isFirst ? character : derive(before, gameData);
  return withFalls(before, changeResource(base, resource, value, before.parked.bars), gameData).sheet;
}
