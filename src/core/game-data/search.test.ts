import { describe, expect, it } from 'vitest';
import { anAction, anItem, aPack, aStatusEffect, aTalent } from '../../testing/packs.ts';
import type { StatusEffect } from './pack.ts';
import {
  GLOSSARY_FIELDS,
  indexAtLevel,
  type SearchMode,
  type SearchQuery,
  search,
  searchIndex,
  withQuery,
} from './search.ts';

const pack = aPack({
  actions: {
    actions: [anAction('Slash', { tags: ['Attack'] }), anAction('Wait', { description: 'Do nothing.' })],
  },
  items: [anItem('Sword', { actions: ['Slash'] }), anItem('Stone')],
  statusEffects: [aStatusEffect('Burning', { tags: ['Fire'], description: 'Lose SE_LEVEL health.' })],
  talents: [
    aTalent('riposte', { tags: ['Reaction', 'Blade'], maneuvers: ['Feint'], tier: 'MAJOR' }),
    aTalent('Parry', { description: ['Turn a blade', 'aside.'], actions: ['Slash', 'Stab'] }),
    aTalent('Éclair', { description: 'As FAST as lightning. (Once.)' }),
    aTalent('Iron Will', { tier: 'PINNACLE' }),
  ],
});

const talents = searchIndex(pack.talents, GLOSSARY_FIELDS.talents);

function found(mode: SearchMode, ...queries: (readonly [SearchQuery['field'], string])[]): readonly string[] {
  const asked = queries.map(([field, value]) => ({ field, value }));
  return search(talents, asked, mode).map((talent) => talent.name);
}

describe('a glossary', () => {
  it('is sorted by letter, regardless of case and accent', () => {
    expect(talents.entries.map((talent) => talent.name)).toEqual(['Éclair', 'Iron Will', 'Parry', 'riposte']);
  });

  it.each([
    ['actions', pack.actions.actions, ['Name', 'Description', 'Tags']],
    ['items', pack.items, ['Name', 'Description', 'Actions', 'Maneuvers']],
    ['statusEffects', pack.statusEffects, ['Name', 'Description', 'Tags']],
    ['talents', pack.talents, ['Name', 'Description', 'Tags', 'Tier', 'Actions', 'Maneuvers']],
  ] as const)('of %s is searched by its own fields', (glossary, entries, fields) => {
    const index = searchIndex<{ readonly name: string }>(entries, GLOSSARY_FIELDS[glossary] as object);
    expect(index.fields).toEqual(fields);
  });

  it('of items, status effects and actions is searched like that of talents', () => {
    const items = searchIndex(pack.items, GLOSSARY_FIELDS.items);
    expect(search(items, [{ field: 'Actions', value: '*' }], 'all').map(({ name }) => name)).toEqual([
      'Sword',
    ]);
    const effects = searchIndex(pack.statusEffects, GLOSSARY_FIELDS.statusEffects);
    expect(search(effects, [{ field: 'Tags', value: 'fire' }], 'any')).toEqual(pack.statusEffects);
    const actions = searchIndex(pack.actions.actions, GLOSSARY_FIELDS.actions);
    expect(search(actions, [{ field: 'Tags', value: 'attack' }], 'any')).toEqual([pack.actions.actions[0]]);
  });
});

describe('status effects at a level', () => {
  const effects = searchIndex<StatusEffect>(
    aPack({
      statusEffects: [
        aStatusEffect('Bleeding', { description: 'Lose 1 health.' }),
        aStatusEffect('Burning', {
          description: ['It burns.', 'Lose SE_LEVEL health, SE_LEVEL each round.'],
        }),
      ],
    }).statusEffects,
    GLOSSARY_FIELDS.statusEffects,
  );

  it.each([
    [1, 'lose 1 health', ['Bleeding', 'Burning']],
    [1, '1 each', ['Burning']],
    [12, 'lose 1 health', ['Bleeding']],
    [12, 'LOSE 12 HEALTH', ['Burning']],
    [1, 'SE_LEVEL', []],
    [1, 'burns.lose', []],
  ])('%d are found by %j in the text of their cards: %j', (level, value, names) => {
    const matching = search(indexAtLevel(effects, level), [{ field: 'Description', value }], 'any');
    expect(matching.map(({ name }) => name)).toEqual(names);
  });

  it('share their order and their other fields, and each field is built once', () => {
    const [one, two] = [indexAtLevel(effects, 1), indexAtLevel(effects, 2)];
    expect(one.entries).toBe(two.entries);
    expect(one.fields).toEqual(effects.fields);
    expect(one.text('Name')).toBe(two.text('Name'));
    expect(one.text('Description')).toBe(one.text('Description'));
  });
});

