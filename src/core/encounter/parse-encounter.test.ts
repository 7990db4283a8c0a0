import { readFileSync } from 'node:fs';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { HOSTILE_NAMES } from '../../testing/sheets.ts';
import { readJson } from '../lib/json-text.ts';
import type { Encounter, EncounterGroup, EncounterMember } from './encounter.ts';
import { parseEncounter, parseEncounterFile, serializeEncounter } from './parse-encounter.ts';

const UNREADABLE = { ok: false, problem: 'Failed to parse uploaded file.' };

const GOBLINS: EncounterGroup = {
  name: 'Goblins',
  currentId: 3,
  maximumHealth: 8,
  maximumEnergy: 4,
  maximumAP: 3,
};
const GOBLIN: EncounterMember = { groupReference: 0, id: 1, health: 5, energy: 4, ap: 3, hasActed: true };
const AMBUSH: Encounter = {
  encounterName: 'Ambush',
  version: 0,
  round: 2,
  phase: 3,
  groups: [GOBLINS],
  members: [GOBLIN],
  party: [],
};

/** The result of reading an encounter file with these fields. */
function read(fields: Record<string, unknown>): Encounter {
  const encounter = parseEncounter({ ...AMBUSH, ...fields });
  if (!encounter.ok) throw new Error(encounter.problem);
  return encounter.value;
}

it('an encounter file has its fields in their order', () => {
  expect(JSON.stringify(serializeEncounter(AMBUSH))).toBe(
    '{"encounterName":"Ambush","version":0,"round":2,"phase":3,"groups":[{"name":"Goblins","currentId":3,' +
      '"maximumHealth":8,"maximumEnergy":4,"maximumAP":3}],"members":[{"groupReference":0,"id":1,"health":5,' +
      '"energy":4,"ap":3,"hasActed":true}]}',
  );
});

describe('an encounter with what happens in a fight', () => {
  const combat = {
    resources: new Map([['VIGOR', 2]]),
    weapon: 'w1',
    currentPhaseActions: ['Strike'],
    currentRoundActions: ['Strike'],
    previousRoundActions: [],
    combatActions: ['Strike', 'Move'],
  };
  const fight: Encounter = {
    ...AMBUSH,
    groups: [{ ...GOBLINS, foe: 'Rabble' }],
    members: [{ ...GOBLIN, statusEffects: new Map([['Burning', 2]]), combat }],
  };

  it('is written and read without a difference', () => {
    const text = JSON.stringify(serializeEncounter(fight));
    expect(text).toContain('"foe":"Rabble"');
    expect(text).toContain('"statusEffects":{"Burning":2},"combat":{"resources":{"VIGOR":2},"weapon":"w1"');
    expect(parseEncounter(JSON.parse(text))).toEqual({ ok: true, value: fight });
  });

  it.each([
    ['a foe that is no name', { foe: 5 }, {}],
    ['a foe without a name', { foe: ' ' }, {}],
    ['a foe of a name too long', { foe: 'x'.repeat(201) }, {}],
    ['effects that are a list', {}, { statusEffects: ['Burning'] }],
    ['effects without a level', {}, { statusEffects: { Burning: 0, Dazed: -1, Weary: null, Hexed: '3' } }],
    ['an effect without a name', {}, { statusEffects: { ' ': 2, '\u0000': 1 } }],
    ['a combat that is a text', {}, { combat: 'over' }],
  ])('is read without %s', (_what, group, member) => {
    const groups = [{ ...GOBLINS, ...group }];
    expect(read({ groups, members: [{ ...GOBLIN, ...member }] })).toEqual(AMBUSH);
  });

  it('keeps what is right of it', () => {
    const members = [
      {
        ...GOBLIN,
        statusEffects: JSON.parse(`{"__proto__":3,"Burning":1.5,"Dazed":1e300,"Hexed":[]}`),
        combat: { resources: { VIGOR: -1, FOCUS: 2 }, weapon: 4, combatActions: ['Move', 'Move', 5, ''] },
      },
    ];
    const [member] = read({ members }).members;
    const levels = JSON.stringify([...(member?.statusEffects ?? [])]);
    expect(levels).toBe('[["__proto__",3],["Burning",2],["Dazed",1000000000000]]');
    expect(member?.combat).toEqual({
      resources: new Map([['FOCUS', 2]]),
      currentPhaseActions: [],
      currentRoundActions: [],
      previousRoundActions: [],
      combatActions: ['Move'],
    });
  });

  it('has at most 100 status effects a member', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`Effect ${index}`, 1]));
    expect(read({ members: [{ ...GOBLIN, statusEffects: many }] }).members[0]?.statusEffects?.size).toBe(100);
  });

  it('of the version before is read and written byte for byte', () => {
    const json = JSON.parse(readFileSync('src/core/encounter/encounter-of-0.9.15.json', 'utf8'));
    const before = parseEncounter(json);
    expect(before.ok && JSON.stringify(serializeEncounter(before.value))).toBe(JSON.stringify(json));
  });
});

