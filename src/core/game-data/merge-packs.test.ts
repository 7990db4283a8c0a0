import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { arbitraryPack } from '../../testing/arbitrary-packs.ts';
import { aPack, aSkill, aStatusEffect, aTalent, gameDataOf } from '../../testing/packs.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import { CONSTANT_NAMES, RESOURCES } from '../rules/vocabulary.ts';
import type { GameData } from './game-data.ts';
import { mergePacks } from './merge-packs.ts';
import type { DamageInfo, Pack } from './pack.ts';

const packs = fc.array(arbitraryPack, { maxLength: 4 });

/**
 * The game data without the list of packs; functions are replaced by their results for the names used here.
 */
function rules({ packs: _packs, glossary, ...data }: GameData) {
  const { skillGroup, hasStatusEffect, damageTypeName, resourceName, ...lists } = glossary;
  return {
    ...data,
    ...lists,
    answers: ['Ash', 'Birch', '__proto__', 'ASH_SKILLS'].map((name) => [
      skillGroup(name),
      hasStatusEffect(name),
    ]),
    damageTypeNames: (['UNRELATED', 'DAMAGE_TYPE_A', 'DAMAGE_TYPE_B', 'HEALING'] as const).map(
      damageTypeName,
    ),
    resourceNames: RESOURCES.map(resourceName),
  };
}

/** A plain implementation of the merging rules: one pack that is equivalent to two. */
function together(first: Pack, second: Pack): Pack {
  const lists = (a: ReadonlyMap<string, readonly string[]>, b: typeof a) =>
    new Map([...a.keys(), ...b.keys()].map((key) => [key, [...(a.get(key) ?? []), ...(b.get(key) ?? [])]]));
  return {
    ...first,
    actions: {
      defaultActions: [...first.actions.defaultActions, ...second.actions.defaultActions],
      defaultManeuvers: [...first.actions.defaultManeuvers, ...second.actions.defaultManeuvers],
      actions: [...first.actions.actions, ...second.actions.actions],
      maneuvers: [...first.actions.maneuvers, ...second.actions.maneuvers],
    },
    constants: new Map([...first.constants, ...[...second.constants].filter(([, value]) => value >= 0)]),
    damageInfo: [
      ...first.damageInfo.filter((info) => !second.damageInfo.some((other) => other.type === info.type)),
      ...second.damageInfo,
    ],
    groups: {
      constantGroups: lists(first.groups.constantGroups, second.groups.constantGroups),
      skillGroups: lists(first.groups.skillGroups, second.groups.skillGroups),
    },
    items: [...first.items, ...second.items],
    coreTalentBreakpoints:
      [first, second].findLast((pack) => pack.coreTalentBreakpoints.length > 0)?.coreTalentBreakpoints ?? [],
    pinnacleBreakpoints:
      [first, second].findLast((pack) => pack.pinnacleBreakpoints.length > 0)?.pinnacleBreakpoints ?? [],
    skills: [...first.skills, ...second.skills],
    statusEffects: [...first.statusEffects, ...second.statusEffects],
    talents: [...first.talents, ...second.talents],
  };
}

describe('merging packs is associative', () => {
  property.prop([arbitraryPack, arbitraryPack, arbitraryPack])('(a b) c, a (b c) and a b c', (a, b, c) => {
    const expected = rules(mergePacks([a, b, c]));
    expect(rules(mergePacks([together(a, b), c]))).toEqual(expected);
    expect(rules(mergePacks([a, together(b, c)]))).toEqual(expected);
  });

  property.prop([packs, fc.nat()])('an empty pack anywhere changes nothing', (list, place) => {
    const with_ = list.toSpliced(place % (list.length + 1), 0, aPack());
    expect(rules(mergePacks(with_))).toEqual(rules(mergePacks(list)));
  });

  property.prop([packs])('the same packs again change nothing', (list) => {
    expect(rules(mergePacks([...list, ...list]))).toEqual(rules(mergePacks(list)));
  });
});

