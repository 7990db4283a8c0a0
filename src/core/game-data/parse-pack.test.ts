import { it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { arbitraryPack } from '../../testing/arbitrary-packs.ts';
import { anAction, anItem, aPack, aPackJson, aSkill, aStatusEffect, aTalent } from '../../testing/packs.ts';
import { isMalformed } from '../rules/node.ts';
import { parsePack, serializePack } from './parse-pack.ts';

const EVERYTHING = aPackJson({
  name: 'Everything',
  version: 1.2,
  actions: {
    defaultActions: ['Slash'],
    defaultManeuvers: ['Feint'],
    actions: [
      anAction('Slash', {
        description: ['One.', 'Two.'],
        tags: ['Attack'],
        inputs: { skill: { skills: ['Blades'] }, weapon: {}, statusEffect: {}, numeric: { title: 'Ante' } },
        resources: [{ resource: 'ENERGY', by: 'CONSTANT', value: 2 }],
        effects: [{ kind: 'ANTE_DICE', by: 'INPUT', input: 'NUMERIC' }],
        conditions: [{ kind: 'POWER_DEFINED' }],
      }),
    ],
    maneuvers: [anAction('Feint')],
  },
  constants: { MAXIMUM_HEALTH: 20, ACTION_POINT_BASE: -1 },
  damageInfo: [
    { type: 'DAMAGE_TYPE_A', name: 'Physical', relatedSkills: ['Blades'] },
    { type: 'DAMAGE_TYPE_B', name: 'Magical', skillGroupName: 'Arcane Arts' },
  ],
  groups: { constantGroups: { MAXIMA: ['MAXIMUM_HEALTH'] }, skillGroups: { MARTIAL: ['Blades'] } },
  items: [
    anItem('Longsword', {
      modifiers: { POWER: 1 },
      talents: ['Riposte'],
      actions: ['Slash'],
      maneuvers: ['Feint'],
    }),
  ],
  coreTalentBreakpoints: [2, 4],
  pinnacleBreakpoints: [100],
  skills: [aSkill('Blades', { coreTalents: [['Riposte'], []] })],
  statusEffects: [
    aStatusEffect('Burning', { resourceType: 'HEALTH', modifiersByPolarity: { POWER: false } }),
  ],
  talents: [
    aTalent('Riposte', {
      modifiers: { DICE_POOL: 1 },
      actions: ['Slash'],
      maneuvers: ['Feint'],
      prerequisites: ['Parry'],
      upgrades: 'Parry',
    }),
    aTalent('Parry'),
  ],
});

describe('an accepted pack', () => {
  it('retains every field of every entry', () => {
    const { talents, items, statusEffects, skills, actions, ...pack } = aPack(EVERYTHING);
    expect(pack).toEqual({
      name: 'Everything',
      version: 1.2,
      constants: new Map([
        ['MAXIMUM_HEALTH', 20],
        ['ACTION_POINT_BASE', -1],
      ]),
      damageInfo: [
        { type: 'DAMAGE_TYPE_A', name: 'Physical', skillGroupName: undefined, relatedSkills: ['Blades'] },
        { type: 'DAMAGE_TYPE_B', name: 'Magical', skillGroupName: 'Arcane Arts', relatedSkills: undefined },
      ],
      groups: {
        constantGroups: new Map([['MAXIMA', ['MAXIMUM_HEALTH']]]),
        skillGroups: new Map([['MARTIAL', ['Blades']]]),
      },
      coreTalentBreakpoints: [2, 4],
      pinnacleBreakpoints: [100],
    });
    expect(actions).toEqual({
      defaultActions: ['Slash'],
      defaultManeuvers: ['Feint'],
      actions: [
        {
          name: 'Slash',
          description: ['One.', 'Two.'],
          tags: ['Attack'],
          inputs: { skill: { skills: ['Blades'] }, weapon: {}, statusEffect: {}, numeric: { title: 'Ante' } },
          resources: [{ resource: 'ENERGY', by: 'CONSTANT', value: 2 }],
          effects: [{ kind: 'ANTE_DICE', by: 'INPUT', input: 'NUMERIC' }],
          conditions: [{ kind: 'POWER_DEFINED' }],
        },
      ],
      maneuvers: [
        {
          name: 'Feint',
          description: [''],
          tags: [],
          inputs: {},
          resources: [],
          effects: [],
          conditions: [],
        },
      ],
    });
    expect(items).toEqual([
      {
        name: 'Longsword',
        description: [''],
        discriminator: 'WEAPON',
        stackable: false,
        weight: 1,
        cost: 1,
        modifiers: new Map([['POWER', 1]]),
        talents: ['Riposte'],
        actions: ['Slash'],
        maneuvers: ['Feint'],
      },
    ]);
    expect(skills).toEqual([{ name: 'Blades', description: [''], coreTalents: [['Riposte'], []] }]);
    expect(statusEffects).toEqual([
      {
        name: 'Burning',
        resourceType: 'HEALTH',
        description: [''],
        tags: [],
        modifiersByPolarity: new Map([['POWER', false]]),
      },
    ]);
    expect(talents).toEqual([
      {
        name: 'Riposte',
        tier: 'MINOR',
        description: [''],
        tags: [],
        modifiers: new Map([['DICE_POOL', 1]]),
        actions: ['Slash'],
        maneuvers: ['Feint'],
        prerequisites: ['Parry'],
        upgrades: 'Parry',
      },
      {
        name: 'Parry',
        tier: 'MINOR',
        description: [''],
        tags: [],
        modifiers: new Map(),
        actions: [],
        maneuvers: [],
        prerequisites: [],
        upgrades: undefined,
      },
    ]);
  });

  it('survives a round trip through the text of a file', () => {
    const pack = aPack(EVERYTHING);
    expect(parsePack(JSON.parse(JSON.stringify(serializePack(pack))))).toEqual({ ok: true, value: pack });
  });

  property.prop([arbitraryPack])('reads the same again, whatever it holds', (pack) => {
    expect(parsePack(JSON.parse(JSON.stringify(serializePack(pack))))).toEqual({ ok: true, value: pack });
  });

  it.each([
    ['an emoji and a letter in the name', { name: '🗡a' }],
    ['the least name', { name: 'ab' }],
    ['a version just above 0', { version: 0.001 }],
    ['one breakpoint', { coreTalentBreakpoints: [0] }],
    ['breakpoints below 0', { pinnacleBreakpoints: [-2, -1, 0.5] }],
    ['a weight and a cost of 0', { items: [anItem('Feather', { weight: 0, cost: 0 })] }],
    ['a modifier that nobody reads', { talents: [aTalent('Odd', { modifiers: { LUCK: 1 } })] }],
    ['a reference that nobody defines', { talents: [aTalent('Odd', { upgrades: 'Nothing' })] }],
    ['fields that nobody reads', { talents: [aTalent('Odd', { color: 'red' })] }],
    ['one name twice', { talents: [aTalent('Odd'), aTalent('Odd')] }],
    ['the address of its JSON Schema', { $schema: 'https://example.com/pack.schema.json' }],
    [
      'an action without inputs, costs, effects and conditions',
      {
        actions: { actions: [{ name: 'Wait', description: '', tags: [] }] },
      },
    ],
    ['a skill without core talents', { skills: [{ name: 'Bows', description: '' }] }],
    ['a description without paragraphs', { talents: [aTalent('Odd', { description: [] })] }],
  ])('may have %s', (_what, fields) => {
    expect(parsePack(aPackJson(fields))).toMatchObject({ ok: true });
  });

  it('drops unknown fields, and retains the rest', () => {
    const pack = aPack({
      $schema: 'x',
      talents: [aTalent('Odd', { color: 'red' })],
      actions: {
        actions: [anAction('Wait', { color: 'red', effects: [{ kind: 'END_PHASE', color: 'red' }] })],
      },
    });
    expect(JSON.stringify(serializePack(pack))).not.toMatch(/red|schema/u);
    expect(pack.actions.actions[0]!.effects).toEqual([{ kind: 'END_PHASE' }]);
  });

  it('retains names that are special in JavaScript', () => {
    const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '', ' ', 'length'];
    const written = hostile.map((name) => `${JSON.stringify(name)}: 1`).join(', ');
    const json = JSON.parse(
      JSON.stringify(aPackJson({ talents: [aTalent('__proto__', { modifiers: '?' })] })).replace(
        '"?"',
        `{${written}}`,
      ),
    );
    const read = parsePack(json);
    expect(read.ok && read.value.talents[0]!.name).toBe('__proto__');
    expect(read.ok && [...read.value.talents[0]!.modifiers.keys()]).toEqual(hostile);
    expect(read.ok && parsePack(JSON.parse(JSON.stringify(serializePack(read.value))))).toEqual(read);
  });
});

