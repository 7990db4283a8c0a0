import { describe, expect, it } from 'vitest';
import { anAction, anItem, aPackJson, aSkill, aStatusEffect, aTalent } from '../../../testing/packs.ts';
import { followRenames } from './follow-renames.ts';

const names = (list: string, from: string, to: string) => new Map([[list, new Map([[from, to]])]]);

describe('renaming', () => {
  it('follows a name through lists, nodes, groups and play, and leaves malformed nodes', () => {
    const pack = (name: string) =>
      aPackJson({
        statusEffects: [aStatusEffect(name)],
        actions: {
          actions: [
            anAction('Scorch', {
              inputs: { statusEffect: { effects: [name, 'Cold'] } },
              effects: [
                { kind: 'GAIN_STATUS_EFFECT', statusEffect: name },
                { kind: 'ODD', statusEffect: 'Burning' },
              ],
              conditions: [{ kind: 'HAS_STATUS_EFFECT', statusEffects: [name] }],
            }),
          ],
        },
        items: [anItem('Burning')],
        play: {
          rulebook: [
            { title: 'Fire', text: [`[[${name}]] hurts. Burning is a word.`, { table: [[`[[${name}]]`]] }] },
          ],
          uses: [{ item: 'Burning', removes: [name] }],
          endOfRound: [{ kind: 'STATUS_EFFECT', statusEffect: name, resource: 'HEALTH' }],
          foes: [
            { name: 'Wolf', maximumHealth: 1, maximumEnergy: 1, maximumAP: 1, dice: 1, proofAgainst: [name] },
          ],
        },
      });
    const withTerm = pack('Burning');
    const terms = JSON.stringify(followRenames(withTerm, names('statusEffects', 'Burning', 'Ablaze')));
    // The item of the same name keeps the terms, which may mean it.
    expect(terms).toBe(JSON.stringify(pack('Ablaze')).replaceAll('[[Ablaze]]', '[[Burning]]'));
    const withoutItem = { ...withTerm, items: [] };
    expect(followRenames(withoutItem, names('statusEffects', 'Burning', 'Ablaze'))).toEqual({
      ...pack('Ablaze'),
      items: [],
    });
  });

  it('takes the soak and the skill group of a damage type along', () => {
    const pack = (name: string, key: string) =>
      aPackJson({
        damageInfo: [{ type: 'DAMAGE_TYPE_A', name, relatedSkills: ['Blades'] }],
        groups: { skillGroups: { [`${key}_SKILLS`]: ['Bows'] } },
        items: [anItem('Shield', { modifiers: { SOAK: 1, [`${key}_SOAK`]: 2 } })],
        actions: { actions: [anAction('Slash', { inputs: { skill: { groups: [`${key}_SKILLS`] } } })] },
      });
    expect(followRenames(pack('Cold Iron', 'COLD_IRON'), names('damageInfo', 'Cold Iron', 'Steel'))).toEqual(
      pack('Steel', 'STEEL'),
    );
  });

  it('follows a name into the character sheet of a foe, where it may be a key', () => {
    const pack = (name: string) =>
      aPackJson({
        skills: [aSkill(name)],
        play: {
          foes: [
            { name: 'Aria', sheet: { version: 7, skills: { Bows: 2, [name]: 3 }, talents: ['Blades'] } },
          ],
        },
      });
    expect(followRenames(pack('Blades'), names('skills', 'Blades', 'Swords'))).toEqual(pack('Swords'));
    const talents = {
      play: { foes: [{ name: 'Aria', sheet: { talents: ['Parry'], pinnacles: ['Parry'] } }] },
    };
    expect(followRenames(talents, names('talents', 'Parry', 'Ward'))).toEqual({
      play: { foes: [{ name: 'Aria', sheet: { talents: ['Ward'], pinnacles: ['Ward'] } }] },
    });
  });

  it('exchanges two names at once', () => {
    const pack = (a: string, b: string) =>
      aPackJson({
        skills: [aSkill(a), aSkill(b)],
        groups: { skillGroups: { G: [a, b, a] } },
        play: { rulebook: [{ title: 'S', text: [`[[${a}]] and [[${b}]].`] }] },
      });
    const both = new Map([
      [
        'skills',
        new Map([
          ['A', 'B'],
          ['B', 'A'],
        ]),
      ],
    ]);
    expect(followRenames(pack('A', 'B'), both)).toEqual(pack('B', 'A'));
  });

  it('shares what it does not change', () => {
    const json = aPackJson({ talents: [aTalent('A'), aTalent('B', { upgrades: 'A' }), aTalent('C')] });
    const after = followRenames(json, names('talents', 'A', 'Z')) as typeof json;
    expect(after.items).toBe(json.items);
    expect((after.talents as unknown[])[2]).toBe((json.talents as unknown[])[2]);
    expect(followRenames(json, new Map())).toBe(json);
  });
});