describe('the merged game data, for any packs', () => {
  property.prop([packs])('have of each name the last entry', (list) => {
    const data = mergePacks(list);
    type Named = { readonly name: string };
    const sorts: [ReadonlyMap<string, Named>, (pack: Pack) => readonly Named[]][] = [
      [data.actions, (pack: Pack) => pack.actions.actions],
      [data.maneuvers, (pack: Pack) => pack.actions.maneuvers],
      [data.items, (pack: Pack) => pack.items],
      [data.skills, (pack: Pack) => pack.skills],
      [data.statusEffects, (pack: Pack) => pack.statusEffects],
      [data.talents, (pack: Pack) => pack.talents],
    ];
    for (const [merged, of] of sorts) {
      const every = list.flatMap(of);
      expect(new Set(merged.keys())).toEqual(new Set(every.map((entry) => entry.name)));
      for (const [name, entry] of merged) {
        expect(entry).toBe(every.findLast((each) => each.name === name));
      }
    }
  });

  property.prop([packs])('have of each constant the last value of 0 or more, else 0', (list) => {
    const { constants } = mergePacks(list);
    expect(Object.keys(constants)).toEqual(CONSTANT_NAMES);
    for (const name of CONSTANT_NAMES) {
      const given = list.flatMap((pack) => pack.constants.get(name) ?? []).filter((value) => value >= 0);
      expect(constants[name]).toBe(Math.min(given.at(-1) ?? 0, MAX_NUMBER));
    }
  });

  property.prop([packs])('name each default action and maneuver once, in the order given', (list) => {
    const data = mergePacks(list);
    const actions = list.flatMap((pack) => pack.actions.defaultActions);
    const maneuvers = list.flatMap((pack) => pack.actions.defaultManeuvers);
    expect(data.defaultActions).toEqual(actions.filter((name, index) => actions.indexOf(name) === index));
    expect(data.defaultManeuvers).toEqual(
      maneuvers.filter((name, index) => maneuvers.indexOf(name) === index),
    );
  });

  property.prop([packs])('have the last breakpoints that are not empty', (list) => {
    const data = mergePacks(list);
    for (const field of ['coreTalentBreakpoints', 'pinnacleBreakpoints'] as const) {
      expect(data[field]).toEqual(
        list
          .map((pack) => pack[field])
          .filter((each) => each.length > 0)
          .at(-1) ?? [],
      );
    }
  });

  property.prop([packs])('unite groups, those of the current damage types among them', (list) => {
    const data = mergePacks(list);
    const inForce = new Map(
      list.flatMap((pack) => pack.damageInfo.map((info) => [info.type, info] as const)),
    );
    const named = list.flatMap((pack) => [...pack.groups.skillGroups]);
    const related = [...inForce].map(
      ([type, info]) => [data.damageTypes.get(type)!.groupKey, info.relatedSkills ?? []] as const,
    );
    const expected = new Map<string, Set<string>>();
    for (const [key, names] of [...named, ...related]) {
      expected.set(key, new Set([...(expected.get(key) ?? []), ...names]));
    }
    expect(new Map([...data.skillGroups].map(([key, names]) => [key, new Set(names)]))).toEqual(expected);
  });

  property.prop([packs])('index groups and skills both ways', (list) => {
    const data = mergePacks(list);
    for (const [key, names] of data.skillGroups) {
      expect(new Set(names).size).toBe(names.length);
      expect(data.glossary.skillGroup(key)).toBe(names);
      for (const name of names) expect(data.groupsOfSkill.get(name)).toContain(key);
    }
    for (const [skill, keys] of data.groupsOfSkill) {
      for (const key of keys) expect(data.skillGroups.get(key)).toContain(skill);
    }
  });

  property.prop([packs])('list the packs in their order', (list) => {
    expect(mergePacks(list).packs).toEqual(list.map(({ name, version }) => ({ name, version })));
  });
});

