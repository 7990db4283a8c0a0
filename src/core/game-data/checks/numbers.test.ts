import { describe, expect, it } from 'vitest';
import { findings, GAME } from '../../../testing/pack-findings.ts';
import { aPack, aSkill, aTalent, CONSTANTS } from '../../../testing/packs.ts';

describe('constants', () => {
  it('of 0 fail verification, and negative ones have no effect', () => {
    expect(findings({ constants: { MAXIMUM_HEALTH: 0, MAXIMUM_ENERGY: -1 } })).toEqual([
      'error $.constants.MAXIMUM_HEALTH: This is 0, so the game data fail verification.',
      'warning $.constants.MAXIMUM_ENERGY: This is below 0, so it counts for nothing.',
    ]);
  });

  it('that a pack alone lacks are reported together', () => {
    const { MAXIMUM_FOCUS: _focus, MAXIMUM_VIGOR: _vigor, ...constants } = CONSTANTS;
    expect(findings({ ...GAME, constants }, [])).toEqual([
      'warning $.constants: No pack gives MAXIMUM_FOCUS, MAXIMUM_VIGOR, so the game data fail verification.',
    ]);
    expect(findings({ ...GAME, name: 'Other', constants })).toEqual([]);
  });

  it('may require more starting skills than exist', () => {
    expect(findings({ constants: { STARTING_SKILLS: 2 } })).toEqual([]);
    expect(findings({ constants: { STARTING_SKILLS: 3 } })).toEqual([
      'error $.constants.STARTING_SKILLS: A new character chooses 3 skills, and there are 2.',
    ]);
  });
});

describe('breakpoints', () => {
  it('are above the highest level of a skill', () => {
    expect(findings({ coreTalentBreakpoints: [6, 7] })).toEqual([
      'warning $.coreTalentBreakpoints[1]: No skill reaches level 7: MAXIMUM_SKILL_LEVEL is 6.',
    ]);
  });

  it('of core talents, where a skill has some and none are given', () => {
    const fields = { skills: [aSkill('Odd', { coreTalents: [[], [], ['Quick Draw'], []] })] };
    expect(findings(fields)).toEqual([]);
    const talents = [aTalent('Quick Draw', { tier: 'CORE' })];
    expect(findings(fields, [aPack({ name: 'Constants', constants: CONSTANTS, talents })])).toContain(
      'warning $.skills[0].coreTalents[2]: "Quick Draw" never becomes active: no pack gives coreTalentBreakpoints.',
    );
  });

  it('are more than the lists of a skill, unless it has none', () => {
    expect(findings({ skills: [aSkill('Odd', { coreTalents: [['Quick Draw']] })] })).toEqual([
      'warning $.skills[0].coreTalents: There are 2 core talent breakpoints; this skill has lists for 1.',
    ]);
    expect(findings({ skills: [aSkill('Odd')] })).toEqual([]);
  });

  it('are missing for pinnacles although the pack defines pinnacles', () => {
    const fields = { talents: [aTalent('Odd'), aTalent('Peak', { tier: 'PINNACLE' })] };
    expect(findings(fields)).toEqual([]);
    expect(findings(fields, [aPack({ name: 'Constants', constants: CONSTANTS })])).toEqual([
      'warning $.talents[1].tier: Nobody can take a pinnacle: no pack gives pinnacleBreakpoints.',
    ]);
  });
});
