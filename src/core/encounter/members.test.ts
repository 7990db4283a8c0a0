import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createEncounter } from './create.ts';
import { type Encounter, MAXIMUM_MEMBERS, memberName } from './encounter.ts';
import { addMembers, changeMember, removeMember } from './members.ts';
import { beginNextEncounterPhase, beginNextEncounterRound, moveOn, resetEncounter } from './rounds.ts';

const EMPTY = createEncounter('Ambush', [
  { name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 },
  { name: 'Ogre', maximumHealth: 1_000_000_000, maximumEnergy: 1, maximumAP: 1 },
]);
const GOBLIN = { groupReference: 0, health: 8, energy: 4, ap: 3, hasActed: false };

describe('adding a member', () => {
  it('assigns the next id of its group, and full health, energy and AP', () => {
    const encounter = addMembers(addMembers(addMembers(EMPTY, 0), 1), 0);
    expect(encounter.members).toEqual([
      { ...GOBLIN, id: 1 },
      { groupReference: 1, id: 1, health: 1_000_000_000, energy: 1, ap: 1, hasActed: false },
      { ...GOBLIN, id: 2 },
    ]);
    expect(encounter.groups.map(({ currentId }) => currentId)).toEqual([3, 2]);
  });

  it('can add several', () => {
    const encounter = addMembers(EMPTY, 0, 3);
    expect(encounter.members.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(encounter.groups[0]?.currentId).toBe(4);
  });

  it.each([-1, 2, 0.5, Number.NaN])('is ignored without a group %d', (group) => {
    expect(addMembers(EMPTY, group)).toBe(EMPTY);
  });

  it.each([0, -3, Number.NaN])('is ignored for %d members', (count) => {
    expect(addMembers(EMPTY, 0, count)).toBe(EMPTY);
  });

  it('stops at 1000 members', () => {
    const full = addMembers(addMembers(EMPTY, 0, 500), 1, 1e9);
    expect(full.members).toHaveLength(MAXIMUM_MEMBERS);
    expect(full.groups.map(({ currentId }) => currentId)).toEqual([501, 501]);
    expect(addMembers(full, 0)).toBe(full);
    const overfull = { ...full, members: [...full.members, ...full.members] };
    expect(addMembers(overfull, 0)).toBe(overfull);
  });

  it('names it after its group and id', () => {
    const encounter = addMembers(EMPTY, 0, 2);
    expect(encounter.members.map((member) => memberName(encounter, member))).toEqual([
      'Goblins 1',
      'Goblins 2',
    ]);
    expect(memberName(encounter, { ...GOBLIN, id: 1, groupReference: 9 })).toBe('1');
  });
});

describe('removing a member', () => {
  const encounter = addMembers(addMembers(EMPTY, 0, 2), 1);

  it('removes it, and never reuses its id', () => {
    const rest = removeMember(encounter, { groupReference: 0, id: 2 });
    expect(rest.members.map((member) => memberName(rest, member))).toEqual(['Goblins 1', 'Ogre 1']);
    expect(addMembers(rest, 0).members.at(-1)?.id).toBe(3);
  });

  it('that does not exist changes nothing', () => {
    expect(removeMember(encounter, { groupReference: 1, id: 2 })).toBe(encounter);
    expect(removeMember(encounter, { groupReference: 7, id: 1 })).toBe(encounter);
  });
});

describe('changing a member', () => {
  const encounter = addMembers(EMPTY, 0, 2);
  const second = { groupReference: 0, id: 2 };
  const after = (change: Parameters<typeof changeMember>[2]) =>
    changeMember(encounter, second, change).members[1];

  it.each([
    [{ health: 5 }, { health: 5 }],
    [
      { health: 0, energy: 0, ap: 0 },
      { health: 0, energy: 0, ap: 0 },
    ],
    [
      { health: -1, energy: -1, ap: -1 },
      { health: 0, energy: 0, ap: 0 },
    ],
    [{ health: 9, energy: 5, ap: 4 }, {}],
    [
      { health: 2.5, energy: Number.NaN },
      { health: 3, energy: 0 },
    ],
    [{ hasActed: true }, { hasActed: true }],
  ])('with %j stays between 0 and the maxima of the group: %j', (change, fields) => {
    expect(after(change)).toEqual({ ...GOBLIN, id: 2, ...fields });
    expect(changeMember(encounter, second, change).members[0]).toEqual({ ...GOBLIN, id: 1 });
  });

  it('that does not exist changes nothing', () => {
    expect(changeMember(encounter, { groupReference: 0, id: 3 }, { health: 1 })).toBe(encounter);
    expect(changeMember(encounter, { groupReference: 5, id: 1 }, { health: 1 })).toBe(encounter);
  });
});

const anyNumber = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double());
const anyStep: fc.Arbitrary<(encounter: Encounter) => Encounter> = fc.oneof(
  fc.tuple(fc.nat(2), fc.nat(4)).map(
    ([group, count]) =>
      (encounter: Encounter) =>
        addMembers(encounter, group, count),
  ),
  fc.tuple(fc.nat(2), fc.nat(5)).map(
    ([groupReference, id]) =>
      (encounter: Encounter) =>
        removeMember(encounter, { groupReference, id }),
  ),
  fc.tuple(fc.nat(2), fc.nat(5), anyNumber, anyNumber, anyNumber).map(
    ([groupReference, id, health, energy, ap]) =>
      (encounter: Encounter) =>
        changeMember(encounter, { groupReference, id }, { health, energy, ap, hasActed: true }),
  ),
  fc.constantFrom(beginNextEncounterPhase, beginNextEncounterRound, moveOn, resetEncounter),
);

it.prop([fc.array(anyStep)])('any sequence of changes keeps members in bounds and distinct', (steps) => {
  const encounter = steps.reduce((before, step) => step(before), EMPTY);
  const names = encounter.members.map((member) => memberName(encounter, member));
  expect(new Set(names).size).toBe(names.length);
  for (const { groupReference, health, energy, ap } of encounter.members) {
    const group = encounter.groups[groupReference]!;
    for (const [value, maximum] of [
      [health, group.maximumHealth],
      [energy, group.maximumEnergy],
      [ap, group.maximumAP],
    ] as const) {
      expect(Number.isInteger(value)).toBe(true);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(maximum);
    }
  }
});
