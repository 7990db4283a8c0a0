import { describe, expect, it } from 'vitest';
import { aPack, aSkill, aTalent, CONSTANTS, gameDataOf } from '../../testing/packs.ts';
import { aSheet } from '../../testing/sheets.ts';
import { wordingText } from '../lib/wording.ts';
import { checkNewCharacter } from './create.ts';
import { parkedNames } from './parked/parked-names.ts';
import { parkedParts } from './parked/parked-parts.ts';
import { pinnaclesOf, potentialOf } from './potential.ts';
import { checkSkills } from './skills/skills.ts';
import { checkTalentDraft, talentChoices } from './talents/talent-draft.ts';

const gameData = gameDataOf(
  aPack({
    constants: CONSTANTS,
    pinnacleBreakpoints: [0],
    skills: [aSkill('Blades'), aSkill('Bows')],
    talents: [
      aTalent('Hale'),
      aTalent('Legend', { tier: 'PINNACLE' }),
      aTalent('Saga', { tier: 'PINNACLE' }),
    ],
    play: { labels: { POTENTIAL: 'Years', HEALTH: 'Blood' } },
  }),
);

const POOR = aSheet({ potential: 0, skills: new Map([['Blades', 2]]) });
const NEW = { name: 'Bo', startingSkills: ['Blades', 'Bows'], startingPotential: -1 };

describe('the words of the packs', () => {
  it('are in the reasons why talents, levels and a new character are refused', () => {
    const [hale] = talentChoices(POOR, [], gameData);
    const tooDear = 'You cannot add a talent that would use more Years than you have.';
    expect(hale?.refusal && wordingText(hale.refusal.text)).toBe(tooDear);
    expect(checkTalentDraft(POOR, ['Hale'], gameData)).toBe(tooDear);
    expect(checkTalentDraft(POOR, ['Legend', 'Saga'], gameData)).toBe(
      'You have more pinnacles than your Years reaches.',
    );
    expect(checkSkills(POOR, new Map([['Blades', 5]]), gameData)).toBe(
      'Your cost is greater than your Years',
    );
    expect(checkNewCharacter(NEW, gameData, [])).toBe('Please enter a starting Years of 0 or more.');
  });

  it('are in the parts of sums', () => {
    expect(potentialOf(aSheet({ potential: 9 }), gameData).free.parts[0]?.source).toBe('Years');
    expect(pinnaclesOf(POOR, gameData).reached.parts[0]?.source).toBe('Years 0');
  });

  it('are in the names of parked points of a bar', () => {
    const { parked } = POOR;
    const sheet = { ...POOR, parked: { ...parked, bars: [{ bar: 'HEALTH', from: 9, to: 4 }] } } as const;
    expect(parkedNames(sheet.parked, sheet, gameData).belongings).toEqual(['5 Blood']);
    expect(parkedParts(sheet, gameData).map(({ name }) => name)).toEqual(['5 Blood']);
  });
});
