import { describe, expect, it } from 'vitest';
import { anAction, anItem, aPack, aSkill, aTalent } from '../../testing/packs.ts';
import { packVersionChanges } from './pack-version-changes.ts';

describe('the changes between two versions of a pack', () => {
  it('are named sort by sort', () => {
    const before = aPack({
      constants: { MAXIMUM_HEALTH: 9, MAXIMUM_ENERGY: 4 },
      play: { roll: { kind: 'SUM' }, check: { dice: 3 } },
      items: [anItem('Sword'), anItem('Rope')],
      skills: [aSkill('Stars')],
      talents: [aTalent('Night Owl'), aTalent('Early Bird')],
    });
    const after = aPack({
      version: 2,
      constants: { MAXIMUM_HEALTH: 12, MAXIMUM_ENERGY: 4 },
      play: { roll: { kind: 'SUM' }, check: { dice: 4 }, foes: [] },
      actions: { actions: [anAction('Wink')] },
      items: [anItem('Sword', { weight: 9 }), anItem('Rope'), anItem('Lamp')],
      skills: [aSkill('Stars')],
      talents: [aTalent('Early Bird')],
    });
    expect(packVersionChanges(before, after)).toEqual([
      { label: 'Actions', added: ['Wink'], changed: [], removed: [] },
      { label: 'Items', added: ['Lamp'], changed: ['Sword'], removed: [] },
      { label: 'Talents', added: [], changed: [], removed: ['Night Owl'] },
      { label: 'Constants', added: [], changed: ['MAXIMUM_HEALTH'], removed: [] },
      { label: 'Play', added: ['foes'], changed: ['check'], removed: [] },
    ]);
    expect(packVersionChanges(after, after)).toEqual([]);
  });
});
