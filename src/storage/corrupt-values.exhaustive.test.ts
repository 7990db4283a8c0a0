import { describe, expect, it } from 'vitest';
import { corruptOnce } from './testing/corrupt-run.ts';

describe('corruption of a value under any key of IndexedDB or localStorage', () => {
  it('loses only that value', async () => {
    const places = new Set<string>();
    for (let seed = 1; seed <= 120; seed += 1) {
      const { place, lost } = await corruptOnce(seed);
      places.add(place);
      expect({ seed, place, lost }).toEqual({ seed, place, lost: [] });
    }
    expect(places.size).toBeGreaterThan(15);
  }, 120_000);
});