describe('the content of an action never refuses the pack', () => {
  const nodes = (fields: Record<string, unknown>) =>
    aPack({ actions: { maneuvers: [anAction('Odd', fields)] } }).actions.maneuvers[0]!;

  it('unknown inputs, costs, effects and conditions become malformed nodes', () => {
    const action = nodes({
      inputs: { weapon: 5, numeric: { title: 'Ante' } },
      resources: [7, { resource: 'ENERGY', by: 'CONSTANT', value: 1 }],
      effects: ['x', { kind: 'SET_WEAPON' }, { kind: 'END_PHASE' }],
      conditions: [null, { kind: 'USES_SKILL' }],
    });
    expect(action.inputs.weapon).toMatchObject({ kind: 'MALFORMED', raw: 5 });
    expect(action.inputs.numeric).toEqual({ title: 'Ante' });
    expect(action.resources.map(isMalformed)).toEqual([true, false]);
    expect(action.effects.map(isMalformed)).toEqual([true, true, false]);
    expect(action.conditions.map((condition) => isMalformed(condition) && condition.text)).toEqual([
      'This condition is not properly defined.',
      'Action Skill is ERROR',
    ]);
  });

  it('SET_WEAPON works with a weapon input', () => {
    expect(nodes({ inputs: { weapon: {} }, effects: [{ kind: 'SET_WEAPON' }] }).effects).toEqual([
      { kind: 'SET_WEAPON' },
    ]);
  });

  it('malformed nodes are serialized unchanged', () => {
    const pack = aPack({
      actions: {
        actions: [anAction('Odd', { inputs: { weapon: 5, luck: 1 }, effects: [{ kind: 'X', y: [1] }] })],
      },
    });
    expect(parsePack(serializePack(pack))).toEqual({ ok: true, value: pack });
    expect(JSON.stringify(serializePack(pack))).toContain('"effects":[{"kind":"X","y":[1]}]');
  });
});
