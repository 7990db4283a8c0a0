import { describe, expect, it } from 'vitest';
import { createCharacter } from '../src/core/character/create.ts';
import { anAction, aPack, aSkill, CONSTANTS, gameDataOf } from '../src/testing/packs.ts';
import { STANDARD_PLAY } from '../src/testing/play.ts';
import { GROUPS, randomBuild } from './build.ts';
import { fight } from './fight.ts';
import { readGame } from './game.ts';
import { seededRandom } from './seeded-random.ts';
import { DUEL, SKIRMISH } from './table.ts';

const game = await readGame('');

describe.each([DUEL, SKIRMISH])('a $name', (table) => {
  const play = (seed: number) => {
    const random = seededRandom(seed);
    const side = (offset: number) =>
      Array.from({ length: table.company }, (_, place) => {
        const group = GROUPS[(seed + offset + place) % GROUPS.length] ?? '';
        return { group, sheet: randomBuild(group, 40, game, random) };
      });
    return fight([side(0), side(1)], table, game, random);
  };

  it('ends with one side down, by actions that the engine accepts', () => {
    for (const seed of [1, 2]) {
      const { outcome, fighters } = play(seed);
      const standing = [...fighters.keys()].filter(({ isDown }) => !isDown).map(({ side }) => side);
      expect(standing.every((side) => side === outcome.winner)).toBe(true);
      expect(outcome.rounds).toBeLessThan(30);
      expect([...fighters.values()].some((performed) => performed.size > 0)).toBe(true);
    }
  });

  it('is the same for the same seed', () => {
    const summary = ({ outcome, fighters }: ReturnType<typeof play>) => [outcome, [...fighters.values()]];
    expect(summary(play(5))).toEqual(summary(play(5)));
  });
});

it('starts each phase with the side that acted last, and allows one action of 2 points a turn', () => {
  const constant = (value: number) => ({ by: 'CONSTANT', value });
  const small = gameDataOf(
    aPack({
      constants: { ...CONSTANTS, ACTION_POINT_BASE: 9, MAXIMUM_HEALTH: 3 },
      skills: [aSkill('Blades')],
      damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: ['Blades'] }],
      actions: {
        defaultActions: ['Poke'],
        actions: [
          anAction('Poke', {
            tags: ['Attack'],
            inputs: { skill: { skills: ['Blades'] } },
            resources: [{ resource: 'ACTION_POINTS', ...constant(2) }],
            effects: [
              { kind: 'CHANGE_PROPERTY', target: 'SUCCESSES', ...constant(2) },
              { kind: 'CHANGE_PROPERTY', target: 'POWER', ...constant(1) },
              { kind: 'CHANGE_PROPERTY', target: 'ANTE', ...constant(9) },
              { kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_A' },
            ],
          }),
        ],
      },
      play: STANDARD_PLAY,
    }),
  );
  const sheet = createCharacter({ name: 'Aria', startingSkills: [], startingPotential: 0 }, small);
  const build = { group: '', sheet };
  // The second side wins the roll for first. No later die is a success, so each poke deals exactly 1.
  const rolls = [0, 5];
  const random = (below: number) => (below === 6 ? (rolls.shift() ?? 0) : 0);
  const { outcome, fighters } = fight([[build], [build]], DUEL, small, random);
  // B A, A B, B: the third poke of the second side, in round 2.
  expect(outcome).toEqual({ winner: 1, rounds: 2 });
  expect([...fighters.values()].map((performed) => performed.get('Poke'))).toEqual([2, 3]);
});
