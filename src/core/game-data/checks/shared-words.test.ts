import { describe, expect, it } from 'vitest';
import { findings } from '../../../testing/pack-findings.ts';

describe('the checker', () => {
  it('finds a word that two resources share: once of two labels, and of one with a usual word', () => {
    expect(findings({ play: { labels: { HEALTH: 'Wax', ENERGY: 'wax ', VIGOR: 'Focus' } } })).toEqual([
      'warning $.play.labels.ENERGY: "wax " is also the word for HEALTH.',
      'warning $.play.labels.VIGOR: "Focus" is also the word for FOCUS.',
    ]);
  });

  it('finds none where words are exchanged, or are the usual ones', () => {
    expect(findings({ play: { labels: { HEALTH: 'Energy', ENERGY: 'Health', VIGOR: 'Vigor' } } })).toEqual(
      [],
    );
  });
});
