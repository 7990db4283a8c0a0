import { describe, expect, it } from 'vitest';
import { advice, findings, game } from '../../../testing/pack-findings.ts';
import { aPack, aSkill, aTalent, type PackJson } from '../../../testing/packs.ts';

const odd: PackJson = {
  skills: [aSkill('Odd', { coreTalents: [['Quick Draw'], ['Quick Draw', 'Parry']] })],
};

describe('the check of core tiers', () => {
  it('reports a core talent of another tier, by the skill that lists it', () => {
    expect(findings(odd)).toEqual([
      'warning $.skills[0].coreTalents[1][1]: The core talent "Parry" is of the tier MINOR, so characters can also take it themselves.',
    ]);
    expect(advice(odd)).toBe('Give it the tier CORE, or take it out of the core talents.');
  });

  it('uses the tier that counts in the merged game data', () => {
    const fields = { ...odd, talents: [aTalent('Parry', { tier: 'CORE' })] };
    expect(findings(fields)).toEqual([]);
    const other = aPack({ name: 'Other', talents: [aTalent('Parry', { tier: 'PINNACLE' })] });
    expect(findings(odd, [game, other])[0]).toContain('is of the tier PINNACLE');
  });
});
