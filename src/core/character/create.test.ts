import { describe, expect, it } from 'vitest';
import { aPack, aSkill, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { SMALL_GAME } from '../../testing/sheets.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import { checkNewCharacter, createCharacter } from './create.ts';
import { DEFAULT_SHEET } from './sheet/default-sheet.ts';
import { parseSheet, storedSheetOf } from './sheet/parse-sheet.ts';

const GOOD = { name: 'Aria', startingSkills: ['Blades', 'Lore'], startingPotential: 5 };

describe('a new character is checked in this order', () => {
  it.each([
    [{ startingSkills: ['Blades'], name: '' }, 'Please select 2 skills.'],
    [{ startingSkills: ['Blades', 'Blades'] }, 'Please select 2 skills.'],
    [{ startingSkills: ['Blades', 'Cooking'] }, 'Please select 2 skills.'],
    [{ name: '  ', startingPotential: -1 }, 'Please enter a name.'],
    [{ name: 'None' }, 'You cannot use None as a name.'],
    [{ name: 'Aria?' }, 'You cannot include ? characters.'],
    [{ name: ' bORIS ' }, 'You already have a character with that name.'],
    [{ name: 'x'.repeat(201) }, 'You cannot use more than 200 characters in a name.'],
    [{ name: 'A\tB' }, 'You cannot include control characters in a name.'],
    [{ startingSkills: ['Blades', 'Lore', 'Bows'], name: '' }, 'Please enter a name.'],
    [
      { startingSkills: ['Blades', 'Lore', 'Bows'], startingPotential: -1 },
      'Please select no more than 2 skills.',
    ],
    [{ startingPotential: -1 }, 'Please enter a starting potential of 0 or more.'],
    [{ startingPotential: Number.NaN }, 'Please enter a starting potential of 0 or more.'],
  ])('%j: %s', (fields, message) => {
    expect(checkNewCharacter({ ...GOOD, ...fields }, SMALL_GAME, ['Boris'])).toBe(message);
  });

  it('has no problem if every field is valid', () => {
    expect(checkNewCharacter(GOOD, SMALL_GAME, ['Boris'])).toBeUndefined();
    expect(checkNewCharacter({ ...GOOD, startingPotential: 0 }, SMALL_GAME, [])).toBeUndefined();
  });
});

describe('a new character', () => {
  it('starts with the currency and the boost points of the packs, each 0 without', () => {
    const withStart = (start: unknown) => {
      const skills = ['Blades', 'Lore'].map((name) => aSkill(name));
      const gameData = gameDataOf(aPack({ constants: CONSTANTS, skills, play: { start } }));
      const { currency, boostPoints } = createCharacter(GOOD, gameData);
      return [currency, boostPoints];
    };
    expect(withStart({ currency: 60, boostPoints: 3 })).toEqual([60, 3]);
    expect(withStart({ boostPoints: 1 })).toEqual([0, 1]);
    expect(withStart({ currency: -1 })).toEqual([0, 0]);
    expect(withStart('much')).toEqual([0, 0]);
  });

  it('starts with its skills, at its maxima, and with nothing else', () => {
    const sheet = createCharacter({ ...GOOD, name: ' Aria ' }, SMALL_GAME);
    expect(sheet).toEqual({
      ...DEFAULT_SHEET,
      name: 'Aria',
      packInfo: [['Small Game', 3]],
      health: 20,
      energy: 10,
      vigor: 3,
      focus: 3,
      potential: 5,
      skills: new Map([
        ['Blades', 2],
        ['Bows', 1],
        ['Lore', 2],
        ['Stealth', 1],
      ]),
    });
    expect(parseSheet(storedSheetOf(sheet))).toEqual({ ok: true, value: sheet });
  });

  it('has the maxima that the core talents of its starting skills raise', () => {
    const gameData = gameDataOf(
      aPack({
        constants: CONSTANTS,
        coreTalentBreakpoints: [2],
        skills: [aSkill('Blades', { coreTalents: [['Hardy']] }), aSkill('Lore')],
        talents: [
          aTalent('Hardy', {
            tier: 'CORE',
            modifiers: { MAXIMUM_HEALTH: 4, MAXIMUM_ENERGY: 3, MAXIMUM_VIGOR: 2, MAXIMUM_FOCUS: 1 },
          }),
        ],
      }),
    );
    expect(createCharacter(GOOD, gameData)).toMatchObject({ health: 24, energy: 13, vigor: 5, focus: 4 });
  });

  it.each([
    [2.5, 3],
    [-4, 0],
    [Number.NaN, 0],
    [1e300, MAX_NUMBER],
  ])('with a starting potential of %d has %d', (startingPotential, potential) => {
    expect(createCharacter({ ...GOOD, startingPotential }, SMALL_GAME)).toMatchObject({ potential });
  });
});
