import { describe, expect, it } from 'vitest';
import { advice, findings, game, maneuver } from '../../../testing/pack-findings.ts';
import { anItem, aPackJson, aSkill, aTalent, type PackJson } from '../../../testing/packs.ts';
import { checkPack } from '../../foes/check-pack.ts';

describe('undefined names', () => {
  it('says which name is probably meant', () => {
    expect(advice({ talents: [aTalent('Odd', { upgrades: 'Pary' })] })).toBe(
      'Did you mean "Parry"? Define it or remove it.',
    );
  });

  const odd = '$.actions.maneuvers[0]';
  it.each<[PackJson, string, string]>([
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
    expect(advice(fields)).toBe('Define it or remove it.');
  });

  it.each<[PackJson, string]>([
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

  it('do not include names from the pack itself, from the others, or from its damage types', () => {
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

  it.each([
    ['quick draw', 'Write "Quick Draw".'],
    ['QUICK_DRAW', 'Write "Quick Draw".'],
    ['Slash', 'It is the name of another thing: action "Slash".'],
    ['Feint', 'It is the name of another thing: maneuver "Feint".'],
    ['Blades', 'It is the name of another thing: skill "Blades".'],
    ['Burning', 'It is the name of another thing: status effect "Burning".'],
    ['constructor', 'Define it or remove it.'],
  ])('%j for a talent: %s', (name, expected) => {
    expect(advice({ items: [anItem('Odd', { talents: [name] })] })).toBe(expected);
  });

  it.each([
    ['A', { upgrades: '' }],
    ['Parry Well', { upgrades: 'Parry Wel' }],
    ['Parry Well', { prerequisites: ['parry well'] }],
  ])('suggest for talent %j no empty name and not itself: %j', (name, fields) => {
    const [finding] = checkPack(aPackJson({ talents: [aTalent(name, fields)] }), [game]);
    expect(finding).toMatchObject({ severity: 'error', advice: 'Define it or remove it.' });
    expect(finding).not.toHaveProperty('suggestion');
  });

  it('suggest another talent than the one that refers to it', () => {
    expect(advice({ talents: [aTalent('Pary', { upgrades: 'Parr' })] })).toBe(
      'Did you mean "Parry"? Define it or remove it.',
    );
  });

  it('include a maneuver in a field for the selected action', () => {
    const fields = maneuver({ conditions: [{ kind: 'SELECTED_ACTION_IS', actions: ['Slash', 'Feint'] }] });
    expect(findings(fields)).toEqual([
      `error ${odd}.conditions[0].actions[1]: No action "Feint" is defined.`,
    ]);
    expect(advice(fields)).toBe('It is the name of another thing: maneuver "Feint".');
  });

  it('of a pack alone may be defined by another pack', () => {
    expect(advice({ items: [anItem('Odd', { talents: ['X'] })] }, [])).toBe(
      'Define it or remove it; where another pack defines it, check the two together.',
    );
  });
});
