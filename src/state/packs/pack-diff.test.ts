import { describe, expect, it } from 'vitest';
import type { SectionDiff } from '../../core/game-data/diff/diff-packs.ts';
import { sectionInWords } from '../../core/game-data/diff/diff-words.ts';
import { NO_GAME_DATA } from '../../core/game-data/game-data.ts';
import { wordingText } from '../../core/lib/wording.ts';
import { anItem, aPack, aTalent, gameDataOf } from '../../testing/packs.ts';
import { gameDataDiff } from './pack-diff.ts';

const { signal } = new AbortController();

const linesOf = (sections: readonly SectionDiff[]) =>
  Object.fromEntries(
    sections.map((section) => [section.label, [...sectionInWords(section)].map(wordingText)]),
  );

const CORE = aPack({
  name: 'Core',
  constants: { MAXIMUM_HEALTH: 5 },
  items: [anItem('Rope', { cost: 1 }), anItem('Lamp')],
  talents: [aTalent('Owl')],
  play: { check: { dice: 3 } },
});
const HOUSE = aPack({
  name: 'House',
  constants: { MAXIMUM_HEALTH: 9 },
  items: [anItem('Rope', { cost: 4 })],
  talents: [aTalent('Hawk')],
  play: { check: { dice: 4 } },
});

describe('what differs between two game data', () => {
  it('is told by entry and field, with what a pack overrides', async () => {
    const [core, both] = [gameDataOf(CORE), gameDataOf(CORE, HOUSE)];
    expect(linesOf(await gameDataDiff(core, both, signal))).toEqual({
      Items: ['Rope: cost: 1 → 4'],
      Talents: ['+ Hawk'],
      Constants: ['MAXIMUM_HEALTH: 5 → 9'],
      Play: ['check: dice: 3 → 4'],
    });
    expect(linesOf(await gameDataDiff(both, core, signal))).toMatchObject({
      Items: ['Rope: cost: 4 → 1'],
      Talents: ['− Hawk'],
    });
  });

  it('is nothing for the same ones, and all of many parts for none', async () => {
    const core = gameDataOf(CORE);
    expect(await gameDataDiff(core, core, signal)).toEqual([]);
    const items = Array.from({ length: 600 }, (_, index) => anItem(`Item ${index}`));
    const large = gameDataOf(aPack({ items }));
    const [section] = await gameDataDiff(NO_GAME_DATA, large, signal);
    expect(section).toMatchObject({ label: 'Items', removed: [], changed: [] });
    expect(section?.added).toHaveLength(600);
  });
});
