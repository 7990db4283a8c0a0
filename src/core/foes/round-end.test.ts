import { describe, expect, it } from 'vitest';
import { aFight, FOE_RULES } from '../../testing/fights.ts';
import { memberEffects, setMemberEffect } from '../encounter/effects.ts';
import { type Encounter, memberNameInGroup } from '../encounter/encounter.ts';
import { beginNextEncounterRound } from '../encounter/rounds.ts';
import { encounterRoundLines, endEncounterRound } from './round-end.ts';

const linesOf = (encounter: Encounter) =>
  encounterRoundLines(encounter, FOE_RULES).map(
    ({ member, line }) =>
      `${memberNameInGroup(encounter.groups[member.groupReference]!, member)}: ${line.name} ${line.resource} ${line.amount.total}`,
  );

/** Ends the round by the lines as they are proposed. */
const end = (encounter: Encounter) =>
  endEncounterRound(
    encounter,
    encounterRoundLines(encounter, FOE_RULES).map(({ member, line: { resource, overflow, amount } }) => ({
      member,
      change: { resource, overflow, amount: amount.total },
    })),
    FOE_RULES,
  );

const withEffects = (
  encounter: Encounter,
  effects: readonly (readonly [group: number, name: string, level: number])[],
) =>
  effects.reduce(
    (fight, [groupReference, name, level]) => setMemberEffect(fight, { groupReference, id: 1 }, name, level),
    encounter,
  );

describe('the end of a round of an encounter', () => {
  it('has the lines of every member at once', () => {
    const fight = withEffects(aFight({ 'Salt Wreckers': 2, Strangers: 1 }), [
      [0, 'Burning', 3],
      [0, 'Poisoned', 2],
      [1, 'Knitting', 1],
    ]);
    expect(linesOf(fight)).toEqual([
      'Salt Wreckers 1: Burning HEALTH -3',
      'Salt Wreckers 1: Poisoned ENERGY -2',
      'Strangers 1: Knitting HEALTH 1',
    ]);
  });

  it('tires foes from round 3 on, and neither strangers nor the defeated', () => {
    const fight = { ...aFight({ 'Salt Wreckers': 2, Strangers: 1 }), round: 3 };
    const [one, two, stranger] = fight.members;
    const members = [one!, { ...two!, health: 0 }, stranger!];
    expect(linesOf({ ...fight, members })).toEqual(['Salt Wreckers 1: Exhaustion ENERGY -3']);
    const weary = withEffects(fight, [[0, 'Weary', 2]]);
    expect(linesOf(weary)[0]).toBe('Salt Wreckers 1: Exhaustion ENERGY -5');
    expect(linesOf({ ...fight, round: 0 })).toEqual([]);
  });

  it('changes all in one step, and every effect loses a level', () => {
    const fight = withEffects(aFight({ 'Salt Wreckers': 1, Strangers: 1 }), [
      [0, 'Burning', 3],
      [1, 'Bleeding', 1],
    ]);
    const after = end(fight);
    expect(after.members.map(({ health }) => health)).toEqual([13, 9]);
    expect(after.members.map((member) => Object.fromEntries(memberEffects(member)))).toEqual([
      { Burning: 2 },
      {},
    ]);
    expect([after.round, after.phase]).toEqual([2, 1]);
    expect(after.members[1]).not.toHaveProperty('statusEffects');
  });

  it('takes from health what energy cannot pay, and ends the effects of who falls', () => {
    const fight = withEffects({ ...aFight({ 'Salt Wreckers': 1 }), round: 9 }, [[0, 'Burning', 5]]);
    const [wrecker] = fight.members;
    const after = end({ ...fight, members: [{ ...wrecker!, health: 6, energy: 4 }] });
    expect(after.members).toEqual([
      { groupReference: 0, id: 1, health: 0, energy: 0, ap: 4, hasActed: false },
    ]);
  });

  it('counts what is left of an effect on AP, within the maximum of the group', () => {
    const fight = withEffects(aFight({ 'Salt Wreckers': 1, Rabble: 1 }), [
      [0, 'Dazed', 3],
      [1, 'Quickened', 3],
    ]);
    expect(end(fight).members.map(({ ap }) => ap)).toEqual([2, 4]);
  });

  it('is the next round where nobody has an effect', () => {
    const fight = aFight({ 'Salt Wreckers': 3 });
    expect(endEncounterRound(fight, [], FOE_RULES)).toEqual(beginNextEncounterRound(fight));
  });

  it('takes no level at the start of the encounter', () => {
    const fight = withEffects({ ...aFight({ Strangers: 1 }), round: 0 }, [[0, 'Burning', 1]]);
    expect(beginNextEncounterRound(fight).members[0]?.statusEffects).toEqual(new Map([['Burning', 1]]));
  });
});