describe('damage types', () => {
  const info = (fields: Partial<DamageInfo>) => ({
    type: 'DAMAGE_TYPE_A',
    name: 'Cold Iron',
    relatedSkills: ['Blades'],
    ...fields,
  });

  it.each([
    [info({}), { groupKey: 'COLD_IRON_SKILLS', soakName: 'COLD_IRON_SOAK' }],
    [info({ skillGroupName: '' }), { groupKey: 'COLD_IRON_SKILLS' }],
    [info({ skillGroupName: 'Arts of  War' }), { groupKey: 'ARTS_OF__WAR', soakName: 'COLD_IRON_SOAK' }],
    [info({ skillGroupName: 'PHYSICAL_SKILLS' }), { groupKey: 'PHYSICAL_SKILLS' }],
    [info({ name: 'straße' }), { groupKey: 'STRASSE_SKILLS', soakName: 'STRASSE_SOAK' }],
  ])('%j has the keys %j', (given, keys) => {
    const { damageTypes } = gameDataOf(aPack({ damageInfo: [given] }));
    expect(damageTypes.get('DAMAGE_TYPE_A')).toMatchObject({
      type: 'DAMAGE_TYPE_A',
      name: given.name,
      ...keys,
    });
    expect(damageTypes.size).toBe(1);
  });

  it('related skills join the group of that key', () => {
    const { skillGroups, groupsOfSkill } = gameDataOf(
      aPack({
        groups: { skillGroups: { COLD_IRON_SKILLS: ['Bows'], OTHER: ['Blades'] } },
        damageInfo: [info({})],
      }),
    );
    expect(skillGroups.get('COLD_IRON_SKILLS')).toEqual(['Bows', 'Blades']);
    expect(groupsOfSkill.get('Blades')).toEqual(['COLD_IRON_SKILLS', 'OTHER']);
  });

  it('a later pack replaces the damage type, including its related skills', () => {
    const data = gameDataOf(
      aPack({ damageInfo: [info({}), info({ type: 'DAMAGE_TYPE_B', name: 'Fire' })] }),
      aPack({ damageInfo: [info({ name: 'Steel', relatedSkills: ['Bows'] })] }),
    );
    expect([...data.damageTypes.values()].map(({ name }) => name)).toEqual(['Steel', 'Fire']);
    expect(data.skillGroups).toEqual(
      new Map([
        ['STEEL_SKILLS', ['Bows']],
        ['FIRE_SKILLS', ['Blades']],
      ]),
    );
  });

  it('have the names from the packs, and the fixed ones their own', () => {
    const { glossary } = gameDataOf(aPack({ damageInfo: [info({})] }));
    expect(
      (['UNRELATED', 'DAMAGE_TYPE_A', 'DAMAGE_TYPE_B', 'HEALING'] as const).map(glossary.damageTypeName),
    ).toEqual(['Unrelated', 'Cold Iron', 'DAMAGE_TYPE_B', 'Healing']);
  });
});

describe('the glossary', () => {
  const { glossary } = gameDataOf(
    aPack({
      skills: [aSkill('blades'), aSkill('Zeal'), aSkill('Bows'), aSkill('Ärgern')],
      statusEffects: [aStatusEffect('Frozen'), aStatusEffect('Burning')],
      talents: [aTalent('Parry')],
    }),
  );

  it('lists skills and status effects sorted', () => {
    expect(glossary.skills).toEqual(['Ärgern', 'blades', 'Bows', 'Zeal']);
    expect(glossary.statusEffects).toEqual(['Burning', 'Frozen']);
  });

  it('knows only the defined status effects', () => {
    expect(['Burning', 'Parry', 'constructor'].map(glossary.hasStatusEffect)).toEqual([true, false, false]);
    expect(glossary.skillGroup('constructor')).toEqual([]);
  });
});

it('a constant below 0 does not replace the earlier one, but 0 does', () => {
  const base = aPack({ constants: { MAXIMUM_HEALTH: 20, MAXIMUM_ENERGY: 10 } });
  const { constants } = gameDataOf(base, aPack({ constants: { MAXIMUM_HEALTH: -1, MAXIMUM_ENERGY: 0 } }));
  expect([constants.MAXIMUM_HEALTH, constants.MAXIMUM_ENERGY]).toEqual([20, 0]);
});

it('no constant exceeds the largest number', () => {
  const { constants } = gameDataOf(aPack({ constants: { MAXIMUM_HEALTH: 1e308, MAXIMUM_ENERGY: 1e12 } }));
  expect([constants.MAXIMUM_HEALTH, constants.MAXIMUM_ENERGY]).toEqual([MAX_NUMBER, MAX_NUMBER]);
});

it('game data cannot be changed', () => {
  expect(Object.isFrozen(gameDataOf())).toBe(true);
});
