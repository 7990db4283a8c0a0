import { it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { arbitraryPackJson } from '../../../testing/arbitrary-packs.ts';
import { anAction, anItem, aPackJson, aSkill, aTalent, type PackJson } from '../../../testing/packs.ts';
import { wordingText } from '../../lib/wording.ts';
import { diffPacks } from './diff-packs.ts';
import { sectionInWords } from './diff-words.ts';

/** The differences of two packs as lines, by section. */
function lines(before: PackJson, after: PackJson): Record<string, readonly string[]> {
  const sections = diffPacks(aPackJson(before), aPackJson(after));
  return Object.fromEntries(
    sections.map((section) => [section.label, Array.from(sectionInWords(section), wordingText)]),
  );
}

const LONG = 'You turn the blow aside and answer it at once with the flat of the blade.';

describe('the differences of two packs', () => {
  it('are told by entry and field, list by list', () => {
    const before: PackJson = {
      constants: { MAXIMUM_HEALTH: 9, MAXIMUM_ENERGY: 4 },
      play: { roll: { kind: 'SUM' }, check: { dice: 3 }, rests: [{ name: 'A night', text: 'x' }] },
      items: [anItem('Sword', { cost: 3, modifiers: { POWER: 1 } }), anItem('Rope')],
      skills: [aSkill('Stars')],
      talents: [aTalent('Night Owl', { tags: ['Night', 'Bird'] })],
    };
    const after: PackJson = {
      version: 2,
      constants: { MAXIMUM_HEALTH: 12, MAXIMUM_ENERGY: 4 },
      play: { roll: { kind: 'SUM' }, check: { dice: 4 }, rests: [{ name: 'A night', text: 'y' }], foes: [] },
      actions: { actions: [anAction('Wink')], defaultActions: ['Wink'] },
      items: [
        anItem('Sword', { cost: 5, modifiers: { POWER: 2 } }),
        anItem('Lamp', { description: 'Light' }),
      ],
      skills: [aSkill('Stars')],
      talents: [aTalent('Night Owl', { tags: ['Night', 'Fast'] })],
    };
    expect(lines(before, after)).toEqual({
      Actions: ['+ Wink'],
      Items: ['− Rope', '+ Lamp', 'Sword: cost: 3 → 5', 'Sword: modifiers › POWER: 1 → 2'],
      Talents: ['Night Owl: tags: Bird → Fast'],
      Rests: ['A night: text: x → y'],
      Constants: ['MAXIMUM_HEALTH: 9 → 12'],
      Play: ['check: dice: 3 → 4'],
      Pack: ['+ defaultActions', 'version: 1 → 2'],
    });
    expect(lines(after, after)).toEqual({});
  });

  it('tell costs, effects, conditions and inputs as players read them', () => {
    const slash = (fields: object) => ({ actions: { actions: [anAction('Slash', { ...fields })] } });
    const cost = { resource: 'ENERGY', by: 'CONSTANT', value: 2 };
    expect(
      lines(
        slash({ resources: [cost], effects: [{ kind: 'END_PHASE' }], conditions: [{ kind: 'ODD' }] }),
        slash({
          inputs: { skill: { skills: ['Blades'] } },
          resources: [{ ...cost, value: 3 }],
          conditions: [{ kind: 'HAS_STATUS_EFFECT', statusEffects: ['Burning'] }],
        }),
      ),
    ).toEqual({
      Actions: [
        'Slash: inputs › skill: none → Skill: Blades',
        'Slash: resources: 2 Energy → 3 Energy',
        'Slash: effects: − Ends the phase',
        'Slash: conditions: {"kind":"ODD"} → Has Burning',
      ],
    });
  });

  it('recognize a renamed entry by what the later pack says, and leave out references that follow', () => {
    const before: PackJson = {
      talents: [aTalent('Parry'), aTalent('Riposte', { upgrades: 'Parry' })],
      items: [anItem('Sword', { talents: ['Parry'] })],
      play: { rulebook: [{ title: 'Blades', text: ['Learn [[Parry]] and [[Riposte]].'] }] },
    };
    const after: PackJson = {
      talents: [aTalent('Ward', { description: 'New.' }), aTalent('Riposte', { upgrades: 'Ward' })],
      items: [anItem('Sword', { talents: ['Ward'] })],
      play: {
        rulebook: [{ title: 'Blades', text: ['Learn [[Ward]] and [[Riposte]].'] }],
        formerly: { talents: { Parry: 'Guard', Guard: 'Ward' } },
      },
    };
    expect(lines(before, after)).toEqual({ Talents: ['Parry is now Ward', 'Ward: description:  → New.'] });
  });

  it('recognize a renamed entry by the same content, and by a like one', () => {
    const item = (name: string, fields: object) => anItem(name, { description: LONG, ...fields });
    expect(
      lines(
        {
          items: [item('Ladle', { cost: 3 }), item('Spoon', { cost: 4, weight: 2 })],
          talents: [aTalent('A')],
        },
        {
          items: [item('Spoon II', { cost: 9, weight: 2 }), item('Long Ladle', { cost: 3 })],
          talents: [aTalent('B', { tier: 'MAJOR' })],
        },
      ),
    ).toEqual({
      Items: ['Ladle is now Long Ladle', 'Spoon is now Spoon II', 'Spoon II: cost: 4 → 9'],
      Talents: ['− A', '+ B'],
    });
  });

  it('take a text and a list of one paragraph for the same, and nothing for an empty list', () => {
    const { talents: _talents, ...partial } = aPackJson();
    const before = { ...partial, items: [{ name: 'Rope', description: ['Long.'], talents: [] }] };
    expect(diffPacks(before, aPackJson({ items: [{ name: 'Rope', description: 'Long.' }] }))).toEqual([]);
  });

  property.prop([arbitraryPackJson, arbitraryPackJson], { numRuns: 50 })(
    'are none of a pack with itself, and can be told of any two',
    (before, after) => {
      expect(diffPacks(before, before)).toEqual([]);
      for (const section of diffPacks(before, after)) {
        for (const line of sectionInWords(section)) expect(wordingText(line)).not.toContain('undefined');
      }
    },
  );

  it.each([[null], ['x'], [[]], [{ items: 5, actions: [], play: 'x', groups: { skillGroups: [] } }]])(
    'of %j and a pack are told without a throw',
    (odd) => {
      expect(diffPacks(odd, aPackJson({ items: [anItem('Rope')] }))).toContainEqual(
        expect.objectContaining({ label: 'Items', added: ['Rope'] }),
      );
      expect(diffPacks(aPackJson(), odd)).toBeInstanceOf(Array);
    },
  );
});
