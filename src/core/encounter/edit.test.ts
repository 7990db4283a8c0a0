import { describe, expect, it } from 'vitest';
import { createEncounter } from './create.ts';
import { addGroup, changeGroup, checkChangedGroup, moveGroup, removeGroup } from './edit.ts';
import { memberName } from './encounter.ts';
import { addMembers, changeMember } from './members.ts';
import { changeEncounterNotes, changeMemberNotes } from './notes.ts';
import { parseEncounter, serializeEncounter } from './parse-encounter.ts';

const GOBLINS = { name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 };
const WOLVES = { name: 'Wolves', maximumHealth: 12, maximumEnergy: 1, maximumAP: 1 };
const ambush = addMembers(addMembers(createEncounter('Ambush', [GOBLINS, WOLVES]), 0, 2), 1);
const names = (encounter: typeof ambush) => encounter.members.map((member) => memberName(encounter, member));

describe('the groups of an encounter', () => {
  it('are added, unless a rule of groups forbids it', () => {
    const added = addGroup(ambush, { ...WOLVES, name: 'Ogres' });
    expect(added.groups.map(({ name }) => name)).toEqual(['Goblins', 'Wolves', 'Ogres']);
    expect(addGroup(ambush, WOLVES)).toBe(ambush);
  });

  it('are moved and removed with their members', () => {
    const moved = moveGroup(ambush, 1, -1);
    expect(moved.groups.map(({ name }) => name)).toEqual(['Wolves', 'Goblins']);
    expect(names(moved)).toEqual(['Goblins 1', 'Goblins 2', 'Wolves 1']);
    expect(moveGroup(ambush, 0, -1)).toBe(ambush);
    expect(names(removeGroup(ambush, 0))).toEqual(['Wolves 1']);
    expect(removeGroup(ambush, 7)).toBe(ambush);
  });

  it('are changed, and their members keep within the maxima and keep their ids', () => {
    const changed = changeGroup(ambush, 0, { ...GOBLINS, name: 'Hobgoblins', maximumHealth: 5 });
    expect(names(changed)).toEqual(['Hobgoblins 1', 'Hobgoblins 2', 'Wolves 1']);
    expect(changed.members.map(({ health }) => health)).toEqual([5, 5, 12]);
    expect(changed.groups[0]?.currentId).toBe(3);
    expect(checkChangedGroup(ambush, 0, GOBLINS)).toBeUndefined();
    expect(changeGroup(ambush, 0, WOLVES)).toBe(ambush);
    expect(changeGroup(ambush, 7, GOBLINS)).toBe(ambush);
  });
});

describe('notes', () => {
  const first = { groupReference: 0, id: 1 };
  const stored = (encounter: typeof ambush) => JSON.stringify(serializeEncounter(encounter));

  it('of the encounter and of a member are stored and read', () => {
    const noted = changeMemberNotes(changeEncounterNotes(ambush, 'At the ford.'), first, 'Has the key.');
    const read = parseEncounter(JSON.parse(stored(noted)));
    expect(read).toEqual({ ok: true, value: noted });
    expect(changeMember(noted, first, { health: 1 }).members[0]?.notes).toBe('Has the key.');
  });

  it('leave no trace in a file where there are none', () => {
    const emptied = changeMemberNotes(changeEncounterNotes(changeEncounterNotes(ambush, 'x'), ''), first, '');
    expect(stored(emptied)).toBe(stored(ambush));
    expect(stored(ambush)).not.toContain('notes');
  });

  it('are left out where a file has no text there, and cut where they are too long', () => {
    const json = JSON.parse(stored(ambush));
    expect(parseEncounter({ ...json, notes: 7 })).toEqual({ ok: true, value: ambush });
    expect(parseEncounter({ ...json, notes: null })).toEqual({ ok: true, value: ambush });
    const long = parseEncounter({ ...json, notes: 'x'.repeat(20_001) });
    expect(long.ok && long.value.notes).toHaveLength(20_000);
    expect(changeMemberNotes(ambush, first, 'x'.repeat(501)).members[0]?.notes).toHaveLength(500);
    const emoji = `${'x'.repeat(499)}🗝️`;
    expect(changeMemberNotes(ambush, first, emoji).members[0]?.notes).toBe('x'.repeat(499));
  });
});
