import { describe, expect, it } from 'vitest';
import { diffPacks } from '../diff/diff-packs.ts';
import { withValueAt } from './json-edit.ts';
import { templatePack } from './new-pack.ts';
import { nextVersion, notesOf, releasedVersion } from './release.ts';

const PACK: unknown = templatePack('Kitchen Wars');

describe('the next version of a pack', () => {
  it('is its own before the first release', () => {
    expect(nextVersion({ version: 3 }, undefined)).toBe(3);
    expect(nextVersion({}, undefined)).toBe(1);
  });

  it('is above the one that was released last', () => {
    expect(nextVersion({ version: 1 }, { version: 1 })).toBe(2);
    expect(nextVersion({ version: 5 }, { version: 1 })).toBe(5);
    expect(nextVersion({ version: 'x' }, { version: 1.5 })).toBe(2);
  });

  it('has its notes as a page of the rulebook', () => {
    const changed = withValueAt(PACK, ['items', 1, 'cost'], 4);
    const notes = notesOf(diffPacks(PACK, changed));
    expect(notes).toBe('Items: Bread: cost: 1 → 4');
    expect(releasedVersion(changed, 2, `${notes}\n\nMore to come.`)).toMatchObject({
      version: 2,
      play: { rulebook: [{}, { title: 'Version 2', text: [notes, 'More to come.'] }] },
    });
  });

  it('has no page without notes', () => {
    expect(releasedVersion({ version: 1 }, 2, ' \n')).toEqual({ version: 2 });
    expect(releasedVersion({ version: 1 }, 2, 'New.')).toEqual({
      version: 2,
      play: { format: 1, rulebook: [{ title: 'Version 2', text: ['New.'] }] },
    });
  });

  it('has notes of limited length', () => {
    const changes = [
      {
        label: 'Items',
        added: Array.from({ length: 400 }, (_, n) => `${n}`),
        removed: [],
        renamed: [],
        changed: [],
      },
    ];
    expect(notesOf(changes).split('\n')).toHaveLength(151);
  });
});
