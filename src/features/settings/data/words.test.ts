import { describe, expect, it } from 'vitest';
import { bytes, restored, thing } from './words.ts';

describe('the words of the data section', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [15_300, '15 kB'],
    [2_440_000, '2.4 MB'],
    [300_000_000_000, '300 GB'],
  ])('say %d bytes as %s', (count, said) => {
    expect(bytes(count)).toBe(said);
  });

  it('name a thing with its kind', () => {
    expect(thing({ kind: 'characters', name: 'Aria' })).toEqual([{ name: 'Aria' }, ' (', 'character', ')']);
    expect(thing({ kind: 'settings', name: '' })).toBe('Settings');
  });

  it('tell what a restore did', () => {
    const aria = { kind: 'characters', name: 'Aria' } as const;
    const none = { added: [], replaced: [], unchanged: [aria], kept: [], quarantined: [] };
    expect(restored(none)).toBe('Everything was as it is already.');
    expect(restored({ ...none, added: [aria], kept: [aria, aria] })).toBe(
      'Restored: 1 added; 2 left as they are.',
    );
  });
});