describe('an encounter', () => {
  it('is read without unknown fields', () => {
    expect(read({ weather: 'rain' })).toEqual(AMBUSH);
  });

  it('requires only a name and groups', () => {
    expect(parseEncounter({ encounterName: 'Ambush', groups: [{ name: 'Goblins' }] })).toEqual({
      ok: true,
      value: {
        encounterName: 'Ambush',
        version: 0,
        round: 0,
        phase: 1,
        groups: [{ name: 'Goblins', currentId: 1, maximumHealth: 1, maximumEnergy: 1, maximumAP: 1 }],
        members: [],
        party: [],
      },
    });
    expect(read({ members: [{ groupReference: 0, id: 2 }] }).members).toEqual([
      { groupReference: 0, id: 2, health: 0, energy: 0, ap: 0, hasActed: false },
    ]);
  });

  it.each([
    [0, 1],
    [-5, 1],
    [2.5, 3],
    [1e9, 1e9],
    [1e12, 1e9],
    [Number.POSITIVE_INFINITY, 1e9],
  ])('has whole maxima from 1 to a billion: %d becomes %d', (value, maximum) => {
    const group = { ...GOBLINS, maximumHealth: value, maximumEnergy: value, maximumAP: value };
    expect(read({ groups: [group] }).groups).toEqual([
      { ...GOBLINS, maximumHealth: maximum, maximumEnergy: maximum, maximumAP: maximum },
    ]);
  });

  it('has members within the maxima of their group', () => {
    const wild = { ...GOBLIN, health: 99, energy: 99, ap: 99 };
    const low = { ...GOBLIN, id: 2, health: -1, energy: 1.5, ap: -1 };
    expect(read({ members: [wild, low] }).members).toEqual([
      { ...GOBLIN, health: 8, energy: 4, ap: 3 },
      { ...GOBLIN, id: 2, health: 0, energy: 2, ap: 0 },
    ]);
  });

  it.each([
    [{ round: -1 }, { round: 0 }],
    [{ round: 1.5 }, { round: 2 }],
    [{ phase: 4 }, { phase: 1 }],
    [{ phase: 0 }, { phase: 1 }],
    [{ phase: 2 }, { phase: 2 }],
  ])('with %j is read as %j', (fields, repaired) => {
    expect(read(fields)).toMatchObject(repaired);
  });

  it('has next ids above the existing ones', () => {
    const orcs = { ...GOBLINS, name: 'Orcs', currentId: 1 };
    const members = [4, 7, 5].map((id) => ({ ...GOBLIN, groupReference: 1, id }));
    expect(read({ groups: [GOBLINS, orcs], members }).groups.map(({ currentId }) => currentId)).toEqual([
      3, 8,
    ]);
  });

  it.each([
    ['null', null],
    ['a list', [AMBUSH]],
    ['a text', 'Ambush'],
    ['no field of an encounter', { hello: 'world' }],
    ['no name', { ...AMBUSH, encounterName: undefined }],
    ['an empty name', { ...AMBUSH, encounterName: ' ' }],
    ['a name too long', { ...AMBUSH, encounterName: 'x'.repeat(201) }],
    ['a later version', { ...AMBUSH, version: 1 }],
    ['no groups', { ...AMBUSH, groups: undefined }],
    ['groups that are no list', { ...AMBUSH, groups: {} }],
    ['a group without a name', { ...AMBUSH, groups: [{ ...GOBLINS, name: '' }] }],
    ['two groups of one name', { ...AMBUSH, groups: [GOBLINS, { ...GOBLINS, name: 'GOBLINS' }] }],
    ['a maximum in words', { ...AMBUSH, groups: [{ ...GOBLINS, maximumAP: '3' }] }],
    ['a member of no group', { ...AMBUSH, members: [{ ...GOBLIN, groupReference: 1 }] }],
    ['a member of a group before the first', { ...AMBUSH, members: [{ ...GOBLIN, groupReference: -1 }] }],
    ['a member between groups', { ...AMBUSH, members: [{ ...GOBLIN, groupReference: 0.5 }] }],
    ['a member without an id', { ...AMBUSH, members: [{ ...GOBLIN, id: undefined }] }],
    ['a member of id 0', { ...AMBUSH, members: [{ ...GOBLIN, id: 0 }] }],
    ['a member of a fraction of an id', { ...AMBUSH, members: [{ ...GOBLIN, id: 1.5 }] }],
    ['two members of one id', { ...AMBUSH, members: [GOBLIN, GOBLIN] }],
    ['a member that has acted in words', { ...AMBUSH, members: [{ ...GOBLIN, hasActed: 'yes' }] }],
    ['health in words', { ...AMBUSH, members: [{ ...GOBLIN, health: '5' }] }],
    ['members that are no list', { ...AMBUSH, members: {} }],
    ['a round in words', { ...AMBUSH, round: '1' }],
    ['a phase in words', { ...AMBUSH, phase: '1' }],
  ])('is not read from %s', (_, json) => {
    expect(parseEncounter(json)).toEqual(UNREADABLE);
  });

  it('may have the same id in two groups', () => {
    const orcs = { ...GOBLINS, name: 'Orcs' };
    const members = [GOBLIN, { ...GOBLIN, groupReference: 1 }];
    expect(read({ groups: [GOBLINS, orcs], members }).members).toEqual(members);
  });

  it.each(HOSTILE_NAMES)('may be called %s, and so may its groups', (name) => {
    expect(read({ encounterName: name, groups: [{ ...GOBLINS, name }] })).toMatchObject({
      encounterName: name,
      groups: [{ name }],
    });
  });

  it('may have at most 1000 members and 100 groups', () => {
    const members = Array.from({ length: 1001 }, (_, index) => ({ ...GOBLIN, id: index + 1 }));
    expect(read({ members: members.slice(1) }).members).toEqual(members.slice(1));
    expect(read({ members: members.slice(1) }).groups[0]?.currentId).toBe(1002);
    expect(parseEncounter({ ...AMBUSH, members })).toEqual(UNREADABLE);
    const groups = Array.from({ length: 101 }, (_, index) => ({ ...GOBLINS, name: `Group ${index}` }));
    expect(read({ groups: groups.slice(1) }).groups).toHaveLength(100);
    expect(parseEncounter({ ...AMBUSH, groups })).toEqual(UNREADABLE);
  });
});