describe('a search', () => {
  it('without queries finds everything, in either mode', () => {
    expect(found('any')).toHaveLength(4);
    expect(found('all')).toHaveLength(4);
  });

  it.each<[SearchQuery['field'], string, readonly string[]]>([
    ['Name', 'R', ['Éclair', 'Iron Will', 'Parry', 'riposte']],
    ['Name', 'RIP', ['riposte']],
    ['Name', 'é', ['Éclair']],
    ['Name', 'zzz', []],
    ['Name', '*', []],
    ['Description', 'fast AS', ['Éclair']],
    ['Description', '(once.)', ['Éclair']],
    ['Description', 'bladeaside', []],
    ['Tags', 'blade', ['riposte']],
    ['Tier', 'pin', ['Iron Will']],
    ['Tier', 'm', ['Éclair', 'Parry', 'riposte']],
    ['Actions', 'stab', ['Parry']],
    ['Actions', '*', ['Parry']],
    ['Maneuvers', '*', ['riposte']],
    ['Maneuvers', '**', []],
  ])('for %s %j finds %j', (field, value, names) => {
    expect(found('any', [field, value])).toEqual(names);
    expect(found('all', [field, value])).toEqual(names);
  });

  it('requires one matching query in mode any, and all of them in mode all', () => {
    const queries = [
      ['Name', 'parry'],
      ['Tier', 'pinnacle'],
      ['Actions', '*'],
    ] as const;
    expect(found('any', ...queries)).toEqual(['Iron Will', 'Parry']);
    expect(found('all', ...queries)).toEqual([]);
    expect(found('all', ['Name', 'parry'], ['Actions', '*'])).toEqual(['Parry']);
  });

  it('never matches across two entries or parts, and matches everything for an empty query', () => {
    expect(found('any', ['Name', 'will\0parry'])).toEqual([]);
    expect(found('any', ['Description', '\0'])).toEqual([]);
    expect(found('any', ['Name', ''])).toHaveLength(4);
  });

  it('counts a repeated query each time', () => {
    const often = Array.from({ length: 300 }, () => ['Name', 'parry'] as const);
    expect(found('any', ...often)).toEqual(['Parry']);
    expect(found('all', ...often, ['Tier', 'pinnacle'])).toEqual([]);
  });

  it('gives the same result again', () => {
    expect(found('any', ['Tags', 'blade'])).toEqual(found('any', ['Tags', 'blade']));
  });

  it('by a field that the entries lack finds nothing', () => {
    const items = searchIndex(pack.items, GLOSSARY_FIELDS.items);
    expect(search(items, [{ field: 'Tier', value: 'm' }], 'any')).toEqual([]);
  });
});

describe('adding a query', () => {
  const one = [{ field: 'Name', value: 'Parry' }] as const;

  it('adds it last, trimmed', () => {
    expect(withQuery(one, { field: 'Tags', value: ' Fire ' })).toEqual([
      ...one,
      { field: 'Tags', value: 'Fire' },
    ]);
  });

  it.each(['', '   '])('adds nothing for %j', (value) => {
    expect(withQuery(one, { field: 'Tags', value })).toBe(one);
  });

  it('adds no query twice, but accepts its value for another field and another value for its field', () => {
    expect(withQuery(one, { field: 'Name', value: 'Parry ' })).toBe(one);
    const two = withQuery(one, { field: 'Tags', value: 'Fire' });
    for (const query of two) expect(withQuery(two, query)).toBe(two);
    expect(withQuery(one, { field: 'Tags', value: 'Parry' })).toHaveLength(2);
    expect(withQuery(one, { field: 'Name', value: 'parr' })).toHaveLength(2);
  });
});
