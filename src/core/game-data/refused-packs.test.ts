import { describe, expect, it } from 'vitest';
import { packProblemsOf, without } from '../../testing/pack-problems.ts';
import { anAction, anItem, aPackJson, aSkill, aStatusEffect, aTalent } from '../../testing/packs.ts';
import { BARS } from '../rules/bars.ts';

const TIERS = 'This must be one of MINOR, MODERATE, MAJOR, PINNACLE, CORE.';
const KINDS = 'This must be one of GENERIC, WEAPON, ARMOR, ACCESSORY, CONSUMABLE, UNKNOWN.';
const physical = { type: 'DAMAGE_TYPE_A', name: 'Physical', skillGroupName: 'Physical Skills' };
const magical = { type: 'DAMAGE_TYPE_B', name: 'Magical', relatedSkills: [] };

describe('the file as a whole', () => {
  it.each([[null], [5], ['{}'], [true], [[]]])('%j is not a pack', (json) => {
    expect(packProblemsOf(json)).toEqual([{ path: '$', message: 'A pack is an object.' }]);
  });

  it('an empty object lacks 12 fields', () => {
    expect(packProblemsOf({})).toEqual(
      [
        'name',
        'version',
        'actions',
        'constants',
        'damageInfo',
        'groups',
        'items',
        'coreTalentBreakpoints',
        'pinnacleBreakpoints',
        'skills',
        'statusEffects',
        'talents',
      ].map((field) => ({ path: `$.${field}`, message: 'This is missing.' })),
    );
  });

  it.each(Object.keys(aPackJson()))('a pack requires %s', (field) => {
    expect(packProblemsOf(without(aPackJson(), field))).toEqual([
      { path: `$.${field}`, message: 'This is missing.' },
    ]);
  });

  it('a pack has no thirteenth field, not even a name that is special in JavaScript', () => {
    expect(packProblemsOf(aPackJson({ author: 'Me', '$schema ': '', constructor: 1 }))).toEqual([
      { path: '$.author', message: 'A pack has no such field.' },
      { path: '$["$schema "]', message: 'A pack has no such field.' },
      { path: '$.constructor', message: 'A pack has no such field.' },
    ]);
  });

  it.each([
    ['actions', 'defaultActions'],
    ['actions', 'defaultManeuvers'],
    ['actions', 'actions'],
    ['actions', 'maneuvers'],
    ['groups', 'constantGroups'],
    ['groups', 'skillGroups'],
  ] as const)('the block %s requires %s', (block, field) => {
    const json = aPackJson();
    const lacking = without(json[block] as Record<string, unknown>, field);
    expect(packProblemsOf({ ...json, [block]: lacking })).toEqual([
      { path: `$.${block}.${field}`, message: 'This is missing.' },
    ]);
  });
});

