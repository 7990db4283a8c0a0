import { describe, expect, it } from 'vitest';
import { advice, findings } from '../../../testing/pack-findings.ts';
import {
  anAction,
  anItem,
  aPack,
  aSkill,
  aStatusEffect,
  aTalent,
  gameDataOf,
  type PackJson,
} from '../../../testing/packs.ts';
import { duplicates } from './duplicates.ts';

describe('duplicate names', () => {
  it.each<[PackJson, string]>([
    [{ talents: [aTalent('Odd'), aTalent('Even'), aTalent('Odd')] }, 'talents'],
    [{ items: [anItem('Odd'), anItem('Even'), anItem('Odd')] }, 'items'],
    [{ skills: [aSkill('Odd'), aSkill('Even'), aSkill('Odd')] }, 'skills'],
    [{ statusEffects: [aStatusEffect('Odd'), aStatusEffect('Even'), aStatusEffect('Odd')] }, 'statusEffects'],
    [
      {
        actions: {
          defaultActions: ['Odd', 'Even'],
          actions: [anAction('Odd'), anAction('Even'), anAction('Odd')],
        },
      },
      'actions.actions',
    ],
    [
      {
        actions: {
          defaultManeuvers: ['Odd', 'Even'],
          maneuvers: [anAction('Odd'), anAction('Even'), anAction('Odd')],
        },
      },
      'actions.maneuvers',
    ],
  ])('%j', (fields, list) => {
    expect(findings(fields)).toEqual([
      `warning $.${list}[2].name: "Odd" is defined already at $.${list}[0].`,
    ]);
    expect(advice(fields)).toBe('Only this later entry counts. Remove one of them.');
  });

  it('include names that differ only in case or space', () => {
    expect(findings({ items: [anItem('Iron Ring'), anItem('iron  ring')] })).toEqual([
      'warning $.items[1].name: "iron  ring" differs from "Iron Ring" only by case or space.',
    ]);
  });

  it.each<[string, PackJson, string, string]>([
    [
      'both of the pack',
      { actions: { actions: [anAction('Feint')], maneuvers: [anAction('Feint')] } },
      '$.actions.maneuvers[0]',
      'an action',
    ],
    [
      'a maneuver, beside an action of another pack',
      { actions: { maneuvers: [anAction('Slash')], defaultManeuvers: ['Slash'] } },
      '$.actions.maneuvers[0]',
      'an action',
    ],
    [
      'an action, beside a maneuver of another pack',
      { actions: { actions: [anAction('Feint')], defaultActions: ['Feint'] } },
      '$.actions.actions[0]',
      'a maneuver',
    ],
  ])('an action and a maneuver, %s', (_, fields, place, what) => {
    expect(findings(fields).filter((finding) => finding.includes(' as well. '))).toEqual([
      expect.stringContaining(`warning ${place}.name: `),
    ]);
    expect(findings(fields).join()).toContain(`is the name of ${what} as well.`);
  });

  it.each([
    ['space', ' ', false],
    ['space at the end', ' ', true],
    ['combining marks', '\u0301\u0316', false],
  ])('are found in linear time in names of a million characters of %s', (_, long, isEnd) => {
    const name = `x${long.repeat(500_000)}${isEnd ? '' : 'y'}`;
    const pack = aPack({ items: [anItem('Odd'), anItem('Odd')] });
    const [item] = pack.items;
    if (item === undefined) throw new Error('The pack has no item.');
    const items = [
      { ...item, name },
      { ...item, name },
    ];
    const checked = {
      json: undefined,
      pack: { ...pack, items },
      gameData: gameDataOf(pack),
      standsAlone: true,
    };
    const found = [...duplicates(checked)];
    // Quadratic time would be many minutes.
    expect(found).toHaveLength(isEnd ? 3 : 1);
  });

  it('do not include equal names in different lists', () => {
    expect(findings({ items: [anItem('Odd')], talents: [aTalent('Odd')] })).toEqual([]);
  });

  it.each([' Odd', 'Odd ', 'O\tdd', 'O\u0007dd', '\u007f'])(
    'include a warning that %j is hard to type',
    (name) => {
      expect(findings({ items: [anItem(name)] })).toEqual([
        `warning $.items[0].name: The name ${JSON.stringify(name)} begins or ends with space, or holds a control character.`,
      ]);
    },
  );
});
