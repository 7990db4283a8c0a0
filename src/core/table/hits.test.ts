import { describe, expect, it } from 'vitest';
import { aPlay, aRolledAction, aSum, aTarget } from '../../testing/play.ts';
import { proposalOf, proposedHit } from './hits.ts';

describe('proposedHit', () => {
  it('inflicts no more than the level cap, by an attack and by a hindrance', () => {
    const levelOf = (power: number | undefined) => {
      const action = aRolledAction({
        power: power === undefined ? undefined : aSum(power),
        inflicted: { name: 'Burning', level: aSum(4), levelCap: 5 },
      });
      const proposal = proposalOf('Flare', { group: 'Rabble', member: 1 }, action, aSum(8), {});
      const hit = proposedHit({ id: 'a', at: 1, ...proposal }, aTarget(), { levelCap: 3, play: aPlay() });
      return hit.effect?.level.total;
    };
    expect([levelOf(3), levelOf(undefined)]).toEqual([3, 3]);
  });
});
