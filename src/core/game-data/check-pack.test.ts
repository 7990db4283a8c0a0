import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { arbitraryPackJson } from '../../testing/arbitrary-packs.ts';
import { HOSTILE_PACK } from '../../testing/hostile-pack.ts';
import {
  anAction,
  anItem,
  aPack,
  aPackJson,
  aSkill,
  aStatusEffect,
  aTalent,
  CONSTANTS,
  type PackJson,
} from '../../testing/packs.ts';
import { checkPack } from './check-pack.ts';
import { parsePack } from './parse-pack.ts';

/** A small game in which everything is defined and reachable. */
const GAME: PackJson = {
  name: 'Game',
  actions: {
    defaultActions: ['Slash'],
    defaultManeuvers: ['Feint'],
    actions: [anAction('Slash')],
    maneuvers: [anAction('Feint')],
  },
  constants: CONSTANTS,
  damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Cold Iron', relatedSkills: ['Blades'] }],
  coreTalentBreakpoints: [2, 4],
  pinnacleBreakpoints: [100],
  skills: [aSkill('Blades', { coreTalents: [['Quick Draw'], []] }), aSkill('Bows')],
  statusEffects: [aStatusEffect('Burning')],
  talents: [aTalent('Quick Draw', { tier: 'CORE' }), aTalent('Parry')],
};

const game = aPack(GAME);

/** The findings in a pack over the game, each as one line. */
function findings(fields: PackJson, others = [game]): readonly string[] {
  return checkPack(aPackJson(fields), others).map(
    ({ severity, path, message }) => `${severity} ${path}: ${message}`,
  );
}

function advice(fields: PackJson, others = [game]): string {
  const [finding] = checkPack(aPackJson(fields), others);
  return finding!.advice;
}

function maneuver(fields: Record<string, unknown>): PackJson {
  return { actions: { defaultManeuvers: ['Odd'], maneuvers: [anAction('Odd', fields)] } };
}

function action(fields: Record<string, unknown>): PackJson {
  return { actions: { defaultActions: ['Odd'], actions: [anAction('Odd', fields)] } };
}

test('a game in which everything is defined and reachable has no findings', () => {
  expect(checkPack(aPackJson(GAME))).toEqual([]);
});

test('an empty pack over a game has no findings', () => {
  expect(findings({})).toEqual([]);
});

property.prop([arbitraryPackJson], { numRuns: 30 })(
  'any pack is checked without a throw, and its own name among the others is no other',
  (json) => {
    const alone = checkPack(json);
    expect(checkPack(json, [aPack(json)])).toEqual(alone);
    for (const finding of alone) {
      expect(finding.path).toMatch(/^\$/u);
      expect(finding.message).toMatch(/\.$/u);
      expect(finding.advice).toMatch(/\.$/u);
    }
  },
);

describe('a pack that is refused', () => {
  test('has the reasons as its findings', () => {
    expect(checkPack({ ...aPackJson(), version: 0, color: 'red' })).toEqual([
      {
        path: '$.color',
        message: 'A pack has no such field.',
        advice: 'The pack is refused until this is right.',
        severity: 'error',
      },
      {
        path: '$.version',
        message: 'The version must be above 0.',
        advice: 'The pack is refused until this is right.',
        severity: 'error',
      },
    ]);
  });
});

describe('malformed nodes', () => {
  test('are told with the place inside them and what is shown in their place', () => {
    const fields = maneuver({
      inputs: { weapon: 5, luck: {} },
      resources: [{ resource: 'MANA', by: 'CONSTANT', value: 1 }],
      effects: [{ kind: 'END_PHASE' }, { kind: 'SET_WEAPON' }, { kind: 'DANCE' }],
      conditions: [{ kind: 'USES_SKILL' }, 5],
    });
    const odd = 'error $.actions.maneuvers[0]';
    expect(findings(fields)).toEqual([
      `${odd}.inputs.weapon: This must be an object.`,
      `${odd}.inputs.luck: No input has this name.`,
      `${odd}.resources[0].resource: This must be a resource.`,
      `${odd}.effects[1]: Weapon Change - ID Undefined.`,
      `${odd}.effects[2].kind: No effect is of this kind.`,
      `${odd}.conditions[0]: This needs skills or groups.`,
      `${odd}.conditions[1].kind: No condition is of this kind.`,
    ]);
    expect(advice(fields)).toBe(
      'Until this is right, ‘Unable to generate Input element’ stands in its place.',
    );
  });

  test('inputs that are no object at all are one', () => {
    expect(findings(action({ inputs: 'skill' }))).toEqual([
      'error $.actions.actions[0].inputs: This must be an object.',
    ]);
  });
});

