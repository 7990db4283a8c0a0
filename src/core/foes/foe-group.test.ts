import { describe, expect, it } from 'vitest';
import { aPack, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { playOf } from '../game-data/play-of.ts';
import { foeGroup } from './foe-group.ts';

/** The group of the only foe of a pack. */
function groupOf(foe: Readonly<Record<string, unknown>>) {
  const gameData = gameDataOf(aPack({ constants: CONSTANTS, play: { format: 1, foes: [foe] } }));
  const [read] = playOf(gameData).foes;
  return read && foeGroup(read, gameData);
}

describe('the group of a foe', () => {
  it('has the three numbers that the pack gives', () => {
    const wolf = { name: 'Wolf', maximumHealth: 12, maximumEnergy: 4, maximumAP: 3, dice: 5 };
    expect(groupOf(wolf)).toEqual({ name: 'Wolf', maximumHealth: 12, maximumEnergy: 4, maximumAP: 3 });
  });

  it('has the maxima of its character sheet, of an old version too', () => {
    for (const version of [0, 2, 13]) {
      const group = groupOf({ name: 'Old rival', sheet: { version, name: 'Rival', packInfo: [] } });
      expect(group).toEqual({ name: 'Old rival', maximumHealth: 20, maximumEnergy: 10, maximumAP: 3 });
    }
  });

  it('is none where the sheet cannot be read', () => {
    expect(groupOf({ name: 'Nobody', sheet: { version: 'x' } })).toBeUndefined();
    expect(groupOf({ name: 'Nobody', sheet: {} })).toBeUndefined();
  });
});
