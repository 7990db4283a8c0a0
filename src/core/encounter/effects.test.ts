import { describe, expect, it } from 'vitest';
import { createEncounter } from './create.ts';
import {
  changeEffectOfMembers,
  memberEffects,
  raiseMemberEffect,
  setMemberEffect,
  withEffectsLowered,
} from './effects.ts';
import { addMembers, keyOfGroup } from './members.ts';
import { beginNextEncounterRound, resetEncounter } from './rounds.ts';

const GROUP = { name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 };
const AMBUSH = addMembers(createEncounter('Ambush', [GROUP]), 0, 2);
const SECOND = { groupReference: 0, id: 2 };
const [GOBLIN] = AMBUSH.members;

describe('the status effects of a member', () => {
  it('are set, lowered and removed', () => {
    const burns = setMemberEffect(AMBUSH, SECOND, 'Burning', 2);
    expect(burns.members.map((member) => [...memberEffects(member)])).toEqual([[], [['Burning', 2]]]);
    expect(burns.members[0]).toBe(GOBLIN);
    expect(setMemberEffect(burns, SECOND, 'Burning', 1).members[1]?.statusEffects).toEqual(
      new Map([['Burning', 1]]),
    );
    expect(setMemberEffect(burns, SECOND, 'Burning', 0)).toEqual(AMBUSH);
  });

  it.each([
    [2.5, 3],
    [1e300, 1e12],
    [Number.NaN, 1],
  ])('are whole: %d becomes %d', (level, whole) => {
    const after = setMemberEffect(AMBUSH, SECOND, 'Burning', level);
    expect(after.members[1]?.statusEffects?.get('Burning')).toBe(whole);
  });

  it('are raised and never lowered by a gain', () => {
    const burns = raiseMemberEffect(GOBLIN!, 'Burning', 2);
    expect(raiseMemberEffect(burns, 'Burning', 1)).toBe(burns);
    expect(raiseMemberEffect(burns, 'Burning', 4).statusEffects).toEqual(new Map([['Burning', 4]]));
    expect(raiseMemberEffect(GOBLIN!, 'Burning', 0)).toBe(GOBLIN);
  });

  it('lose a level in the upkeep, and end at 0', () => {
    const member = raiseMemberEffect(raiseMemberEffect(GOBLIN!, 'Burning', 2), 'Dazed', 1);
    expect(withEffectsLowered(member).statusEffects).toEqual(new Map([['Burning', 1]]));
    expect(withEffectsLowered(withEffectsLowered(member))).toEqual(GOBLIN);
    expect(withEffectsLowered(GOBLIN!)).toBe(GOBLIN);
  });

  it('are at most 100, and none of a member that is gone', () => {
    const many = Array.from({ length: 105 }, (_, index) => `Effect ${index}`).reduce(
      (fight, name) => setMemberEffect(fight, SECOND, name, 1),
      AMBUSH,
    );
    expect(many.members[1]?.statusEffects?.size).toBe(100);
    expect(setMemberEffect(AMBUSH, { groupReference: 0, id: 9 }, 'Burning', 1)).toBe(AMBUSH);
  });

  it('are raised and removed for several members at once, and for no other', () => {
    const three = setMemberEffect(addMembers(AMBUSH, 0), SECOND, 'Burning', 3);
    const two = new Set(three.members.slice(0, 2).map(({ id }) => id));
    const group = keyOfGroup(three.groups[0]!);
    const levels = ({ members }: typeof three) => members.map((each) => memberEffects(each).get('Burning'));
    const burns = changeEffectOfMembers(three, group, two, 'Burning', 2);
    expect(levels(burns)).toEqual([2, 3, undefined]);
    expect(burns.members.slice(1)).toEqual(three.members.slice(1));
    expect(burns.members[1]).toBe(three.members[1]);
    expect(levels(changeEffectOfMembers(burns, group, two, 'Burning', 0))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(changeEffectOfMembers(AMBUSH, group, two, 'Burning', 0).members[0]).toBe(GOBLIN);
    expect(changeEffectOfMembers(three, 'others', two, 'Burning', 2).members).toEqual(three.members);
  });

  it('end with a reset', () => {
    const started = beginNextEncounterRound(setMemberEffect(AMBUSH, SECOND, 'Burning', 2));
    expect(resetEncounter(started)).toEqual(AMBUSH);
  });
});
