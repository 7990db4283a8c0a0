import { describe, expect, it } from 'vitest';
import { anItem, aPackJson, aStatusEffect, aTalent } from '../../../testing/packs.ts';
import { checkPack } from '../../foes/check-pack.ts';
import { pathKeys } from '../../lib/problem.ts';
import { withSuggestion } from './suggestions.ts';

const PACK = aPackJson({
  statusEffects: [aStatusEffect('Bleeding')],
  items: [anItem('Knife'), anItem('Bandage')],
  talents: [
    aTalent('Kindle', { modifiers: { POWR: 2 } }),
    aTalent('Flare', { prerequisites: ['kindle'], upgrades: 'Kindel' }),
  ],
  play: { format: 1, uses: [{ item: 'Bandge', removes: ['Bleedng'] }] },
});

describe('what the checker suggests', () => {
  it('is the name that is meant, of entries, of modifiers and in play', () => {
    const found = checkPack(PACK).flatMap(({ path, suggestion }) =>
      suggestion === undefined ? [] : [[path, suggestion]],
    );
    expect(found).toEqual([
      ['$.talents[1].prerequisites[0]', 'Kindle'],
      ['$.talents[1].upgrades', 'Kindle'],
      ['$.talents[0].modifiers.POWR', 'POWER'],
      ['$.play.uses[0].item', 'Bandage'],
      ['$.play.uses[0].removes[0]', 'Bleeding'],
    ]);
  });

  it('takes the place of the name, and is found no more', () => {
    const mended = checkPack(PACK).reduce<unknown>(
      (json, { path, suggestion }) =>
        suggestion === undefined ? json : withSuggestion(json, pathKeys(path), suggestion),
      PACK,
    );
    expect(checkPack(mended).filter(({ suggestion }) => suggestion !== undefined)).toEqual([]);
    expect(mended).toMatchObject({ talents: [{ modifiers: { POWER: 2 } }, { prerequisites: ['Kindle'] }] });
  });

  it('changes nothing where nothing is', () => {
    expect(withSuggestion(PACK, ['talents', 9, 'upgrades'], 'Kindle')).toBe(PACK);
  });
});