describe('a pack is refused for', () => {
  it.each<[fields: Record<string, unknown>, path: string, message: string]>([
    [{ name: 5 }, '$.name', 'This must be a text.'],
    [{ name: '' }, '$.name', 'The name must be longer than 1 character.'],
    [{ name: 'a' }, '$.name', 'The name must be longer than 1 character.'],
    [{ name: '🗡' }, '$.name', 'The name must be longer than 1 character.'],
    [{ version: '1' }, '$.version', 'This must be a number.'],
    [{ version: 0 }, '$.version', 'The version must be above 0.'],
    [{ version: -1 }, '$.version', 'The version must be above 0.'],
    [{ version: Number.POSITIVE_INFINITY }, '$.version', 'This number is out of range.'],
    [{ constants: [] }, '$.constants', 'This must be an object.'],
    [{ constants: { MAXIMUM_HEALTH: '20' } }, '$.constants.MAXIMUM_HEALTH', 'This must be a number.'],
    [{ constants: { MAXIMUM_LUCK: 20 } }, '$.constants.MAXIMUM_LUCK', 'Nothing has this name.'],
    [{ constants: { toString: 20 } }, '$.constants.toString', 'Nothing has this name.'],
    [{ coreTalentBreakpoints: 2 }, '$.coreTalentBreakpoints', 'This must be a list of numbers.'],
    [{ coreTalentBreakpoints: [1, '2'] }, '$.coreTalentBreakpoints[1]', 'This must be a number.'],
    [
      { coreTalentBreakpoints: [1, 3, 3] },
      '$.coreTalentBreakpoints[2]',
      'Each breakpoint must be above the one before it.',
    ],
    [
      { pinnacleBreakpoints: [10, 9] },
      '$.pinnacleBreakpoints[1]',
      'Each breakpoint must be above the one before it.',
    ],
    [{ damageInfo: {} }, '$.damageInfo', 'This must be a list of damage types.'],
    [{ damageInfo: [5] }, '$.damageInfo[0]', 'This must be an object.'],
    [
      { damageInfo: [{ ...physical, type: 'HEALING' }] },
      '$.damageInfo[0].type',
      'This must be one of DAMAGE_TYPE_A, DAMAGE_TYPE_B.',
    ],
    [{ damageInfo: [without(physical, 'type')] }, '$.damageInfo[0].type', 'This is missing.'],
    [{ damageInfo: [without(physical, 'name')] }, '$.damageInfo[0].name', 'This is missing.'],
    [{ damageInfo: [{ ...physical, name: '' }] }, '$.damageInfo[0].name', 'This must not be empty.'],
    [
      { damageInfo: [without(physical, 'skillGroupName')] },
      '$.damageInfo[0]',
      'This needs skillGroupName or relatedSkills.',
    ],
    [
      { damageInfo: [{ ...physical, skillGroupName: 1 }] },
      '$.damageInfo[0].skillGroupName',
      'This must be a name.',
    ],
    [
      { damageInfo: [{ ...physical, relatedSkills: 'Blades' }] },
      '$.damageInfo[0].relatedSkills',
      'This must be a list of names.',
    ],
    [{ damageInfo: [physical, physical] }, '$.damageInfo[1]', 'This damage type is given twice.'],
    [{ groups: { skillGroups: [] } }, '$.groups.skillGroups', 'This must be an object.'],
    [{ groups: { skillGroups: { A: 'x' } } }, '$.groups.skillGroups.A', 'This must be a list of names.'],
    [
      { groups: { constantGroups: { 'A b': [5] } } },
      '$.groups.constantGroups["A b"][0]',
      'This must be a name.',
    ],
    [{ actions: { defaultActions: [1] } }, '$.actions.defaultActions[0]', 'This must be a name.'],
    [{ actions: { defaultManeuvers: 'x' } }, '$.actions.defaultManeuvers', 'This must be a list of names.'],
    [{ actions: { actions: {} } }, '$.actions.actions', 'This must be a list of actions.'],
    [{ actions: { maneuvers: {} } }, '$.actions.maneuvers', 'This must be a list of maneuvers.'],
    [{ actions: { maneuvers: ['x'] } }, '$.actions.maneuvers[0]', 'This must be an object.'],
    [{ items: {} }, '$.items', 'This must be a list of items.'],
    [{ skills: {} }, '$.skills', 'This must be a list of skills.'],
    [{ statusEffects: {} }, '$.statusEffects', 'This must be a list of status effects.'],
    [{ talents: {} }, '$.talents', 'This must be a list of talents.'],
  ])('%j', (fields, path, message) => {
    expect(packProblemsOf(aPackJson(fields))).toEqual([{ path, message }]);
  });

  it('three damage types, two of the same type', () => {
    expect(packProblemsOf(aPackJson({ damageInfo: [physical, magical, magical] }))).toEqual([
      { path: '$.damageInfo', message: 'There can be at most 2 damage types.' },
      { path: '$.damageInfo[2]', message: 'This damage type is given twice.' },
    ]);
  });
});

