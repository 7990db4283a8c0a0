import { describe, expect, it } from 'vitest';
import { createEncounter } from './create.ts';
import { memberName } from './encounter.ts';
import { addMembers, changeMember, referenceKey } from './members.ts';
import { groupOverviews, withUnchanged } from './overview.ts';

const empty = createEncounter('Ambush', [
  { name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 },
  { name: 'Wolves', maximumHealth: 5, maximumEnergy: 2, maximumAP: 2 },
]);
const initial = addMembers(addMembers(empty, 0, 4), 1, 2);
const goblin = (id: number) => ({ groupReference: 0, id });
const goblins = (encounter: typeof initial, orderedBy?: typeof initial) =>
  groupOverviews(encounter, orderedBy)[0]?.members.map(({ id }) => id);

describe('the order of the table', () => {
  it('lists members who have yet to act, then those who have acted, then the defeated', () => {
    let encounter = changeMember(initial, goblin(1), { health: 0 });
    encounter = changeMember(encounter, goblin(2), { hasActed: true });
    expect(goblins(encounter)).toEqual([3, 4, 2, 1]);
  });

  it('lists defeated members last, whether they have acted or not', () => {
    const encounter = changeMember(initial, goblin(1), { health: 0, hasActed: true });
    expect(goblins(changeMember(encounter, goblin(3), { health: 0 }))).toEqual([2, 4, 1, 3]);
  });

  it('can follow an earlier state, in which new members have their own rank', () => {
    const hurt = changeMember(initial, goblin(1), { health: 0 });
    expect(goblins(hurt, initial)).toEqual([1, 2, 3, 4]);
    expect(goblins(addMembers(initial, 0, 1), hurt)).toEqual([2, 3, 4, 5, 1]);
  });

  it('never confuses members of two groups', () => {
    const overviews = groupOverviews(initial);
    expect(overviews.map(({ members }) => members.length)).toEqual([4, 2]);
    expect(overviews[1]?.members.map(referenceKey)).toEqual(['1 1', '1 2']);
    expect(overviews[1]?.members.map((member) => memberName(initial, member))).toEqual([
      'Wolves 1',
      'Wolves 2',
    ]);
  });
});

describe('the totals of a group', () => {
  it('add up its members’ values and maxima', () => {
    let encounter = changeMember(initial, goblin(1), { health: 0, energy: 1 });
    encounter = changeMember(encounter, goblin(2), { health: 3, ap: 1, hasActed: true });
    expect(groupOverviews(encounter)[0]).toMatchObject({
      standing: 3,
      toAct: 2,
      health: { value: 19, maximum: 32 },
      energy: { value: 13, maximum: 16 },
      ap: { value: 10, maximum: 12 },
    });
  });

  it('are 0 in a group without members', () => {
    expect(groupOverviews(empty)[0]).toMatchObject({
      members: [],
      standing: 0,
      toAct: 0,
      health: { value: 0, maximum: 0 },
    });
  });

  it('stay exact with the largest maxima and the most members', () => {
    const giants = createEncounter('Giants', [
      { name: 'Giants', maximumHealth: 1e9, maximumEnergy: 1, maximumAP: 1 },
    ]);
    expect(groupOverviews(addMembers(giants, 0, 1000))[0]?.health).toEqual({ value: 1e12, maximum: 1e12 });
  });
});

describe('overviews after a change', () => {
  it('are the same for groups of which nothing has changed', () => {
    const before = groupOverviews(initial);
    const hit = groupOverviews(changeMember(initial, goblin(2), { health: 1 }));
    const after = withUnchanged(before, hit);
    expect(after[0]).toBe(hit[0]);
    expect(after[1]).toBe(before[1]);
    const ordered = groupOverviews(initial, changeMember(initial, goblin(1), { hasActed: true }));
    expect(withUnchanged(before, ordered)[0]).toBe(ordered[0]);
    expect(withUnchanged([], hit)).toEqual(hit);
  });
});
