import { describe, expect, it } from 'vitest';
import { anAction, anItem, aPackJson } from '../../testing/packs.ts';
import { jsonPath, pathKeys } from '../lib/problem.ts';
import { wordingText } from '../lib/wording.ts';
import { entryPlace, fieldWords } from './entry-place.ts';

const PACK = aPackJson({
  items: [anItem('Ladle'), anItem(' '), anItem('x'.repeat(201))],
  actions: { actions: [anAction('Slash')] },
  play: { rulebook: [{ title: 'Dice', text: [] }], uses: [{ item: 'Ladle' }] },
});

describe('a place in a pack', () => {
  it.each([
    ['$', 'The pack'],
    ['$.version', 'version'],
    ['$.constants.MAXIMUM_HEALTH', 'constants › MAXIMUM_HEALTH'],
    ['$.coreTalentBreakpoints[1]', 'core talent breakpoints 2'],
    ['$.groups.skillGroups["Odd \\"key\\" ]"][0]', 'groups › skill groups › Odd "key" ] 1'],
    ['$.items[0]', 'Ladle'],
    ['$.items[0].cost', 'Ladle: cost'],
    ['$.items[1].cost', 'items 2: cost'],
    ['$.items[2].cost', 'items 3: cost'],
    ['$.items[7].cost', 'items 8 › cost'],
    ['$.actions.actions[0].effects[1].value', 'Slash: effects 2 › value'],
    ['$.skills[0].coreTalents[1][0]', 'skills 1 › core talents 2, 1'],
    ['$.play.rulebook[0].text[3]', 'Dice: text 4'],
    ['$.play.uses[0].isUsedUp', 'Ladle: is used up'],
  ])('%s is “%s”', (path, words) => {
    expect(wordingText(entryPlace(PACK, pathKeys(path)))).toBe(words);
  });

  it('isolates the name of its entry', () => {
    expect(entryPlace(PACK, ['items', 0, 'cost'])).toEqual([{ name: 'Ladle' }, ': ', 'cost']);
  });

  it('reads what a JSON path writes', () => {
    const keys = ['a', 3, '', 'x"]["\\y', '__proto__', 0, 0];
    expect(pathKeys(jsonPath(keys))).toEqual(keys);
  });
});

it.each([
  ['maximumAP', 'maximum AP'],
  ['modifiersByPolarity', 'modifiers by polarity'],
  ['DAMAGE_TYPE_A', 'DAMAGE_TYPE_A'],
])('the field %s is “%s”', (field, words) => {
  expect(fieldWords(field)).toBe(words);
});
