import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePack } from '../src/core/game-data/parse-pack.ts';
import { anAction, aPack, aSkill, CONSTANTS, gameDataOf } from '../src/testing/packs.ts';
import { findEndless } from './endless.ts';

const cost = (resource: string, value: number) => ({ resource, by: 'CONSTANT', value });
const once = (period: string) => ({ kind: 'ONCE_PER', period });

function gameOf(actions: readonly object[], maneuvers: readonly object[] = []) {
  return gameDataOf(
    aPack({ constants: CONSTANTS, skills: [aSkill('Blades')], actions: { actions, maneuvers } }),
  );
}

describe('findEndless', () => {
  it('finds an action that gains a resource at no cost', () => {
    const game = gameOf([anAction('Breathe', { resources: [cost('ENERGY', -1)] })]);
    expect(findEndless(game)).toEqual({ stacks: ['Breathe'], gains: ['ENERGY'] });
  });

  it('finds a free action that gains nothing', () => {
    expect(findEndless(gameOf([anAction('Swing')]))).toEqual({ stacks: ['Swing'], gains: [] });
  });

  it('finds actions that pay for one another', () => {
    const game = gameOf([
      anAction('Burn', { resources: [cost('FOCUS', 1), cost('ENERGY', -3)] }),
      anAction('Calm', { resources: [cost('ENERGY', 2), cost('FOCUS', -1)] }),
    ]);
    expect(findEndless(game)).toEqual({ stacks: ['Burn', 'Calm'], gains: ['ENERGY'] });
  });

  it('finds maneuvers that refund the cost of their action', () => {
    const game = gameOf(
      [anAction('Swing', { resources: [cost('ACTION_POINTS', 2)] })],
      [
        anAction('Quickly', { resources: [cost('ACTION_POINTS', -1)] }),
        anAction('Deftly', { resources: [cost('ACTION_POINTS', -1)] }),
      ],
    );
    expect(findEndless(game)).toEqual({ stacks: ['Swing + Quickly + Deftly'], gains: [] });
  });

  it('finds an action that gains boost points in every round', () => {
    const game = gameOf([
      anAction('Laugh', {
        resources: [cost('ACTION_POINTS', 1), cost('BOOST_POINTS', -1)],
        conditions: [once('CURRENT_ROUND')],
      }),
    ]);
    expect(findEndless(game)).toEqual({ stacks: ['Laugh'], gains: ['BOOST_POINTS'] });
  });

  it('accepts gains limited by action points, or to once per round or combat', () => {
    const game = gameOf([
      anAction('Breathe', { resources: [cost('ENERGY', -1)], conditions: [once('CURRENT_ROUND')] }),
      anAction('Rest', { resources: [cost('ACTION_POINTS', 1), cost('ENERGY', -3)] }),
      anAction('Laugh', { resources: [cost('BOOST_POINTS', -1)], conditions: [once('COMBAT')] }),
    ]);
    expect(findEndless(game)).toBeUndefined();
  });

  it('finds nothing in the standard game', () => {
    const pack = parsePack(JSON.parse(readFileSync('public/BaseGameData.json', 'utf8')));
    expect(pack.ok && findEndless(gameDataOf(pack.value))).toBeUndefined();
  });
});
