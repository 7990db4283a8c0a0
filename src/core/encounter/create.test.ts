import { describe, expect, it } from 'vitest';
import { checkGroup, checkNewEncounter, createEncounter, GROUP_DEFAULTS } from './create.ts';
import { checkEncounterName } from './names.ts';

const GOBLINS = { name: 'Goblins', maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 };

it('a group starts with health, energy and AP of 1', () => {
  expect(GROUP_DEFAULTS).toEqual({ name: '', maximumHealth: 1, maximumEnergy: 1, maximumAP: 1 });
});

describe('a group', () => {
  const MAXIMA = 'Please enter health, energy and AP of 1 or more, up to a billion.';

  it.each([
    [{ name: ' ' }, 'Please enter a group name.'],
    [{ name: ' ORCS ' }, 'This encounter already has a group with that name.'],
    [{ name: 'x'.repeat(201) }, 'You cannot use more than 200 characters in a name.'],
    [{ name: 'A\u0000' }, 'You cannot include control characters in a name.'],
    [{ maximumHealth: 0 }, MAXIMA],
    [{ maximumEnergy: 0.9 }, MAXIMA],
    [{ maximumAP: -1 }, MAXIMA],
    [{ maximumAP: Number.NaN }, MAXIMA],
    [{ maximumHealth: 1_000_000_001 }, MAXIMA],
  ])('with %j is refused: %s', (fields, message) => {
    expect(checkGroup({ ...GOBLINS, ...fields }, [{ name: 'Orcs' }])).toBe(message);
  });

  it.each([{}, { name: 'None?' }, { maximumHealth: 1, maximumEnergy: 1, maximumAP: 1_000_000_000 }])(
    'with %j is accepted',
    (fields) => {
      expect(checkGroup({ ...GOBLINS, ...fields }, [{ name: 'Orcs' }])).toBeUndefined();
    },
  );
});

it('an encounter has at most 100 groups', () => {
  const others = Array.from({ length: 100 }, (_, index) => ({ name: `Group ${index}` }));
  expect(checkGroup(GOBLINS, others)).toBe('An encounter has at most 100 groups.');
  expect(checkGroup(GOBLINS, others.slice(1))).toBeUndefined();
});

describe('an encounter', () => {
  it.each([
    ['', [], 'Please enter an encounter name.'],
    [' \n', [GOBLINS], 'Please enter an encounter name.'],
    ['AMBUSH ', [GOBLINS], 'An encounter with that name already exists.'],
    ['x'.repeat(201), [GOBLINS], 'You cannot use more than 200 characters in a name.'],
    ['A\tB', [GOBLINS], 'You cannot include control characters in a name.'],
    ['Feast', [], 'Please add a group.'],
    ['Feast', [GOBLINS], undefined],
  ])('called %j is checked: %#', (name, groups, message) => {
    expect(checkNewEncounter(name, groups, ['Ambush'])).toBe(message);
  });

  it('begins with the members of its groups, and with no more than an encounter has', () => {
    const created = createEncounter('Feast', [
      { ...GOBLINS, members: 2 },
      { ...GOBLINS, name: 'Orcs' },
      { ...GOBLINS, name: 'Rats', members: 5_000 },
    ]);
    expect(created.groups.map(({ currentId }) => currentId)).toEqual([3, 1, 999]);
    expect(created.members).toHaveLength(1_000);
    expect(created.members[1]).toMatchObject({ groupReference: 0, id: 2, health: 8, ap: 3 });
    expect(created.groups[0]).toEqual({ ...GOBLINS, currentId: 3 });
  });

  it('with an existing name is refused', () => {
    expect(checkEncounterName('ambush', ['Feast', 'Ambush'])).toBe(
      'An encounter with that name already exists.',
    );
    expect(checkEncounterName('ambush', [])).toBeUndefined();
  });

  it('starts at round 0 and phase 1, without members; the first member gets id 1', () => {
    const fractions = { name: ' Orcs ', maximumHealth: 8.5, maximumEnergy: 1.1, maximumAP: 2.9 };
    expect(createEncounter(' Ambush ', [GOBLINS, fractions])).toEqual({
      encounterName: 'Ambush',
      version: 0,
      round: 0,
      phase: 1,
      groups: [
        { ...GOBLINS, currentId: 1 },
        { name: 'Orcs', currentId: 1, maximumHealth: 9, maximumEnergy: 2, maximumAP: 3 },
      ],
      members: [],
      party: [],
    });
  });
});

it('a group without maxima is refused in the words of the packs', () => {
  const words = { health: 'Blood', energy: 'Vim', ap: 'Beats' };
  expect(checkGroup({ ...GOBLINS, maximumHealth: 0 }, [], words)).toBe(
    'Please enter Blood, Vim and Beats of 1 or more, up to a billion.',
  );
});
