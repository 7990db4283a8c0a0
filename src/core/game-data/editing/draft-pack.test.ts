import { it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { arbitraryPackJson } from '../../../testing/arbitrary-packs.ts';
import { aPackJson, aTalent } from '../../../testing/packs.ts';
import { parsePack } from '../parse-pack.ts';
import { draftPack, readEachEntry } from './draft-pack.ts';
import { withValueAt } from './json-edit.ts';

describe('draftPack', () => {
  property.prop([arbitraryPackJson], { numRuns: 60 })(
    'reads a pack that is right as the reader does',
    (json) => {
      expect(parsePack(json)).toEqual({ ok: true, value: draftPack(json) });
    },
  );

  it('reads what is right of a pack that is refused', () => {
    const json = aPackJson({ talents: [aTalent('Kindle'), { name: 'Half' }, 7], items: 'none', version: -1 });
    expect(parsePack(json).ok).toBe(false);
    expect(draftPack(json).talents.map(({ name }) => name)).toEqual(['Kindle']);
    expect(draftPack(undefined)).toMatchObject({ name: '', talents: [] });
  });

  it('reads what did not change only once', () => {
    const json = aPackJson({ talents: [aTalent('Kindle'), aTalent('Flare')] });
    const [kindle, flare] = draftPack(json).talents;
    const next = draftPack(withValueAt(json, ['talents', 0, 'tier'], 'MAJOR')).talents;
    expect(next[1]).toBe(flare);
    expect(next[0]).toEqual({ ...kindle, tier: 'MAJOR' });
  });

  it('reads nothing again that was read entry by entry', () => {
    const json = aPackJson({ talents: [aTalent('Kindle'), aTalent('Flare'), aTalent('Ember')], items: [] });
    expect([...readEachEntry(json)].length).toBeGreaterThanOrEqual(3);
    expect(draftPack(json).talents).toHaveLength(3);
    expect([...readEachEntry(undefined)]).toEqual([]);
  });
});
