import { describe, expect, it } from 'vitest';
import { createEncounter } from './create.ts';
import { membersText } from './members-text.ts';

const group = (name: string) => ({ name, maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 });
const AMBUSH = createEncounter('Ambush', [group('Goblins'), group('Wolves')]);
const goblins = (...ids: readonly number[]) => ids.map((id) => ({ groupReference: 0, id }));

describe('several members in words', () => {
  it.each([
    [[3], 'Goblins 3'],
    [[1, 3, 2], 'Goblins 1, 2 and 3'],
    [[4, 2, 1, 3], 'Goblins 1 to 4'],
    [[1, 2, 3, 4, 5, 9, 20, 21, 22, 23], 'Goblins 1 to 5, 9 and 20 to 23'],
  ])('are their group and their ids: %j', (ids, text) => {
    expect(membersText(AMBUSH, goblins(...ids))).toBe(text);
  });

  it('stand by their groups', () => {
    const wolf = { groupReference: 1, id: 2 };
    expect(membersText(AMBUSH, [wolf, ...goblins(1, 2)])).toBe('Wolves 2, Goblins 1 and 2');
    expect(membersText(AMBUSH, [])).toBe('');
  });
});
