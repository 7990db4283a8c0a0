import { describe, expect, it } from 'vitest';
import { aPack, aStatusEffect, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aPlay, aRolledAction, aSum, STANDARD_PLAY } from '../../testing/play.ts';
import { playOf } from '../game-data/play-of.ts';
import { resolveHit } from '../play/rules/resolve-hit.ts';
import { foeTarget, withTypedNumbers } from './targets.ts';

const gameData = gameDataOf(
  aPack({
    constants: CONSTANTS,
    statusEffects: [aStatusEffect('Guarded', { modifiersByPolarity: { DIFFICULTY_ADJUSTMENT: true } })],
    play: STANDARD_PLAY,
  }),
);
const play = playOf(gameData);

describe('withTypedNumbers', () => {
  const foe = { name: 'Wolf', difficulty: 3, soak: { DAMAGE_TYPE_A: 1, DAMAGE_TYPE_B: 0 }, proofAgainst: [] };
  const wolf = foeTarget(foe, new Map([['Guarded', 2]]), gameData);
  const hitOn = (...target: Parameters<typeof withTypedNumbers>) =>
    resolveHit(aRolledAction(), aSum(6), withTypedNumbers(...target), play);
  const hitOf = (typed: Parameters<typeof withTypedNumbers>[1]) => hitOn(wolf, typed);

  it('leaves what was not typed as the target has it', () => {
    expect(hitOf({})).toMatchObject({ difficulty: { total: 5 }, change: { amount: { total: 3 + 1 - 1 } } });
    expect(hitOf({ difficulty: 4 }).difficulty.total).toBe(4);
  });

  it('counts what was typed instead', () => {
    const typed = { difficulty: 2, damageReceived: 2, soak: { DAMAGE_TYPE_A: 3, DAMAGE_TYPE_B: 9 } };
    expect(hitOf(typed).change?.amount.parts).toEqual([
      { source: 'Slash', amount: 3 },
      { source: 'Extra successes', amount: 4 },
      { source: 'Received: Typed', amount: 2 },
      { source: 'Soak: Typed', amount: -3 },
    ]);
  });

  it.each([
    [-5, 1],
    [1e9, 1e9],
  ])('with a difficulty of %d is %d', (difficulty, total) => {
    expect(hitOf({ difficulty }).difficulty.total).toBe(total);
  });

  it('is a target without numbers where there is no other', () => {
    const plain = { difficulty: { total: 2 }, change: { amount: { total: 7 } } };
    expect(hitOn(undefined, {})).toMatchObject(plain);
  });
});
