import { describe, expect, it } from 'vitest';
import { checkPack } from '../../foes/check-pack.ts';
import { listAt } from './json-edit.ts';
import { emptyPack, templatePack } from './new-pack.ts';
import { PACK_LISTS } from './pack-lists.ts';

describe('a new pack', () => {
  it('from the template is a whole game without a finding', () => {
    expect(checkPack(templatePack('My Game'))).toEqual([]);
  });

  it('from the template has an entry of every kind but those of play that few games need', () => {
    const empty = PACK_LISTS.filter(({ keys }) => listAt(templatePack('My Game'), keys).length === 0);
    expect(empty.map(({ id }) => id)).toEqual(['endOfRound', 'uses']);
  });

  it('that is empty adds nothing, and is accepted', () => {
    expect(checkPack(emptyPack('House Rules')).map(({ path }) => path)).toEqual(['$.constants']);
  });
});