describe('an uploaded file', () => {
  it.each([
    ['', 'No content found in uploaded file.'],
    [' \n', 'No content found in uploaded file.'],
    ['{"encounterName"', 'Failed to parse uploaded file.'],
    ['{}', 'Failed to parse uploaded file.'],
  ])('%j: %s', (text, problem) => {
    expect(parseEncounterFile(readJson(text))).toEqual({ ok: false, problem });
  });

  it('is read unchanged', () => {
    expect(parseEncounterFile(readJson(JSON.stringify(serializeEncounter(AMBUSH))))).toEqual({
      ok: true,
      value: AMBUSH,
    });
  });
});

const anyGroup = fc.record({
  currentId: fc.constant(100),
  maximumHealth: fc.integer({ min: 1, max: 1e9 }),
  maximumEnergy: fc.integer({ min: 1, max: 1e9 }),
  maximumAP: fc.integer({ min: 1, max: 1e9 }),
});
const anyMember = fc.record({
  groupReference: fc.nat(2),
  id: fc.integer({ min: 1, max: 99 }),
  health: fc.nat(9),
  energy: fc.nat(9),
  ap: fc.nat(9),
  hasActed: fc.boolean(),
});
const anyEncounter: fc.Arbitrary<Encounter> = fc
  .record({
    encounterName: fc.constantFrom(...HOSTILE_NAMES),
    version: fc.constant(0 as const),
    round: fc.nat(),
    phase: fc.constantFrom(1 as const, 2 as const, 3 as const),
    groups: fc.array(anyGroup, { minLength: 3, maxLength: 5 }),
    party: fc
      .subarray(HOSTILE_NAMES)
      .chain((names) =>
        fc.tuple(...names.map((character) => fc.boolean().map((hasActed) => ({ character, hasActed })))),
      ),
    members: fc.uniqueArray(anyMember, { selector: ({ groupReference, id }) => `${groupReference} ${id}` }),
  })
  .map(({ groups, members, ...encounter }) => ({
    ...encounter,
    groups: groups.map((group, index) => ({ ...group, name: HOSTILE_NAMES[index] ?? '' })),
    members: members.map((member) => ({
      ...member,
      health: Math.min(member.health, groups[member.groupReference]!.maximumHealth),
      energy: Math.min(member.energy, groups[member.groupReference]!.maximumEnergy),
      ap: Math.min(member.ap, groups[member.groupReference]!.maximumAP),
    })),
  }));

it.prop([anyEncounter])('an encounter survives a round trip through its file', (encounter) => {
  expect(parseEncounter(JSON.parse(JSON.stringify(serializeEncounter(encounter))))).toEqual({
    ok: true,
    value: encounter,
  });
});

it.prop([anyEncounter, fc.constantFrom(...Object.keys(AMBUSH)), fc.jsonValue()])(
  'a damaged encounter is repaired or refused',
  (encounter, field, value) => {
    const damaged = parseEncounter({ ...encounter, [field]: value });
    if (damaged.ok) expect(parseEncounter(serializeEncounter(damaged.value))).toEqual(damaged);
    else expect(damaged).toEqual(UNREADABLE);
  },
);
