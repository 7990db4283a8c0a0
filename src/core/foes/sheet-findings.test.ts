import { describe, expect, it } from 'vitest';
import { ILSE } from '../../testing/fights.ts';
import { findings } from '../../testing/pack-findings.ts';
import { aPack, aPackJson, gameDataOf } from '../../testing/packs.ts';
import { HOSTILE, pathsOf, withValue } from '../../testing/sound-play.ts';
import { wordingText } from '../lib/wording.ts';
import { checkPack } from './check-pack.ts';
import { parseFoe } from './parse-foe.ts';
import { sheetFindings } from './sheet-findings.ts';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

const CHECKED = { pack: aPack(), gameData: gameDataOf(aPack()), standsAlone: true };

const ARIA = { version: 7, name: 'Aria', health: 3 };

/** The findings of the checker in a foe with this sheet, each as one line from its path in the sheet. */
const inSheet = (sheet: unknown): readonly string[] =>
  findings({ play: { foes: [{ name: 'Aria', sheet }] } }).map((line) =>
    line.replace('$.play.foes[0].sheet', 'sheet'),
  );

describe('the character sheet of a foe', () => {
  it.each([
    ['a version in words', { ...ARIA, version: 'x' }, ['error sheet.version: It has to be a whole number.']],
    [
      'no name',
      { version: 7, health: 3 },
      ['error sheet: It needs at least a version, a name and one more field.'],
    ],
    ['nothing of a character', {}, ['error sheet: It needs at least a version, a name and one more field.']],
    ['a name that is no text', { ...ARIA, name: 5 }, ['error sheet.name: It has to be a text.']],
    [
      'a name of no character',
      { ...ARIA, name: 'Who?' },
      ['error sheet.name: You cannot include ? characters.'],
    ],
    [
      'skills in a list',
      { ...ARIA, skills: ['Blades'] },
      ['error sheet.skills: It has to be an object, a level for each skill.'],
    ],
    [
      'an inventory in a list',
      { ...ARIA, inventory: [] },
      ['error sheet.inventory: It has to be an object, an item for each id.'],
    ],
    [
      'several wrong types',
      { ...ARIA, health: '3', skills: { Blades: 'two' }, talents: ['Parry', 5], combatState: 5 },
      [
        'error sheet.health: This must be a number.',
        'error sheet.skills.Blades: This must be a number.',
        'error sheet.talents[1]: This must be a text.',
        'error sheet.combatState: This must be an object.',
      ],
    ],
    [
      'more than a character has',
      { ...ARIA, talents: new Array(2_001).fill('Parry') },
      ['error sheet.talents: There are 2,001 talents; a character has at most 2,000.'],
    ],
  ])('that cannot be read is a finding with its path and the reason: %s', (_what, sheet, expected) => {
    expect(inSheet(sheet)).toEqual(expected);
    // The reader of the game master's own foes says the same of the file.
    expect(parseFoe({ name: 'Aria', sheet })).toEqual({
      ok: false,
      problem: {
        path: expect.stringMatching(/^\$\.sheet/u),
        message: expected[0]?.replace(/^\S+ \S+ /u, ''),
      },
    });
  });

  it('of a newer version is a warning, and so is what its upgrade takes out', () => {
    expect(inSheet({ ...ARIA, version: 8, health: 'x' })).toEqual([
      'warning sheet.version: This sheet is of version 8, and this Tabard reads up to version 7.',
    ]);
    expect(inSheet({ ...ARIA, version: 6, energy: 'many' })).toEqual([
      'warning sheet.energy: This must be a number.',
    ]);
  });

  it.each([
    ['of the current version', ILSE],
    ['of an older version', { ...ARIA, version: 3, currentHealth: 2 }],
  ])('%s that can be read is no finding', (_what, sheet) => {
    expect(inSheet(sheet).filter((line) => !line.includes('is defined'))).toEqual([]);
  });

  it('is named by its foe, with advice', () => {
    const sheet = { ...ARIA, energy: [] };
    const found = checkPack(aPackJson({ play: { foes: [{ name: 'Aria', sheet }] } }));
    const finding = found.find(({ path }) => path.includes('.sheet'));
    expect(finding?.where && wordingText(finding.where)).toBe('Aria: sheet › energy');
    expect(finding?.advice).toBe('The foe has no group and cannot act until its sheet can be read.');
  });

  it('is no finding where nothing of play is read, and never breaks the checker', () => {
    const foes = [{ name: 'Aria', sheet: {} }];
    for (const play of [
      { format: 9, foes },
      { foes, more: nested(5_000) },
      { foes: {} },
      { foes: [1, null, [], { sheet: 3 }] },
    ]) {
      expect(
        findings({ play }).filter((line) => line.includes('.sheet:') && line.includes('It needs')),
      ).toEqual([]);
    }
    expect(() =>
      findings({
        play: {
          foes: [
            { name: 'A', sheet: { __proto__: null, version: 7, name: 'A', notes: 'x'.repeat(1_000_000) } },
          ],
        },
      }),
    ).not.toThrow();
  });

  it.each([-1, 3, 7, 8])(
    'of version %i never breaks the checker, whatever stands at any place',
    (version) => {
      const sheet = { ...ILSE, version, species: 'Elf', currentHealth: 3 };
      for (const path of pathsOf(sheet)) {
        for (const value of HOSTILE) {
          const foes = [{ name: 'Aria', sheet: withValue(sheet, path, value) }];
          for (const finding of sheetFindings({ ...CHECKED, json: { play: { foes } } })) {
            expect(finding.path.startsWith('$.play.foes[0].sheet')).toBe(true);
          }
        }
      }
    },
  );
});
