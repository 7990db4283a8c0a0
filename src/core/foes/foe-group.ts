import { foeCharacter } from '../consequences/foe-character.ts';
import type { GameData } from '../game-data/game-data.ts';
import type { Foe, FoeNumbers } from '../play/parts/foes.ts';

/** What a group takes from its foe. */
export type FoeGroup = Pick<FoeNumbers, 'name' | 'maximumHealth' | 'maximumEnergy' | 'maximumAP'>;

/**
 * The group of such foes: its name and the three maxima of a member, those of a character sheet with the
 * modifiers of these game data. Undefined where the sheet cannot be read.
 * Rule: docs/rules/play.md#foes.
 */
export function foeGroup(foe: Foe, gameData: GameData): FoeGroup | undefined {
  if (!('sheet' in foe)) {
    const { name, maximumHealth, maximumEnergy, maximumAP } = foe;
    return { name, maximumHealth, maximumEnergy, maximumAP };
  }
  const character = foeCharacter(foe, gameData);
  if (character === undefined) return undefined;
  const { maximum, actionPoints } = character;
  return {
    name: foe.name,
    maximumHealth: atLeastOne(maximum.HEALTH.total),
    maximumEnergy: atLeastOne(maximum.ENERGY.total),
    maximumAP: atLeastOne(actionPoints.total),
  };
}

const atLeastOne = (maximum: number): number => Math.max(1, maximum);
