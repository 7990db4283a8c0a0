import { describe, expect, it } from 'vitest';
import { anItem, aPack, aStatusEffect, aTalent, gameDataOf } from '../../testing/packs.ts';
import { itemText, statusEffectText, talentText } from './entry-text.ts';

const gameData = gameDataOf(
  aPack({
    items: [anItem('Sword', { description: 'Sharp.' })],
    statusEffects: [
      aStatusEffect('Burning', {
        description: ['Lose SE_LEVEL health, SE_LEVEL in all.', 'Costs $& and $1.'],
      }),
    ],
    talents: [aTalent('Riposte', { description: ['Strike', 'back.'] })],
  }),
);

describe('the text of an entry', () => {
  it('of a status effect has its level in place of each SE_LEVEL, and keeps other marks', () => {
    expect(statusEffectText(gameData, 'Burning', 3)).toEqual([
      'Lose 3 health, 3 in all.',
      'Costs $& and $1.',
    ]);
  });

  it('of a talent and of an item is their description', () => {
    expect(talentText(gameData, 'Riposte')).toEqual(['Strike', 'back.']);
    expect(itemText(gameData, 'Sword', 'list')).toEqual(['Sharp.']);
    expect(itemText(gameData, 'Sword', 'preview')).toEqual(['Sharp.']);
  });

  it.each(['Nothing', 'constructor', '__proto__', ''])('says that %j is undefined', (name) => {
    expect(statusEffectText(gameData, name, 1)).toEqual(['No Status Effect Found!']);
    expect(talentText(gameData, name)).toEqual(['Undefined Talent']);
    expect(itemText(gameData, name, 'list')).toEqual(['No corresponding item found.']);
    expect(itemText(gameData, name, 'preview')).toEqual(['No Item Specification Found!']);
  });
});