describe('fields that nothing reads', () => {
  test.each<[PackJson, string]>([
    [{ talents: [aTalent('Odd', { cost: 3 })] }, '$.talents[0].cost'],
    [{ skills: [aSkill('Odd', { group: 'x' })] }, '$.skills[0].group'],
    [{ items: [anItem('Odd', { 'a b': {} })] }, '$.items[0]["a b"]'],
    [{ statusEffects: [aStatusEffect('Odd', { modifiers: {} })] }, '$.statusEffects[0].modifiers'],
    [{ groups: { itemGroups: {} } }, '$.groups.itemGroups'],
    [{ actions: { defaultItems: [] } }, '$.actions.defaultItems'],
    [maneuver({ cost: 1 }), '$.actions.maneuvers[0].cost'],
    [maneuver({ inputs: { weapon: { any: true } } }), '$.actions.maneuvers[0].inputs.weapon.any'],
    [
      maneuver({ conditions: [{ kind: 'POWER_DEFINED', toString: 1 }] }),
      '$.actions.maneuvers[0].conditions[0].toString',
    ],
    [
      maneuver({
        resources: [
          { resource: 'ENERGY', by: 'CONSTANT', value: 2, operation: { kind: 'TRIANGULAR', value: 3 } },
        ],
      }),
      '$.actions.maneuvers[0].resources[0].operation.value',
    ],
  ])('%j', (fields, path) => {
    expect(findings(fields)).toEqual([`warning ${path}: Nothing reads this field.`]);
    expect(advice(fields)).toBe('Take it away, or look for a slip in its name.');
  });

  test('the address of the JSON Schema is none of them', () => {
    expect(findings({ $schema: './pack.schema.json' })).toEqual([]);
  });

  test('what is inside a malformed node is none of them, for nothing of it is read', () => {
    expect(findings(maneuver({ effects: [{ kind: 'X', y: 1 }] }))).toHaveLength(1);
  });
});

describe('names given twice', () => {
  test.each<[PackJson, string]>([
    [{ talents: [aTalent('Odd'), aTalent('Even'), aTalent('Odd')] }, 'talents'],
    [{ items: [anItem('Odd'), anItem('Even'), anItem('Odd')] }, 'items'],
    [{ skills: [aSkill('Odd'), aSkill('Even'), aSkill('Odd')] }, 'skills'],
    [{ statusEffects: [aStatusEffect('Odd'), aStatusEffect('Even'), aStatusEffect('Odd')] }, 'statusEffects'],
    [
      {
        actions: {
          defaultActions: ['Odd', 'Even'],
          actions: [anAction('Odd'), anAction('Even'), anAction('Odd')],
        },
      },
      'actions.actions',
    ],
    [
      {
        actions: {
          defaultManeuvers: ['Odd', 'Even'],
          maneuvers: [anAction('Odd'), anAction('Even'), anAction('Odd')],
        },
      },
      'actions.maneuvers',
    ],
  ])('%j', (fields, list) => {
    expect(findings(fields)).toEqual([
      `warning $.${list}[2].name: "Odd" is defined already at $.${list}[0].`,
    ]);
    expect(advice(fields)).toBe('Only this later entry counts. Take one of them away.');
  });

  test('or only told apart by case or space', () => {
    expect(findings({ items: [anItem('Iron Ring'), anItem('iron  ring')] })).toEqual([
      'warning $.items[1].name: "iron  ring" differs from "Iron Ring" only by case or space.',
    ]);
  });

  test('but not in different lists', () => {
    expect(findings({ items: [anItem('Odd')], talents: [aTalent('Odd')] })).toEqual([]);
  });

  test.each([' Odd', 'Odd ', 'O\tdd', 'O\u0007dd', '\u007f'])('a name as %j is hard to type', (name) => {
    expect(findings({ items: [anItem(name)] })).toEqual([
      `warning $.items[0].name: The name ${JSON.stringify(name)} begins or ends with space, or holds a control character.`,
    ]);
  });
});

