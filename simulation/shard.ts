import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { seededSource } from '../src/core/simulation/random.ts';
import { fightRules } from '../src/core/simulation/rules.ts';
import { readGame } from './game.ts';
import { type Part, playFights } from './play.ts';
import { DUEL, SKIRMISH } from './tables.ts';
import { newUses, type Tally, type Use } from './tally.ts';

/** A part of the fights with its own seed, so that its results do not depend on the worker that plays it. */
export interface Shard {
  readonly root: string;
  readonly seed: number;
  readonly duels: Part;
  readonly skirmishes: Part;
  readonly isDetailed: boolean;
}

export interface ShardResults {
  readonly duels: Tally;
  readonly skirmishes: Tally;
  readonly uses: ReadonlyMap<string, Use>;
}

export async function playShard({ root, seed, duels, skirmishes, isDetailed }: Shard): Promise<ShardResults> {
  const rules = fightRules(await readGame(root));
  const random = seededSource(seed);
  const uses = newUses(rules.gameData);
  return {
    duels: playFights(duels, DUEL, rules, random, uses, isDetailed),
    skirmishes: playFights(skirmishes, SKIRMISH, rules, random, uses, isDetailed),
    uses,
  };
}

if (!isMainThread) parentPort?.postMessage(await playShard(workerData as Shard));
