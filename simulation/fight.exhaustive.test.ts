import { describe, expect, it } from 'vitest';
import { createCharacter } from '../src/core/character/create.ts';
import type { Sheet } from '../src/core/character/sheet/sheet.ts';
import { beginCombat } from '../src/core/combat/rounds.ts';
import type { RandomSource } from '../src/core/dice/roll.ts';
import type { GameData } from '../src/core/game-data/game-data.ts';
import { characterEntrant } from '../src/core/simulation/entrants.ts';
import { playFight } from '../src/core/simulation/fight.ts';
import { seededSource } from '../src/core/simulation/random.ts';
import { fightRules } from '../src/core/simulation/rules.ts';
import { anAction, aPack, aSkill, CONSTANTS, gameDataOf } from '../src/testing/packs.ts';
import { STANDARD_PLAY } from '../src/testing/play.ts';
import { GROUPS, randomBuild } from './build.ts';
import { readGame } from './game.ts';
import { DUEL, type Kind, SKIRMISH } from './tables.ts';

const game = await readGame('');

function fight(
  sides: readonly [readonly Sheet[], readonly Sheet[]],
  kind: Kind,
  gameData: GameData,
  random: RandomSource,
) {
  const rules = fightRules(gameData);
  const enter = (sheet: Sheet) =>
    characterEntrant('', beginCombat({ ...sheet, boostPoints: kind.boostPoints }, gameData), rules);
  const result = playFight([sides[0].map(enter), sides[1].map(enter)], kind, rules, random);
  return { outcome: result.outcome, fighters: result.sides.flat() };
}

describe.each([DUEL, SKIRMISH])('a $name', (table) => {
  const play = (seed: number) => {
    const random = seededSource(seed);
    const side = (offset: number) =>
      Array.from({ length: table.company }, (_, place) => {
        const group = GROUPS[(seed + offset + place) % GROUPS.length] ?? '';
        return randomBuild(group, 40, game, random);
      });
    return fight([side(0), side(1)], table, game, random);
  };

  it('ends with one side down, by actions that the engine accepts', () => {
    for (const seed of [1, 2]) {
      const { outcome, fighters } = play(seed);
      const standing = fighters.filter(({ isDown }) => !isDown).map(({ side }) => side);
      expect(standing.every((side) => side === outcome.winner)).toBe(true);
      expect(outcome.rounds).toBeLessThan(30);
      expect(fighters.some(({ used }) => used.size > 0)).toBe(true);
    }
  });

  it('is the same for the same seed', () => {
    const summary = ({ outcome, fighters }: ReturnType<typeof play>) => [
      outcome,
      fighters.map(({ used }) => used),
    ];
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
  // The second side wins the roll for first. No later die is a success, so each poke deals exactly 1.
  const rolls = [0, 5];
  const random = (below: number) => (below === 6 ? (rolls.shift() ?? 0) : 0);
  const { outcome, fighters } = fight([[sheet], [sheet]], DUEL, small, random);
  // B A, A B, B: the third poke of the second side, in round 2.
  expect(outcome).toEqual({ winner: 1, rounds: 2, isEndless: false });
  expect(fighters.map(({ used }) => used.get('Poke'))).toEqual([2, 3]);
});