describe('names that nothing defines', () => {
  const odd = '$.actions.maneuvers[0]';
  test.each<[PackJson, string, string]>([
    [{ actions: { defaultActions: ['X'] } }, '$.actions.defaultActions[0]', 'action'],
    [{ actions: { defaultManeuvers: ['X'] } }, '$.actions.defaultManeuvers[0]', 'maneuver'],
    [
      { damageInfo: [{ type: 'DAMAGE_TYPE_B', name: 'Fire', relatedSkills: ['Bows', 'X'] }] },
      '$.damageInfo[0].relatedSkills[1]',
      'skill',
    ],
    [{ groups: { skillGroups: { 'A b': ['X'] } } }, '$.groups.skillGroups["A b"][0]', 'skill'],
    [{ groups: { constantGroups: { A: ['X'] } } }, '$.groups.constantGroups.A[0]', 'constant'],
    [{ items: [anItem('Odd', { talents: ['X'] })] }, '$.items[0].talents[0]', 'talent'],
    [{ items: [anItem('Odd', { actions: ['X'] })] }, '$.items[0].actions[0]', 'action'],
    [{ items: [anItem('Odd', { maneuvers: ['X'] })] }, '$.items[0].maneuvers[0]', 'maneuver'],
    [{ skills: [aSkill('Odd', { coreTalents: [[], ['X']] })] }, '$.skills[0].coreTalents[1][0]', 'talent'],
    [{ talents: [aTalent('Odd', { actions: ['X'] })] }, '$.talents[0].actions[0]', 'action'],
    [{ talents: [aTalent('Odd', { maneuvers: ['X'] })] }, '$.talents[0].maneuvers[0]', 'maneuver'],
    [{ talents: [aTalent('Odd', { prerequisites: ['X'] })] }, '$.talents[0].prerequisites[0]', 'talent'],
    [{ talents: [aTalent('Odd', { upgrades: 'X' })] }, '$.talents[0].upgrades', 'talent'],
    [maneuver({ inputs: { skill: { skills: ['X'] } } }), `${odd}.inputs.skill.skills[0]`, 'skill'],
    [maneuver({ inputs: { skill: { groups: ['X'] } } }), `${odd}.inputs.skill.groups[0]`, 'skill group'],
    [
      maneuver({ inputs: { statusEffect: { effects: ['X'] } } }),
      `${odd}.inputs.statusEffect.effects[0]`,
      'status effect',
    ],
    [
      maneuver({ inputs: { numeric: { title: 'N', maximum: { skill: 'X' } } } }),
      `${odd}.inputs.numeric.maximum.skill`,
      'skill',
    ],
    [
      maneuver({ effects: [{ kind: 'GAIN_STATUS_EFFECT', statusEffect: 'X' }] }),
      `${odd}.effects[0].statusEffect`,
      'status effect',
    ],
    [
      maneuver({ effects: [{ kind: 'SET_INFLICTED_EFFECT', statusEffect: 'X' }] }),
      `${odd}.effects[0].statusEffect`,
      'status effect',
    ],
    [
      maneuver({ effects: [{ kind: 'SET_SKILL_DEFAULTS', skills: ['X'] }] }),
      `${odd}.effects[0].skills[0]`,
      'skill',
    ],
    [
      maneuver({ conditions: [{ kind: 'USES_SKILL', groups: ['X'] }] }),
      `${odd}.conditions[0].groups[0]`,
      'skill group',
    ],
    [
      maneuver({ conditions: [{ kind: 'SELECTED_ACTION_IS', actions: ['X'] }] }),
      `${odd}.conditions[0].actions[0]`,
      'action',
    ],
    [
      maneuver({ conditions: [{ kind: 'ACTION_OCCURRED', actions: ['Feint', 'X'], when: 'COMBAT' }] }),
      `${odd}.conditions[0].actions[1]`,
      'action or maneuver',
    ],
    [
      maneuver({ conditions: [{ kind: 'HAS_STATUS_EFFECT', statusEffects: ['Burning', 'X'] }] }),
      `${odd}.conditions[0].statusEffects[1]`,
      'status effect',
    ],
  ])('%j', (fields, path, sort) => {
    expect(findings(fields)).toEqual([`error ${path}: No ${sort} "X" is defined.`]);
    expect(advice(fields)).toBe('Define it or take it away.');
  });

  test.each<[PackJson, string]>([
    [
      maneuver({ effects: [{ kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_B' }] }),
      'effects[0].damageType',
    ],
    [
      maneuver({ conditions: [{ kind: 'DAMAGE_TYPE_IS', damageTypes: ['HEALING', 'DAMAGE_TYPE_B'] }] }),
      'conditions[0].damageTypes[1]',
    ],
  ])('a damage type that no pack configures: %j', (fields, path) => {
    expect(findings(fields)).toEqual([`error ${odd}.${path}: No damage type "DAMAGE_TYPE_B" is defined.`]);
    expect(advice(fields)).toBe('Give it a name under damageInfo.');
  });

  test('are not names of the pack itself, of the others, or of its damage types', () => {
    expect(
      findings({
        ...maneuver({
          inputs: { skill: { skills: ['Blades', 'Own'], groups: ['COLD_IRON_SKILLS'] } },
          effects: [{ kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_A' }],
          conditions: [{ kind: 'ACTION_OCCURRED', actions: ['Slash', 'Odd'], when: 'COMBAT' }],
        }),
        skills: [aSkill('Own')],
      }),
    ).toEqual([]);
  });

  test.each([
    ['quick draw', 'Write "Quick Draw".'],
    ['QUICK_DRAW', 'Write "Quick Draw".'],
    ['Slash', 'It is the name of another thing: action "Slash".'],
    ['Feint', 'It is the name of another thing: maneuver "Feint".'],
    ['Blades', 'It is the name of another thing: skill "Blades".'],
    ['Burning', 'It is the name of another thing: status effect "Burning".'],
    ['constructor', 'Define it or take it away.'],
  ])('%j for a talent: %s', (name, expected) => {
    expect(advice({ items: [anItem('Odd', { talents: [name] })] })).toBe(expected);
  });

  test('a maneuver is never the action selected', () => {
    const fields = maneuver({ conditions: [{ kind: 'SELECTED_ACTION_IS', actions: ['Slash', 'Feint'] }] });
    expect(findings(fields)).toEqual([
      `error ${odd}.conditions[0].actions[1]: No action "Feint" is defined.`,
    ]);
    expect(advice(fields)).toBe('It is the name of another thing: maneuver "Feint".');
  });

  test('of a pack that stands alone may be defined by another', () => {
    expect(advice({ items: [anItem('Odd', { talents: ['X'] })] }, [])).toBe(
      'Define it or take it away; where another pack defines it, check the two together.',
    );
  });
});

describe('modifiers', () => {
  const NAMES = { LUCK: 1, POWER: 1, SOAK: 1, COLD_IRON_SOAK: 1 };

  test.each<[PackJson, string]>([
    [{ items: [anItem('Odd', { modifiers: NAMES })] }, '$.items[0].modifiers.LUCK'],
    [{ talents: [aTalent('Odd', { modifiers: NAMES })] }, '$.talents[0].modifiers.LUCK'],
    [
      { statusEffects: [aStatusEffect('Odd', { modifiersByPolarity: { LUCK: true, POWER: false } })] },
      '$.statusEffects[0].modifiersByPolarity.LUCK',
    ],
  ])('that nothing reads: %j', (fields, path) => {
    expect(findings(fields)).toEqual([`warning ${path}: Nothing reads the modifier "LUCK".`]);
    expect(advice(fields)).toMatch(/^A modifier is one of MAXIMUM_HEALTH, .*, COLD_IRON_SOAK\.$/u);
  });
});

describe('constants', () => {
  test('of 0 fail verification, and of less count for nothing', () => {
    expect(findings({ constants: { MAXIMUM_HEALTH: 0, MAXIMUM_ENERGY: -1 } })).toEqual([
      'error $.constants.MAXIMUM_HEALTH: This is 0, so the game data fail verification.',
      'warning $.constants.MAXIMUM_ENERGY: This is below 0, so it counts for nothing.',
    ]);
  });

  test('that are missing where the pack stands alone are told together', () => {
    const { MAXIMUM_FOCUS: _focus, MAXIMUM_VIGOR: _vigor, ...constants } = CONSTANTS;
    expect(findings({ ...GAME, constants }, [])).toEqual([
      'warning $.constants: No pack gives MAXIMUM_FOCUS, MAXIMUM_VIGOR, so the game data fail verification.',
    ]);
    expect(findings({ ...GAME, name: 'Other', constants })).toEqual([]);
  });

  test('that ask for more starting skills than there are', () => {
    expect(findings({ constants: { STARTING_SKILLS: 2 } })).toEqual([]);
    expect(findings({ constants: { STARTING_SKILLS: 3 } })).toEqual([
      'error $.constants.STARTING_SKILLS: A new character chooses 3 skills, and there are 2.',
    ]);
  });
});

describe('breakpoints', () => {
  test('above the highest level of a skill', () => {
    expect(findings({ coreTalentBreakpoints: [6, 7] })).toEqual([
      'warning $.coreTalentBreakpoints[1]: No skill reaches level 7: MAXIMUM_SKILL_LEVEL is 6.',
    ]);
  });

  test('fewer than the lists of a skill', () => {
    expect(findings({ skills: [aSkill('Odd', { coreTalents: [[], [], ['Quick Draw'], []] })] })).toEqual([
      'warning $.skills[0].coreTalents[2]: "Quick Draw" never becomes active: there are 2 core talent breakpoints.',
    ]);
  });

  test('more than the lists of a skill, unless it has none', () => {
    expect(findings({ skills: [aSkill('Odd', { coreTalents: [['Quick Draw']] })] })).toEqual([
      'warning $.skills[0].coreTalents: There are 2 core talent breakpoints; this skill has lists for 1.',
    ]);
    expect(findings({ skills: [aSkill('Odd')] })).toEqual([]);
  });

  test('of pinnacles, where there are pinnacles and none are given', () => {
    const fields = { talents: [aTalent('Odd'), aTalent('Peak', { tier: 'PINNACLE' })] };
    expect(findings(fields)).toEqual([]);
    expect(findings(fields, [aPack({ name: 'Constants', constants: CONSTANTS })])).toEqual([
      'warning $.talents[1].tier: Nobody can take a pinnacle: no pack gives pinnacleBreakpoints.',
    ]);
  });
});

describe('needs of talents', () => {
  test('a talent that needs itself', () => {
    expect(
      findings({
        talents: [aTalent('A', { prerequisites: ['Parry', 'A'] }), aTalent('B', { upgrades: 'B' })],
      }),
    ).toEqual([
      'error $.talents[0].prerequisites[1]: "A" needs itself.',
      'error $.talents[1].upgrades: "B" needs itself.',
    ]);
  });

  test('talents that upgrade one another', () => {
    expect(findings({ talents: [aTalent('B', { upgrades: 'A' }), aTalent('A', { upgrades: 'B' })] })).toEqual(
      ['error $.talents[0].upgrades: "A", "B" need one another, so nobody can take any of them.'],
    );
  });

  test('a longer circle of both sorts of need, told once', () => {
    expect(
      findings({
        talents: [
          aTalent('A', { upgrades: 'B' }),
          aTalent('B', { prerequisites: ['Parry', 'C'] }),
          aTalent('C', { prerequisites: ['A'] }),
        ],
      }),
    ).toEqual([
      'error $.talents[0].upgrades: "A", "B", "C" need one another, so nobody can take any of them.',
    ]);
  });

  test('a circle that closes through another pack', () => {
    const other = aPack({ name: 'Other', talents: [aTalent('Theirs', { prerequisites: ['Ours'] })] });
    expect(findings({ talents: [aTalent('Ours', { upgrades: 'Theirs' })] }, [game, other])).toEqual([
      'error $.talents[0].upgrades: "Ours", "Theirs" need one another, so nobody can take any of them.',
    ]);
    expect(
      findings({}, [
        game,
        other,
        aPack({ name: 'Third', talents: [aTalent('Ours', { upgrades: 'Theirs' })] }),
      ]),
    ).toEqual([]);
  });

  test('a circle of many is told by five of them', () => {
    const talents = Array.from({ length: 7 }, (_, index) =>
      aTalent(`T${index}`, { upgrades: `T${(index + 1) % 7}` }),
    );
    expect(findings({ talents })).toEqual([
      'error $.talents[0].upgrades: "T0", "T1", "T2", "T3", "T4" and 2 more need one another, so nobody can take any of them.',
    ]);
  });

  test('what needs a talent of a circle, and what needs that', () => {
    expect(
      findings({
        talents: [
          aTalent('A', { upgrades: 'A' }),
          aTalent('B', { prerequisites: ['Parry', 'A'] }),
          aTalent('C', { upgrades: 'B' }),
        ],
      }).slice(1),
    ).toEqual([
      'error $.talents[1]: Nobody can ever own "B": it needs "A", which nobody can own.',
      'error $.talents[2]: Nobody can ever own "C": it needs "B", which nobody can own.',
    ]);
  });

  test('what needs a talent that is not defined is told once, where it is named', () => {
    const talents = [aTalent('A', { upgrades: 'X' }), aTalent('B', { prerequisites: ['A'] })];
    expect(findings({ talents })).toEqual([
      'error $.talents[0].upgrades: No talent "X" is defined.',
      'error $.talents[1]: Nobody can ever own "B": it needs "A", which nobody can own.',
    ]);
  });

  test('a core talent that no skill and no item gives', () => {
    const talents = [aTalent('A', { tier: 'CORE' })];
    const lonely =
      'warning $.talents[0]: Nobody comes to own the core talent "A": no skill and no item gives it.';
    expect(findings({ talents })).toEqual([lonely]);
    expect(findings({ talents: [aTalent('A', { tier: 'CORE', upgrades: 'X' })] })).toContain(lonely);
    expect(findings({ talents, skills: [aSkill('Odd', { coreTalents: [[], ['A']] })] })).toEqual([]);
    expect(findings({ talents, items: [anItem('Odd', { talents: ['A'] })] })).toEqual([]);
  });

  test('what a skill, an item or an upgrade gives is owned without its needs', () => {
    expect(
      findings({
        talents: [
          aTalent('Base', { tier: 'CORE' }),
          aTalent('Better', { tier: 'CORE', upgrades: 'Base' }),
          aTalent('After', { prerequisites: ['Base', 'Base'] }),
        ],
        items: [anItem('Odd', { talents: ['Better'] })],
      }),
    ).toEqual([]);
  });

  test('an entry that a later one of its name replaces is not looked at', () => {
    const talents = [aTalent('A', { upgrades: 'A' }), aTalent('A')];
    expect(findings({ talents })).toEqual([
      'warning $.talents[1].name: "A" is defined already at $.talents[0].',
    ]);
  });
});

describe('inputs', () => {
  test('that allow no number', () => {
    const numeric = (fields: Record<string, unknown>) =>
      findings(maneuver({ inputs: { numeric: { title: 'N', ...fields } } }));
    expect(numeric({ minimum: 3, maximum: 3 })).toEqual([]);
    expect(numeric({ minimum: 200, maximum: { property: 'POWER' } })).toEqual([]);
    expect(numeric({ minimum: 3, maximum: 2 })).toEqual([
      'error $.actions.maneuvers[0].inputs.numeric: No number can be given: the minimum 3 exceeds the maximum 2.',
    ]);
    expect(numeric({ maximum: 0 })).toHaveLength(1);
    expect(numeric({ minimum: 101 })).toHaveLength(1);
  });

  test.each([
    ['NUMERIC', 'numeric', { title: 'N' }],
    ['SKILL', 'skill', {}],
    ['STATUS_EFFECT', 'statusEffect', {}],
  ])('%s that an action reads and does not ask for', (input, name, node) => {
    const effects = [{ kind: 'ANTE_DICE', by: 'INPUT', input }];
    const fields = action({ effects });
    expect(findings(fields)).toEqual([
      `warning $.actions.actions[0].effects[0].input: The action does not ask for ${input}, so there is none to read.`,
    ]);
    expect(advice(fields)).toBe(`Add ${name} to its inputs.`);
    expect(findings(action({ effects, inputs: { [name]: node } }))).toEqual([]);
    expect(findings(maneuver({ effects }))).toEqual([]);
  });

  test('that are malformed are not there to be read', () => {
    const effects = [{ kind: 'GAIN_STATUS_EFFECT', input: 'STATUS_EFFECT' }];
    expect(findings(action({ effects, inputs: { statusEffect: 5 } }))).toHaveLength(2);
  });
});

describe('costs that nobody can pay', () => {
  const cost = (resource: string, value: number, more = {}) => ({ resource, by: 'CONSTANT', value, ...more });

  test.each([
    ['HEALTH', 19, 'Health'],
    ['VIGOR', 2, 'Vigor'],
    ['ENERGY', 10, 'Energy'],
    ['FOCUS', 3, 'Focus'],
    ['ACTION_POINTS', 3, 'Action Points'],
  ])('%s: at most %j', (resource, most, name) => {
    expect(findings(maneuver({ resources: [cost(resource, most)] }))).toEqual([]);
    expect(
      findings(maneuver({ resources: [cost('FOCUS', 1), cost(resource, most), cost(resource, 1)] })),
    ).toEqual(
      resource === 'FOCUS'
        ? ['error $.actions.maneuvers[0].resources[0]: Nobody can pay 5 Focus: at most 3 can be paid.']
        : [
            `error $.actions.maneuvers[0].resources[1]: Nobody can pay ${most + 1} ${name}: at most ${most} can be paid.`,
          ],
    );
  });

  test('boost points have no bound', () => {
    expect(findings(maneuver({ resources: [cost('BOOST_POINTS', 1000)] }))).toEqual([]);
  });

  test('are reckoned with their operation', () => {
    const triangular = { operation: { kind: 'TRIANGULAR' } };
    expect(findings(maneuver({ resources: [cost('ENERGY', 4, triangular)] }))).toEqual([]);
    expect(findings(maneuver({ resources: [cost('ENERGY', 5, triangular)] }))).toHaveLength(1);
  });

  test('are not known where they depend on the play', () => {
    const resources = [cost('ENERGY', 99), { resource: 'ENERGY', by: 'PROPERTY', property: 'ANTE' }];
    expect(findings(maneuver({ resources }))).toEqual([]);
  });

  test('are not known where an energy cost may be lowered, or action points be gained', () => {
    const cheaper = { talents: [aTalent('Thrift', { modifiers: { ACTION_ENERGY_COST: -1 } })] };
    expect(findings({ ...maneuver({ resources: [cost('ENERGY', 99)] }), ...cheaper })).toEqual([]);
    const cursed = {
      statusEffects: [aStatusEffect('Calm', { modifiersByPolarity: { ACTION_ENERGY_COST: false } })],
    };
    expect(findings({ ...maneuver({ resources: [cost('ENERGY', 99)] }), ...cursed })).toEqual([]);
    const swift = aPack({
      actions: { actions: [anAction('Slash', { resources: [cost('ACTION_POINTS', -1)] })] },
    });
    expect(
      findings({ ...maneuver({ resources: [cost('ACTION_POINTS', 99)] }), name: 'Mine' }, [game, swift]),
    ).toEqual([]);
  });

  test.each<[string, PackJson]>([
    ['a talent', { talents: [aTalent('Odd', { modifiers: { MAXIMUM_FOCUS: 2 } })] }],
    ['items in all slots', { items: [anItem('Odd', { modifiers: { MAXIMUM_FOCUS: 0.5 } })] }],
    [
      'a status effect at its cap',
      { statusEffects: [aStatusEffect('Odd', { modifiersByPolarity: { MAXIMUM_FOCUS: true } })] },
    ],
  ])('%s may raise what there is', (_what, fields) => {
    expect(findings({ ...maneuver({ resources: [cost('FOCUS', 5)] }), ...fields })).toEqual([]);
    expect(findings({ ...maneuver({ resources: [cost('FOCUS', 9)] }), ...fields })).toHaveLength(1);
  });

  test('what lowers a maximum is left out of account', () => {
    const fields = { talents: [aTalent('Odd', { modifiers: { MAXIMUM_FOCUS: -2 } })] };
    expect(findings({ ...maneuver({ resources: [cost('FOCUS', 3)] }), ...fields })).toEqual([]);
  });

  test('are not known where the constant is not', () => {
    const alone = findings(maneuver({ resources: [cost('FOCUS', 99)] }), []);
    expect(alone).toEqual([expect.stringContaining('$.constants')]);
  });
});

describe('what nobody can use', () => {
  test('actions and maneuvers that nothing gives', () => {
    const actions = { actions: [anAction('A')], maneuvers: [anAction('M')] };
    expect(findings({ actions })).toEqual([
      'warning $.actions.actions[0]: Nobody can take the action "A": no talent and no item gives it.',
      'warning $.actions.maneuvers[0]: Nobody can use the maneuver "M": no talent and no item gives it.',
    ]);
    const given = { actions: ['A'], maneuvers: ['M'] };
    expect(findings({ actions, talents: [aTalent('Odd', given)] })).toEqual([]);
    expect(findings({ actions, items: [anItem('Odd', given)] })).toEqual([]);
    expect(findings({ actions: { ...actions, defaultActions: ['A'], defaultManeuvers: ['M'] } })).toEqual([]);
  });

  test('a damage type without skills', () => {
    const fire = { type: 'DAMAGE_TYPE_B', name: 'Fire', skillGroupName: 'Fire Arts' };
    expect(findings({ damageInfo: [fire] })).toEqual([
      'warning $.damageInfo[0]: No skill is in its group "FIRE_ARTS".',
    ]);
    expect(findings({ damageInfo: [fire], groups: { skillGroups: { FIRE_ARTS: ['Bows'] } } })).toEqual([]);
  });
});

test('the worst of packs is accepted, and the checker finds what is wrong in it', () => {
  const { ok } = parsePack(HOSTILE_PACK);
  expect(ok).toBe(true);
  const found = checkPack(HOSTILE_PACK).map(({ path, message }) => `${path}: ${message}`);
  expect(found).toHaveLength(1001);
  for (const told of [
    '$.actions.actions[0].inputs.weapon: ',
    '$.actions.actions[0].effects[4]: ',
    '$.actions.actions[0].conditions[6].kind: ',
  ]) {
    expect(found).toContainEqual(expect.stringContaining(told));
  }
  const { talents } = HOSTILE_PACK as { talents: object[] };
  const needs = checkPack({
    ...aPackJson({
      constants: CONSTANTS,
      talents: talents.map((talent) => ({ ...talent, actions: [], maneuvers: [] })),
    }),
  }).map(({ message }) => message);
  expect(needs).toContainEqual(
    expect.stringMatching(/ and \d+ more need one another, so nobody can take any/),
  );
  expect(needs).toContain('"Own 0" needs itself.');
  expect(needs).toContain('No talent "Nobody" is defined.');
  expect(needs).toContain('Nothing reads the modifier "__proto__".');
});

test('of very many findings the first thousand are told, and how many more there are', () => {
  const actions = Array.from({ length: 1500 }, (_, index) => anAction(`A${index}`));
  const found = checkPack(aPackJson({ actions: { actions } }), [game]);
  expect(found).toHaveLength(1001);
  expect(found[1000]).toEqual({
    path: '$',
    message: 'There are 500 more findings.',
    advice: 'They are told when these are seen to.',
    severity: 'warning',
  });
});
