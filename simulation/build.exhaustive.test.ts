import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { derive } from '../src/core/character/derive.ts';
import type { Sheet } from '../src/core/character/sheet/sheet.ts';
import { checkSkills } from '../src/core/character/skills/skills.ts';
import { validateSheet } from '../src/core/character/validate.ts';
import { mergePacks } from '../src/core/game-data/merge-packs.ts';
import { parsePack } from '../src/core/game-data/parse-pack.ts';
import { seededSource } from '../src/core/simulation/random.ts';
import { GROUPS, randomBuild } from './build.ts';
import { provisioned } from './outfit.ts';

const pack = parsePack(JSON.parse(readFileSync('public/BaseGameData.json', 'utf8')));
const gameData = mergePacks(pack.ok ? [pack.value] : []);
const builds = (potential: number): readonly Sheet[] => {
  const random = seededSource(7);
  return GROUPS.flatMap((group) =>
    Array.from({ length: 8 }, () =>
      provisioned(randomBuild(group, potential, gameData, random), gameData, random),
    ),
  );
};

describe.each([0, 20, 40, 60])('random builds with a potential of %i', (potential) => {
  it('are valid, and leave less potential than anything costs', () => {
    for (const sheet of builds(potential)) {
      const { potential: spent, pinnacles } = derive(sheet, gameData);
      expect(checkSkills(sheet, new Map(), gameData)).toBeUndefined();
      expect(spent.free.total).toBeGreaterThanOrEqual(0);
      expect(spent.free.total).toBeLessThan(3);
      expect(pinnacles.taken.total).toBeLessThanOrEqual(pinnacles.reached.total);
      expect(validateSheet(sheet, gameData).dropped).toEqual([]);
    }
  });

  it('stay within the starting money, encumbrance and two hands', () => {
    for (const sheet of builds(potential)) {
      const { weight, encumbrance, equippedItems } = derive(sheet, gameData);
      const spent = [...sheet.inventory.values()].reduce(
        (sum, { template, quantity }) => sum + (gameData.items.get(template)?.cost ?? 0) * quantity,
        0,
      );
      expect(spent + sheet.currency).toBe(potential < 40 ? 60 : 150);
      expect(weight.total).toBeLessThanOrEqual(encumbrance.total);
      const worn = equippedItems.map(({ template }) => gameData.items.get(template));
      const shields = worn.filter((template) => template?.name.endsWith('Shield')).length;
      const isTwoHanded = worn.some((template) => String(template?.description).includes('Two hands'));
      expect(shields).toBeLessThanOrEqual(isTwoHanded ? 0 : 1);
    }
  });
});

it('gives the same build for the same seed, and a different one for another', () => {
  const build = (seed: number) => randomBuild('IRON_SKILLS', 40, gameData, seededSource(seed));
  expect(build(3)).toEqual(build(3));
  expect(build(3)).not.toEqual(build(4));
});
