import { describe, expect, it } from 'vitest';
import { type NamedEntry, renamedEntries } from './likeness.ts';

describe('renamedEntries', () => {
  const entry = { text: 'one two three' };

  it('tells an entry as renamed where one other has the same content', () => {
    expect(renamedEntries([['Old', entry]], [['New', entry]])).toEqual(new Map([['Old', 'New']]));
  });

  it('tells none where 200,000 others have the same content', () => {
    // To copy the names before each would take many minutes.
    const added = Array.from({ length: 200_000 }, (_, index): NamedEntry => [`New ${index}`, entry]);
    expect(renamedEntries([['Old', entry]], added)).toEqual(new Map());
  });
});
