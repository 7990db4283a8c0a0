import fc from 'fast-check';
import { corruptOnce } from '../src/storage/testing/corrupt-run.ts';
import { DAMAGES } from '../src/storage/testing/corruption.ts';
import { FAULT_SHAPES } from '../src/storage/testing/faults.ts';
import { OPERATIONS } from '../src/storage/testing/operations.ts';
import { REFUSALS, refuse } from '../src/storage/testing/refusals.ts';
import { play, stepsIn } from '../src/storage/testing/tabs-model.ts';
import { strikeEverywhere } from '../src/storage/testing/write-faults.ts';
import type { Part } from './lib/part.ts';
import type { Tally } from './lib/tally.mjs';
import { clockSetBack } from './node/clock.ts';
import { COLLIDING_PAIR_COUNT, collidingNames } from './node/colliding-names.ts';
import { exportWipeRestore } from './node/export-wipe-restore.ts';
import { mutatedBackups } from './node/mutated-backups.ts';
import { mutatedFiles } from './node/mutated-files.ts';
import { faultyUpgrades, SHEET_VERSIONS, upgrades } from './node/upgrades.ts';

/** With so many seeds, every kind of damage reaches every key of every store. */
const COVERING_COUNT = 2_000;

async function corruptValues(count: number, tally: Tally): Promise<void> {
  const places = new Set<string>();
  const combinations = new Set<string>();
  for (let seed = 1; seed <= count; seed += 1) {
    const { place, damage, lost } = await corruptOnce(seed);
    places.add(place);
    combinations.add(`${place} ${damage}`);
    tally.add(lost.map((what) => `seed ${seed}, ${place}, ${damage}: ${what}`));
  }
  if (count >= COVERING_COUNT && combinations.size < places.size * DAMAGES.length)
    throw new Error('Not every key was damaged in every way.');
}

async function interleavings(tabCount: number, count: number, tally: Tally): Promise<void> {
  for (const steps of fc.sample(stepsIn(tabCount), { numRuns: count, seed: tabCount })) {
    const lost = await play(tabCount, steps);
    tally.add(lost.map((version) => `${version} in ${JSON.stringify(steps)}`));
  }
}

async function faultyWrites(count: number, tally: Tally): Promise<void> {
  for (const operation of OPERATIONS.slice(0, count)) {
    for (const shape of FAULT_SHAPES) {
      const { writes, lost } = await strikeEverywhere(operation, shape);
      if (writes === 0) throw new Error(`${operation.name} writes nothing.`);
      tally.add(lost, writes);
    }
  }
}

async function refusedStorage(count: number, tally: Tally): Promise<void> {
  const ways = Object.keys(REFUSALS);
  for (const operation of OPERATIONS.slice(0, Math.ceil(count / ways.length))) {
    for (const how of ways) tally.add(await refuse(operation, how));
  }
}

const REFUSAL_COUNT = OPERATIONS.length * Object.keys(REFUSALS).length;

export const NODE_PARTS: readonly Part[] = [
  { name: 'mutated files of the four formats', full: 20_000, few: 400, run: mutatedFiles },
  { name: 'backups cut, altered and of other versions', full: 2_000, few: 100, run: mutatedBackups },
  { name: 'corrupt stored values', full: 10_000, few: 120, run: corruptValues },
  {
    name: 'a fault at every write of every operation',
    full: OPERATIONS.length,
    few: OPERATIONS.length,
    run: faultyWrites,
  },
  { name: 'storage blocked, disabled, silent or full', full: REFUSAL_COUNT, few: 50, run: refusedStorage },
  {
    name: 'two tabs interleaved in a model',
    full: 1_000,
    few: 60,
    run: (count, tally) => interleavings(2, count, tally),
  },
  {
    name: 'three tabs interleaved in a model',
    full: 500,
    few: 30,
    run: (count, tally) => interleavings(3, count, tally),
  },
  { name: 'the clock set back and forth', full: 500, few: 20, run: clockSetBack },
  { name: 'names that collide', full: COLLIDING_PAIR_COUNT, few: 8, run: collidingNames },
  { name: 'upgrades of every version, there and back', full: 300, few: 10, run: upgrades },
  {
    name: 'a fault at every write of an upgrade',
    full: SHEET_VERSIONS.length,
    few: 2,
    run: faultyUpgrades,
  },
  { name: 'export, wipe, restore', full: 300, few: 20, run: exportWipeRestore },
];