describe('a pack is refused for an entry with', () => {
  const lists = {
    action: { list: 'actions.actions', json: anAction('A') },
    maneuver: { list: 'actions.maneuvers', json: anAction('A') },
    item: { list: 'items', json: anItem('A') },
    skill: { list: 'skills', json: aSkill('A') },
    'status effect': { list: 'statusEffects', json: aStatusEffect('A') },
    talent: { list: 'talents', json: aTalent('A') },
  } as const;
  type Entry = keyof typeof lists;

  function packWith(entry: Entry, json: unknown): Record<string, unknown> {
    const [block, list] = lists[entry].list.split('.') as [string, string?];
    return aPackJson({ [block]: list === undefined ? [json] : { [list]: [json] } });
  }

  it.each<[Entry, readonly string[]]>([
    ['action', ['name', 'description', 'tags']],
    ['maneuver', ['name', 'description', 'tags']],
    ['item', ['name', 'description', 'discriminator', 'stackable', 'weight', 'cost']],
    ['skill', ['name', 'description']],
    ['status effect', ['name', 'description', 'tags']],
    ['talent', ['name', 'description', 'tags', 'tier']],
  ])('%s: a missing field of %j', (entry, required) => {
    for (const field of required) {
      expect(packProblemsOf(packWith(entry, without(lists[entry].json, field)))).toEqual([
        { path: `$.${lists[entry].list}[0].${field}`, message: 'This is missing.' },
      ]);
    }
  });

  it.each<[Entry, field: string, value: unknown, path: string, message: string]>([
    ['action', 'name', 5, '.name', 'This must be a text.'],
    ['action', 'name', '', '.name', 'This must not be empty.'],
    ['action', 'description', 5, '.description', 'This must be a text or a list of texts.'],
    ['action', 'description', ['a', 5], '.description', 'This must be a text or a list of texts.'],
    ['action', 'tags', 'x', '.tags', 'This must be a list of names.'],
    ['action', 'resources', {}, '.resources', 'This must be a list of costs.'],
    ['action', 'effects', {}, '.effects', 'This must be a list of effects.'],
    ['action', 'conditions', {}, '.conditions', 'This must be a list of conditions.'],
    ['maneuver', 'tags', [null], '.tags[0]', 'This must be a name.'],
    ['item', 'name', '', '.name', 'This must not be empty.'],
    ['item', 'description', null, '.description', 'This must be a text or a list of texts.'],
    ['item', 'discriminator', 'SWORD', '.discriminator', KINDS],
    ['item', 'stackable', 'yes', '.stackable', 'This must be true or false.'],
    ['item', 'weight', -0.1, '.weight', 'This must be 0 or more.'],
    ['item', 'weight', '1', '.weight', 'This must be a number.'],
    ['item', 'cost', -1, '.cost', 'This must be 0 or more.'],
    ['item', 'modifiers', [], '.modifiers', 'This must be an object.'],
    ['item', 'modifiers', { POWER: '1' }, '.modifiers.POWER', 'This must be a number.'],
    ['item', 'talents', 'x', '.talents', 'This must be a list of names.'],
    ['item', 'actions', 'x', '.actions', 'This must be a list of names.'],
    ['item', 'maneuvers', 'x', '.maneuvers', 'This must be a list of names.'],
    ['skill', 'name', '', '.name', 'This must not be empty.'],
    ['skill', 'coreTalents', {}, '.coreTalents', 'This must be a list of lists of names.'],
    ['skill', 'coreTalents', [[], 'x'], '.coreTalents[1]', 'This must be a list of names.'],
    ['skill', 'coreTalents', [['a', 5]], '.coreTalents[0][1]', 'This must be a name.'],
    ['status effect', 'name', '', '.name', 'This must not be empty.'],
    [
      'status effect',
      'resourceType',
      'ACTION_POINTS',
      '.resourceType',
      `This must be one of ${BARS.join(', ')}.`,
    ],
    [
      'status effect',
      'modifiersByPolarity',
      { P: 1 },
      '.modifiersByPolarity.P',
      'This must be true or false.',
    ],
    ['talent', 'name', '', '.name', 'This must not be empty.'],
    ['talent', 'tier', 'EPIC', '.tier', TIERS],
    ['talent', 'modifiers', { 'a b': null }, '.modifiers["a b"]', 'This must be a number.'],
    ['talent', 'actions', 5, '.actions', 'This must be a list of names.'],
    ['talent', 'maneuvers', 5, '.maneuvers', 'This must be a list of names.'],
    ['talent', 'prerequisites', 'x', '.prerequisites', 'This must be a list of names.'],
    ['talent', 'upgrades', ['x'], '.upgrades', 'This must be a name.'],
  ])('%s: %s %j', (entry, field, value, path, message) => {
    expect(packProblemsOf(packWith(entry, { ...lists[entry].json, [field]: value }))).toEqual([
      { path: `$.${lists[entry].list}[0]${path}`, message },
    ]);
  });
});
