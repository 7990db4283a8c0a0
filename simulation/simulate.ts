import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { findEndless } from './endless.ts';
import { readGame } from './game.ts';
import { faultsOf, serializeResults } from './report.ts';
import type { Played, Shard } from './shard.ts';
import { addTally, addUses, newTally, newUses, type Tally } from './tally.ts';

const USAGE = `Usage: npm run simulate -- [--seed N] [--fights N] [--detail]
Plays duels between random builds of the standard game, and a skirmish for every twenty of them, and prints what came of them.
Ends with 1 where the game is not even, has something that is never worth using, or a combination without an end.`;
const SEED = 90;
const FIGHTS = 10_000;
const DUELS_FOR_A_SKIRMISH = 20;
/**
 * Parts that are played by themselves; their number decides what is played, that of the processors only how
 * fast.
 */
const SHARDS = 20;

type Print = (line: string) => void;

/** Where things are: the project, and the built module that plays a shard. */
interface Places {
  readonly root: string;
  readonly shard: string;
}

/** Plays the fights that the parameters ask for; the exit code. */
export async function simulate(
  parameters: readonly string[],
  places: Places,
  say: Print,
  complain: Print,
): Promise<number> {
  const seed = numberAfter('--seed', parameters, SEED);
  const fights = numberAfter('--fights', parameters, FIGHTS);
  if (seed === undefined || fights === undefined) {
    complain(USAGE);
    return 2;
  }
  const isDetailed = parameters.includes('--detail');
  const gameData = await readGame(places.root);
  const duels = newTally();
  const skirmishes = newTally();
  const uses = newUses(gameData);
  for (const played of await playAll(seed, fights, isDetailed, places)) {
    addTally(duels, played.duels);
    addTally(skirmishes, played.skirmishes);
    addUses(uses, played.uses);
  }
  const results = { seed, duels, skirmishes, uses, endless: findEndless(gameData) };
  for (const line of serializeResults(results)) say(line);
  if (isDetailed) for (const line of serializeDetails(duels)) say(line);
  const faults = faultsOf(results);
  for (const fault of faults) complain(fault);
  return faults.length === 0 ? 0 : 1;
}

/** Plays the shards on all processors. */
async function playAll(
  seed: number,
  fights: number,
  isDetailed: boolean,
  { root, shard }: Places,
): Promise<readonly Played[]> {
  const duels = Math.ceil(fights / SHARDS);
  const skirmishes = Math.ceil(duels / DUELS_FOR_A_SKIRMISH);
  const played: Played[] = [];
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

function inWorker(module: string, workerData: Shard): Promise<Played> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(module, { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/**
 * The whole number above 0 that follows a name, another where the name is not given, undefined where it is no
 * such number.
 */
function numberAfter(name: string, parameters: readonly string[], otherwise: number): number | undefined {
  const at = parameters.indexOf(name);
  if (at < 0) return otherwise;
  const given = Number(parameters[at + 1]);
  return Number.isSafeInteger(given) && given > 0 ? given : undefined;
}

/** Every share of wins that was counted in duels, the least first. */
function serializeDetails({ wins }: Tally): readonly string[] {
  return [...wins]
    .map(([name, { won, fought }]) => ({ name, fought, rate: (100 * won) / fought }))
    .sort((one, other) => one.rate - other.rate)
    .map(({ name, fought, rate }) => `${rate.toFixed(1).padStart(5)} % of ${fought}: ${name}`);
}
