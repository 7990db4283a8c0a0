import { describe, expect, it } from 'vitest';
import { aChange, aCost, anAmount, combatant, draftOf } from '../../testing/combatant.ts';
import {
  addManeuver,
  giveInputs,
  removeManeuver,
  selectAction,
  selectFirstAction,
  stackOf,
} from './action-draft.ts';

const powerDefined = { kind: 'POWER_DEFINED' };
const anteIs = (value: number) => ({
  kind: 'PROPERTY_COMPARISON',
  target: 'ANTE',
  comparison: 'EQUAL_TO',
  ...anAmount(value),
});
const energyCost = (comparison: string, value: number) => ({
  kind: 'RESOURCE_COST_COMPARISON',
  resource: 'ENERGY',
  comparison,
  ...anAmount(value),
});

const character = combatant({
  actions: { Slash: {}, Parry: { effects: [aChange('POWER', 1)] } },
  maneuvers: {
    Empower: { effects: [aChange('POWER', 1)] },
    'Needs Power': { conditions: [powerDefined], effects: [aChange('ANTE', 1)] },
    'Needs Ante': { conditions: [anteIs(1)] },
    Free: {},
    Once: { conditions: [{ kind: 'ONCE_PER', period: 'COMBAT' }] },
    Broken: { conditions: [{ kind: 'NONSENSE' }] },
    Dear: { resources: [aCost('ENERGY', 4)] },
    'Needs Dear': { conditions: [energyCost('GREATER_THAN', 3)] },
    'Cheap Only': { conditions: [energyCost('LESS_THAN', 3)], resources: [aCost('ENERGY', 2)] },
  },
});

const names = (draft: { readonly maneuvers: readonly { readonly name: string }[] }) =>
  draft.maneuvers.map(({ name }) => name);

describe('selecting an action', () => {
  it('starts without inputs and maneuvers', () => {
    expect(selectAction('Parry')).toEqual({ action: 'Parry', inputs: {}, maneuvers: [] });
  });

  it('defaults to the character’s first action', () => {
    expect(selectFirstAction(character)).toEqual({ action: 'Slash', inputs: {}, maneuvers: [] });
    expect(selectFirstAction(combatant())).toEqual({ action: undefined, inputs: {}, maneuvers: [] });
  });
});

describe('giving inputs', () => {
  const draft = draftOf('Slash', ['Free', { name: 'Free', inputs: { skill: 'Lore' } }], { numeric: 2 });

  it('to the action leaves its other inputs', () => {
    expect(giveInputs(draft, 'ACTION', { skill: 'Bows' })).toEqual({
      ...draft,
      inputs: { numeric: 2, skill: 'Bows' },
    });
    expect(giveInputs(draft, 'ACTION', { numeric: 3 }).inputs).toEqual({ numeric: 3 });
  });

  it('to a maneuver uses its index', () => {
    expect(giveInputs(draft, 1, { numeric: 5 })).toEqual({
      ...draft,
      maneuvers: [
        { name: 'Free', inputs: {} },
        { name: 'Free', inputs: { skill: 'Lore', numeric: 5 } },
      ],
    });
    expect(giveInputs(draft, 2, { numeric: 5 })).toEqual(draft);
  });
});

describe('adding a maneuver', () => {
  it('stacks it on top', () => {
    const once = addManeuver(character, draftOf('Slash', [], { numeric: 2 }), 'Free');
    expect(once).toEqual({
      action: 'Slash',
      inputs: { numeric: 2 },
      maneuvers: [{ name: 'Free', inputs: {} }],
    });
    expect(names(addManeuver(character, addManeuver(character, once, 'Empower'), 'Free'))).toEqual([
      'Free',
      'Empower',
      'Free',
    ]);
  });

  it('evaluates its conditions after the action and the other maneuvers', () => {
    expect(names(addManeuver(character, draftOf('Parry'), 'Needs Power'))).toEqual(['Needs Power']);
    expect(names(addManeuver(character, draftOf('Slash', ['Empower']), 'Needs Power'))).toEqual([
      'Empower',
      'Needs Power',
    ]);
  });

  it.each([
    ['a condition does not hold', 'Slash', [], 'Needs Power'],
    ['it was stacked once', 'Slash', ['Once'], 'Once'],
    ['a condition is malformed', 'Slash', [], 'Broken'],
    ['its own cost is too high for it', 'Slash', ['Cheap Only'], 'Cheap Only'],
    ['the character does not have it', 'Slash', [], 'Flee'],
    ['it is an action', 'Slash', [], 'Parry'],
    ['the character does not have the action', 'Gone', [], 'Free'],
  ])('changes nothing if %s', (_what, action, stacked, name) => {
    const draft = draftOf(action, stacked);
    expect(addManeuver(character, draft, name)).toBe(draft);
  });
});

describe('removing a maneuver', () => {
  it('leaves the others and their inputs', () => {
    const draft = draftOf('Slash', ['Free', 'Empower', { name: 'Free', inputs: { numeric: 3 } }]);
    expect(removeManeuver(character, draft, 1)).toEqual(
      draftOf('Slash', ['Free', { name: 'Free', inputs: { numeric: 3 } }]),
    );
    expect(names(removeManeuver(character, draft, 0))).toEqual(['Empower', 'Free']);
    expect(names(removeManeuver(character, draft, 2))).toEqual(['Free', 'Empower']);
  });

  it('removes maneuvers that depended on it, directly or indirectly', () => {
    const draft = draftOf('Slash', ['Free', 'Empower', 'Needs Power', 'Needs Ante', 'Free']);
    expect(names(removeManeuver(character, draft, 1))).toEqual(['Free', 'Free']);
    expect(names(removeManeuver(character, draft, 2))).toEqual(['Free', 'Empower', 'Free']);
  });

  it('leaves maneuvers whose conditions the action meets', () => {
    const draft = draftOf('Parry', ['Empower', 'Needs Power', 'Needs Ante']);
    expect(names(removeManeuver(character, draft, 0))).toEqual(['Needs Power', 'Needs Ante']);
  });

  it('removes an earlier one whose cost condition depended on it', () => {
    const draft = draftOf('Slash', ['Needs Dear', 'Dear', 'Free']);
    expect(names(removeManeuver(character, draft, 1))).toEqual(['Free']);
    expect(names(removeManeuver(character, draft, 2))).toEqual(['Needs Dear', 'Dear']);
  });

  it('leaves an earlier one whose conditions were already unmet', () => {
    const draft = draftOf('Slash', ['Free', 'Needs Power', 'Free']);
    expect(names(removeManeuver(character, draft, 2))).toEqual(['Free', 'Needs Power']);
    expect(names(removeManeuver(character, draft, 0))).toEqual(['Free']);
  });

  it('removes later ones that the character no longer has', () => {
    expect(names(removeManeuver(character, draftOf('Slash', ['Free', 'Gone', 'Empower']), 0))).toEqual([
      'Empower',
    ]);
    expect(names(removeManeuver(character, draftOf('Gone', ['Free', 'Empower']), 0))).toEqual([]);
  });

  it.each([-1, 2, 0.5])('changes nothing at index %d, which has none', (place) => {
    const draft = draftOf('Slash', ['Free', 'Empower']);
    expect(removeManeuver(character, draft, place)).toBe(draft);
  });
});

it('a draft is not applied if the character lacks the action', () => {
  expect(stackOf(character, draftOf('Gone', ['Free']))).toBeUndefined();
  expect(stackOf(character, draftOf('Slash', ['Free']))?.elements).toHaveLength(2);
});
