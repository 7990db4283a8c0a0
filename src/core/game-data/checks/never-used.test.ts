import { describe, expect, it } from 'vitest';
import { findings } from '../../../testing/pack-findings.ts';
import { anAction, anItem, aTalent } from '../../../testing/packs.ts';

describe('unused definitions', () => {
  it('include actions and maneuvers that nothing gives', () => {
    const actions = { actions: [anAction('A')], maneuvers: [anAction('M')] };
    expect(findings({ actions })).toEqual([
      'warning $.actions.actions[0]: Nobody can take the action "A": no talent and no item gives it.',
      'warning $.actions.maneuvers[0]: Nobody can use the maneuver "M": no talent and no item gives it.',
    ]);
    const given = { actions: ['A'], maneuvers: ['M'] };
    expect(findings({ actions, talents: [aTalent('Odd', given)] })).toEqual([]);
    expect(findings({ actions, items: [anItem('Odd', given)] })).toEqual([]);
    expect(findings({ actions: { ...actions, defaultActions: ['A'], defaultManeuvers: ['M'] } })).toEqual([]);
  });

  it('include a damage type without skills', () => {
    const fire = { type: 'DAMAGE_TYPE_B', name: 'Fire', skillGroupName: 'Fire Arts' };
    expect(findings({ damageInfo: [fire] })).toEqual([
      'warning $.damageInfo[0]: No skill is in its group "FIRE_ARTS".',
    ]);
    expect(findings({ damageInfo: [fire], groups: { skillGroups: { FIRE_ARTS: ['Bows'] } } })).toEqual([]);
  });
});
