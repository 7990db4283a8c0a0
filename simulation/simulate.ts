import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { findEndless } from './endless.ts';
import { compareForecasts } from './forecasts.ts';
import { readGame } from './game.ts';
import { balanceProblems, serializeResults } from './report.ts';
import type { Shard, ShardResults } from './shard.ts';
import { addTally, addUses, newTally, newUses, type Tally } from './tally.ts';

const USAGE = `Usage: npm run simulate -- [--seed N] [--fights N] [--detail | --forecasts]
Plays duels between random builds of the standard game, and one skirmish for every twenty duels. Then it prints the results.
With --forecasts it compares forecasts of 400 fights with so many fights instead.
Exit code 1: the game is unbalanced, something is never used, or a combination is endless.`;
const SEED = 90;
const FIGHTS = 10_000;
const DUELS_FOR_A_SKIRMISH = 20;
/** A fixed number, so that the results do not depend on the number of processors. */
const SHARDS = 20;

type Print = (line: string) => void;

/** The path of the project, and of the built module that plays a shard. */
interface Paths {
  readonly root: string;
  readonly shard: string;
}

/** Plays the fights that the parameters request; returns the exit code. */
export async function simulate(
  parameters: readonly string[],
  paths: Paths,
  print: Print,
  printError: Print,
): Promise<number> {
  const seed = numberAfter('--seed', parameters, SEED);
  const fights = numberAfter('--fights', parameters, FIGHTS);
  if (seed === undefined || fights === undefined) {
    printError(USAGE);
    return 2;
  }
  const isDetailed = parameters.includes('--detail');
  const gameData = await readGame(paths.root);
  if (parameters.includes('--forecasts')) {
    for (const line of compareForecasts(fights, seed, gameData)) print(line);
    return 0;
  }
  const duels = newTally();
  const skirmishes = newTally();
  const uses = newUses(gameData);
  for (const played of await playAll(seed, fights, isDetailed, paths)) {
    addTally(duels, played.duels);
    addTally(skirmishes, played.skirmishes);
    addUses(uses, played.uses);
  }
  const results = { seed, duels, skirmishes, uses, endless: findEndless(gameData) };
  for (const line of serializeResults(results)) print(line);
  if (isDetailed) for (const line of serializeDetails(duels)) print(line);
  const problems = balanceProblems(results);
  for (const problem of problems) printError(problem);
  return problems.length === 0 ? 0 : 1;
}

/** Plays the shards on all processors. */
async function playAll(
  seed: number,
  fights: number,
  isDetailed: boolean,
  { root, shard }: Paths,
): Promise<readonly ShardResults[]> {
  const duels = Math.ceil(fights / SHARDS);
  const skirmishes = Math.ceil(duels / DUELS_FOR_A_SKIRMISH);
  const played: ShardResults[] = [];
  const waiting = Array.from({ length: SHARDS }, (_, number) => number);
  const work = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      played[number] = await inWorker(shard, {
        root,
        seed: seed * SHARDS + number,
        duels: { first: number * duels, fights: duels },
        skirmishes: { first: number * skirmishes, fights: skirmishes },
        isDetailed,
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(SHARDS, availableParallelism()) }, work));
  return played;
}

function inWorker(module: string, workerData: Shard): Promise<ShardResults> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** The number after an option, or `otherwise` without the option; undefined if it is no integer above 0. */
function numberAfter(name: string, parameters: readonly string[], otherwise: number): number | undefined {
  const at = parameters.indexOf(name);
  if (at < 0) return otherwise;
  const given = Number(parameters[at + 1]);
  return Number.isSafeInteger(given) && given > 0 ? given : undefined;
}

/** Every share of wins, the lowest first. */
function serializeDetails({ wins }: Tally): readonly string[] {
  return [...wins]
    .map(([name, { won, fought }]) => ({ name, fought, rate: (100 * won) / fought }))
    .sort((one, other) => one.rate - other.rate)
    .map(({ name, fought, rate }) => `${rate.toFixed(1).padStart(5)} % of ${fought}: ${name}`);
}
