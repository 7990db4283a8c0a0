import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contextAt, GLOSSARY } from '../../../testing/rule-context.ts';
import { wordingText } from '../../lib/wording.ts';
import { type Cap, capSchema, capValue, describeCap } from './cap.ts';

const moment = contextAt({
  draft: { chosenSkill: 'Blades', changes: { DICE_POOL: 2, ANTE: 1 } },
  actor: { dicePool: 1 },
});

describe('a cap', () => {
  it.each<[Cap, number, string]>([
    [7, 7, '7'],
    [7.9, 7, '7.9'],
    [-3, -3, '-3'],
    [{ resource: 'ENERGY' }, 10, 'maximum Energy'],
    [{ resource: 'ENERGY', current: true }, 7, 'current Energy'],
    [{ resource: 'ENERGY', current: false }, 10, 'maximum Energy'],
    [{ resource: 'HEALTH' }, 20, 'maximum Health'],
    [{ resource: 'VIGOR' }, 4, 'maximum Vigor'],
    [{ resource: 'FOCUS' }, 6, 'maximum Focus'],
    [{ resource: 'ACTION_POINTS' }, 4, 'current Action Points'],
    [{ resource: 'BOOST_POINTS', current: true }, 1, 'current Boost Points'],
    [{ property: 'DICE_POOL' }, 6, 'Dice Pool'],
    [{ property: 'ANTE' }, 1, 'Ante'],
    [{ property: 'POWER' }, 0, 'Power'],
    [{ skill: 'Bows' }, 5, 'the level of Bows'],
    [{ skill: 'Stealth' }, 0, 'the level of Stealth'],
  ])('%j evaluates to %i and is described as %j', (cap, value, text) => {
    expect(v.parse(capSchema, cap)).toEqual(cap);
    expect(capValue(cap, moment)).toBe(value);
    expect(wordingText(describeCap(cap, GLOSSARY))).toBe(text);
  });

  it.each([
    [{ resource: 'MANA' }],
    [{ property: 'LUCK' }],
    [{ skill: '' }],
    [{ resource: 'ENERGY', current: 'yes' }],
    [{}],
    ['5'],
    [null],
    [Number.POSITIVE_INFINITY],
  ])('%j is refused', (cap) => {
    expect(v.is(capSchema, cap)).toBe(false);
  });

  it('that is refused explains the valid forms', () => {
    const read = v.safeParse(capSchema, 'much');
    expect(read.issues?.map(({ message }) => message)).toEqual([
      'This must be a number, or name a resource, a property or a skill.',
    ]);
  });
});
