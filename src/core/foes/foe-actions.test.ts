import { describe, expect, it } from 'vitest';
import { aFight, FOE_RULES } from '../../testing/fights.ts';
import { memberEffects, setMemberEffect } from '../encounter/effects.ts';
import type { Encounter } from '../encounter/encounter.ts';
import type { FoeNumbers } from '../play/parts/foes.ts';
import { foeActions, takeFoeAction } from './foe-actions.ts';
import { foeOfGroup, hasNumbers } from './foe-book.ts';

const FIRST = { groupReference: 0, id: 1 };

function actionsOf(encounter: Encounter, fields: Partial<FoeNumbers> = {}) {
  const foe = foeOfGroup(encounter.groups[0], FOE_RULES.book);
  if (!hasNumbers(foe)) throw new Error('The first group is no foe with numbers.');
  return foeActions({ ...foe, ...fields }, encounter.members[0]!, FOE_RULES.gameData);
}

describe('the actions of a foe', () => {
  it('roll the dice and the power of the foe, and cost what the action costs', () => {
    expect(actionsOf(aFight({ 'Salt Wreckers': 1 }))).toMatchObject([
      {
        name: 'Strike',
        rolled: { dice: 6, power: { total: 4 }, damageType: 'DAMAGE_TYPE_A', inflicted: undefined },
        costs: [
          { resource: 'ENERGY', amount: 1, available: 6, isAffordable: true },
          { resource: 'ACTION_POINTS', amount: 2, available: 4, isAffordable: true },
        ],
        gains: [],
      },
    ]);
  });

  it('count the status effects of the foe', () => {
    const fight = [
      ['Frightened', 2],
      ['Weakened', 1],
      ['Weary', 3],
    ].reduce(
      (each, [name, level]) => setMemberEffect(each, FIRST, String(name), Number(level)),
      aFight({ 'Salt Wreckers': 1 }),
    );
    expect(actionsOf(fight)).toMatchObject([
      { rolled: { dice: 4, power: { total: 3 } }, costs: [{ amount: 4 }, { amount: 2 }] },
    ]);
  });

  it('that roll no dice give the foe its status effect', () => {
    const fight = aFight({ 'A match for one character': 1 });
    const guard = actionsOf(fight).find(({ name }) => name === 'Guard');
    expect(guard).toMatchObject({ rolled: undefined, gains: [{ name: 'Guarded', level: 1 }] });
    const [after] = takeFoeAction(fight, FIRST, guard!).members;
    expect(after).toMatchObject({ ap: 3, energy: 10, hasActed: true });
    expect(memberEffects(after!)).toEqual(new Map([['Guarded', 1]]));
  });

  it('that no pack defines are plain attacks without costs', () => {
    const fight = aFight({ Rabble: 1 });
    const attack = { rolled: { dice: 5, power: { total: 4 } }, costs: [], gains: [] };
    expect(actionsOf(fight, { actions: ['Gnaw'] })).toMatchObject([{ name: 'Gnaw', ...attack }]);
    expect(actionsOf(fight, { actions: [] })).toMatchObject([{ name: 'Attack', ...attack }]);
    expect(actionsOf(fight, { dice: 0, actions: [] })).toMatchObject([{ rolled: { dice: 0 } }]);
  });

  it('take no more than there is', () => {
    const fight = aFight({ 'Salt Wreckers': 1 });
    const tired = { ...fight, members: [{ ...fight.members[0]!, ap: 1, energy: 0 }] };
    const [strike] = actionsOf(tired);
    expect(strike?.costs.map(({ isAffordable }) => isAffordable)).toEqual([false, false]);
    expect(takeFoeAction(tired, FIRST, strike!).members).toMatchObject([{ ap: 0, energy: 0 }]);
  });
});
