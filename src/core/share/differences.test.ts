import { describe, expect, it } from 'vitest';
import { documentDifferences } from './differences.ts';

describe('the differences of two documents', () => {
  it('are named field by field', () => {
    const before = { name: 'Ilse', health: 45, boostPoints: 3, skills: { Blades: 1, Hafts: 2 }, talents: [] };
    const after = {
      name: 'Ilse',
      health: 36,
      boostPoints: 1,
      skills: { Blades: 2, Hafts: 2 },
      talents: ['Hale'],
    };
    expect(documentDifferences(before, after).shown).toEqual([
      { field: 'health', before: '45', after: '36' },
      { field: 'boost points', before: '3', after: '1' },
      { field: 'skills, Blades', before: '1', after: '2' },
      { field: 'talents', before: '0 entries', after: '1 entry' },
    ]);
  });

  it('name what is only in one of them', () => {
    const rope = { id: 'a', name: 'Rope', template: 'Rope' };
    expect(documentDifferences({ inventory: {} }, { inventory: { a: rope }, notes: 'Hungry' }).shown).toEqual(
      [
        { field: 'inventory, a', before: undefined, after: 'Rope' },
        { field: 'notes', before: undefined, after: 'Hungry' },
      ],
    );
  });

  it('are counted where there are many', () => {
    const skills = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Skill ${at}`, 1]));
    expect(documentDifferences({ skills: {} }, { skills })).toMatchObject({ more: 8 });
  });

  it('are none between equal documents', () => {
    expect(documentDifferences({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual({ shown: [], more: 0 });
  });

  it('shorten long texts', () => {
    const { shown } = documentDifferences({ notes: '' }, { notes: 'x'.repeat(5_000) });
    expect(shown[0]?.after).toHaveLength(61);
  });
});
