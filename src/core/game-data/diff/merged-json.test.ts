import { it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { arbitraryPackJson } from '../../../testing/arbitrary-packs.ts';
import { anItem, aPackJson, gameDataOf } from '../../../testing/packs.ts';
import { emptyPack } from '../editing/new-pack.ts';
import { parsePack } from '../parse-pack.ts';
import { diffPacks } from './diff-packs.ts';
import { mergedJson } from './merged-json.ts';

const LISTS = [
  'actions',
  'maneuvers',
  'items',
  'skills',
  'statusEffects',
  'talents',
  'defaultActions',
] as const;

function read(json: unknown) {
  const pack = parsePack(json);
  if (!pack.ok) throw new Error(JSON.stringify(pack.problem));
  return pack.value;
}

describe('packs that are loaded together, as one', () => {
  property.prop([arbitraryPackJson, arbitraryPackJson], { numRuns: 50 })(
    'have the entries that the game data have',
    (one, other) => {
      const gameData = gameDataOf(read(one), read(other));
      const merged = read({
        ...emptyPack('Both'),
        ...(mergedJson([one, other]) as object),
        name: 'Both',
        version: 1,
      });
      const ofMerged = gameDataOf(merged);
      for (const list of LISTS) expect(ofMerged[list], list).toEqual(gameData[list]);
    },
  );

  it('have the constants and the rules of play of all, the last before others', () => {
    const one = aPackJson({
      constants: { MAXIMUM_HEALTH: 5, MAXIMUM_FOCUS: 1 },
      groups: { skillGroups: { IRON: ['A'] } },
      items: [anItem('Rope', { cost: 1 })],
      play: { roll: { kind: 'SUM' }, labels: { HEALTH: 'Blood' }, rests: [{ name: 'Nap', text: 'x' }] },
    });
    const other = aPackJson({
      constants: { MAXIMUM_HEALTH: 9 },
      groups: { skillGroups: { IRON: ['B'] } },
      items: [anItem('Rope', { cost: 2 })],
      play: { check: { dice: 3 }, labels: { ENERGY: 'Breath' }, rests: [{ name: 'Night', text: 'y' }] },
    });
    expect(mergedJson([one, other])).toMatchObject({
      constants: { MAXIMUM_HEALTH: 9, MAXIMUM_FOCUS: 1 },
      groups: { skillGroups: { IRON: ['A', 'B'] } },
      items: [{ name: 'Rope', cost: 2 }],
      play: {
        roll: { kind: 'SUM' },
        check: { dice: 3 },
        labels: { HEALTH: 'Blood', ENERGY: 'Breath' },
        rests: [{ name: 'Nap' }, { name: 'Night' }],
      },
    });
    expect(mergedJson([one])).not.toHaveProperty('name');
  });

  it('have the thresholds and renamings of all, one by one', () => {
    const dead = { resource: 'VIGOR', at: 0, text: 'You are dead.' };
    const one = aPackJson({
      play: { falling: { DEAD: dead }, formerly: { items: { Rope: 'Cord' }, skills: { A: 'B' } } },
    });
    const down = { resource: 'HEALTH', at: 0 };
    const other = aPackJson({ play: { falling: { DOWN: down }, formerly: { items: { Lamp: 'Light' } } } });
    expect(mergedJson([one, other])).toMatchObject({
      play: {
        falling: { DEAD: dead, DOWN: down },
        formerly: { items: { Rope: 'Cord', Lamp: 'Light' }, skills: { A: 'B' } },
      },
    });
    expect(diffPacks(mergedJson([one]), mergedJson([one, other]))).toMatchObject([
      { label: 'Play', removed: [], changed: [{ name: 'falling', fields: [{ keys: ['DOWN'] }] }] },
    ]);
  });

  it('have nothing of a play of a later format, of which nothing is read', () => {
    const one = aPackJson({ play: { roll: { kind: 'SUM' }, labels: { HEALTH: 'Blood' } } });
    const later = aPackJson({ play: { format: 2, roll: { kind: 'X' }, foes: [{ name: 'Bat' }] } });
    expect(mergedJson([one, later])).toMatchObject({ play: { roll: { kind: 'SUM' } } });
    expect(mergedJson([one, later])).not.toHaveProperty('play.foes');
    expect(diffPacks(aPackJson(), later)).toEqual([]);
  });
});
