import { describe, expect, it } from 'vitest';
import { anAction, anItem, aPackJson, aStatusEffect, aTalent } from '../../../testing/packs.ts';
import { packEntryName } from '../entry-place.ts';
import { copyEntry, danglingWithout, entryAt, listOfId, removeEntry, renameEntry } from './entries.ts';
import { listAt } from './json-edit.ts';

function at(list: string, index = 0) {
  const found = listOfId(list);
  if (found === undefined) throw new Error(list);
  return { list: found, index };
}

function renamed(json: unknown, list: string, index: number, name: string, isReleased = true): unknown {
  const outcome = renameEntry(json, at(list, index), name, { isReleased });
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.value;
}

describe('renaming an entry', () => {
  it('carries what characters own over, and keeps no circle', () => {
    const json = aPackJson({ talents: [aTalent('Parry'), aTalent('Riposte', { upgrades: 'Parry' })] });
    const once = renamed(json, 'talents', 0, 'Guard');
    expect(once).toMatchObject({
      play: { format: 1, formerly: { talents: { Parry: 'Guard' } } },
      talents: [{ name: 'Guard' }, { upgrades: 'Guard' }],
    });
    const twice = renamed(once, 'talents', 0, 'Ward');
    expect(twice).toMatchObject({ play: { formerly: { talents: { Parry: 'Ward', Guard: 'Ward' } } } });
    expect(renamed(twice, 'talents', 0, 'Parry')).toMatchObject({
      play: { formerly: { talents: { Guard: 'Parry', Ward: 'Parry' } } },
      talents: [{ name: 'Parry' }, { upgrades: 'Parry' }],
    });
  });

  it('writes nothing for what was never released, and leads older names on', () => {
    const json = aPackJson({ talents: [aTalent('Parry')] });
    expect(renamed(json, 'talents', 0, 'Guard', false)).toEqual(aPackJson({ talents: [aTalent('Guard')] }));
    const known = aPackJson({
      talents: [aTalent('Parry')],
      play: { formerly: { talents: { Block: 'Parry' } } },
    });
    expect(renamed(known, 'talents', 0, 'Guard', false)).toMatchObject({
      play: { formerly: { talents: { Block: 'Guard' } } },
    });
  });

  it('leaves a play and renamings that are no objects as they are', () => {
    for (const play of [null, 5, 'x', [], { formerly: 'x' }, { formerly: { talents: [] } }]) {
      const json = aPackJson({ talents: [aTalent('Parry')], play });
      expect(renamed(json, 'talents', 0, 'Guard')).toEqual(aPackJson({ talents: [aTalent('Guard')], play }));
    }
  });

  it('of one of several with the name leaves the others, and only the last one takes references along', () => {
    const json = aPackJson({
      talents: [aTalent('A'), aTalent('A', { tier: 'MAJOR' }), aTalent('B', { upgrades: 'A' })],
    });
    expect(renamed(json, 'talents', 0, 'First')).toMatchObject({
      talents: [{ name: 'First' }, { name: 'A' }, { upgrades: 'A' }],
    });
    expect(renamed(json, 'talents', 1, 'Last')).toEqual(
      aPackJson({
        talents: [aTalent('A'), aTalent('Last', { tier: 'MAJOR' }), aTalent('B', { upgrades: 'Last' })],
      }),
    );
  });

  it.each([
    ['Riposte', 'Another talent has this name.'],
    [' ', 'The name must not be blank.'],
    ['x'.repeat(201), 'You cannot use more than 200 characters in a name.'],
    ['a\u0007', 'You cannot include control characters in a name.'],
  ])('to %j is refused', (name, problem) => {
    const json = aPackJson({ talents: [aTalent('Parry'), aTalent('Riposte')] });
    expect(renameEntry(json, at('talents'), name, { isReleased: true })).toEqual({ ok: false, problem });
  });

  it('keeps names that mean something to JavaScript', () => {
    const json = JSON.parse(
      JSON.stringify(aPackJson({ talents: [aTalent('A'), aTalent('B', { upgrades: 'A' })] })),
    );
    const odd = renamed(json, 'talents', 0, '__proto__');
    expect(JSON.stringify(odd)).toContain('"formerly":{"talents":{"A":"__proto__"}}');
    expect(JSON.stringify(renamed(odd, 'talents', 0, 'C'))).toContain('"__proto__":"C"');
  });
});

describe('deleting an entry', () => {
  const json = aPackJson({
    statusEffects: [aStatusEffect('Burning')],
    items: [anItem('Torch'), anItem('Parry')],
    talents: [aTalent('Parry'), aTalent('Riposte', { upgrades: 'Parry', prerequisites: ['Riposte'] })],
    actions: {
      actions: [anAction('Slash')],
      maneuvers: [
        anAction('Slash', {
          conditions: [
            { kind: 'ACTION_OCCURRED', actions: ['Slash'], when: 'COMBAT' },
            { kind: 'SELECTED_ACTION_IS', actions: ['Slash'] },
          ],
        }),
      ],
    },
    play: {
      uses: [{ item: 'Torch', gains: [{ statusEffect: 'Burning' }] }],
      rulebook: [{ title: 'R', text: ['[[Parry]]'] }],
    },
  });

  it('names what would refer to nothing', () => {
    const places = (list: string, index = 0) =>
      danglingWithout(json, at(list, index)).map((place) => place.join('.'));
    expect(places('statusEffects')).toEqual(['play.uses.0.gains.0.statusEffect']);
    expect(places('items')).toEqual(['play.uses.0.item']);
    // A term may mean the item of the same name.
    expect(places('talents')).toEqual(['talents.1.upgrades']);
    // What the entry itself refers to goes with it.
    expect(places('talents', 1)).toEqual([]);
    // A maneuver of the name may have occurred.
    expect(places('actions')).toEqual(['actions.maneuvers.0.conditions.1.actions.0']);
    expect(
      danglingWithout(json, at('items'), (list, name) => list.id === 'items' && name === 'Torch'),
    ).toEqual([]);
  });

  it('takes it out of its list, and out of it alone', () => {
    const after = removeEntry(json, at('items'));
    expect(after).toEqual({ ...json, items: [anItem('Parry')] });
  });
});

it('a copied entry stands below the first, under its own name', () => {
  const json = aPackJson({ items: [anItem('A', { cost: 9 }), anItem('B')] });
  const after = copyEntry(json, at('items'), 'A (2)');
  expect(listAt(after, ['items']).map(packEntryName)).toEqual(['A', 'A (2)', 'B']);
  expect(entryAt(after, at('items', 1))).toEqual(anItem('A (2)', { cost: 9 }));
});
