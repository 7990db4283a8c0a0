import type { GameData } from '../../core/game-data/game-data.ts';
import { addCounts } from '../../core/simulation/forecast/forecast-counts.ts';
import type { ForecastSubject } from '../../core/simulation/forecast/forecast-sides.ts';
import { trustedScript } from '../../platform/trusted-script.ts';
import type { ForecastJob, ForecastMessage } from './forecast-worker.ts';

/**
 * How many fights a forecast plays unless it is stopped. A share is then off by at most 2.2 points in 19 of
 * 20 cases.
 */
export const MAX_FIGHTS = 2_000;

/** The messages of a forecast. `failed`: its script could not be loaded, or a worker crashed. */
export type ForecastNews = ForecastMessage | { readonly kind: 'failed' };

/** The maximum number of workers: each has the packs in memory. */
const MAX_WORKERS = 4;

/**
 * One less than there are processors, since the page needs one. A browser that does not tell how many gets
 * one worker.
 */
const workersHere = () => Math.min(MAX_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));

/**
 * Plays the fights of a forecast in as many workers as there are processors for. The same seed gives the same
 * fights, whatever their number. Returns a function that stops it at once; nothing is told afterwards.
 * Rule: docs/rules/forecast.md#running-a-forecast.
 */
export function runForecast(
  subject: ForecastSubject,
  { glossary: _functions, ...gameData }: GameData,
  seed: number,
  onNews: (news: ForecastNews) => void,
): () => void {
  const workers: Worker[] = [];
  /** The last counts of each worker, by its number. */
  const told: Extract<ForecastMessage, { kind: 'counts' }>[] = [];
  let isPrepared = false;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    for (const worker of workers) worker.terminate();
  };
  const tell = (news: ForecastNews) => {
    if (!isStopped) onNews(news);
  };
  const fail = () => {
    tell({ kind: 'failed' });
    stop();
  };
  /** All prepare the same, and say so. */
  const prepared = (news: ForecastMessage) => {
    if (!isPrepared) tell(news);
    isPrepared = true;
  };
  const start = async () => {
    const { default: address } = await import('./forecast-worker.ts?worker&url');
    if (isStopped) return;
    const step = workersHere();
    for (let number = 0; number < step; number += 1) {
      const worker = new Worker(trustedScript(address), { type: 'module' });
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<ForecastMessage>) => {
        if (data.kind === 'prepared') return prepared(data);
        told[number] = data;
        const all = Object.values(told);
        tell({
          kind: 'counts',
          counts: all.map(({ counts }) => counts).reduce(addCounts),
          isDone: all.length === step && all.every(({ isDone }) => isDone),
        });
      };
      const share = { first: number + 1, step };
      const job: ForecastJob = { gameData, subject, seed, fights: MAX_FIGHTS, share };
      worker.postMessage(job);
      workers.push(worker);
    }
  };
  start().catch(fail);
  return stop;
}
