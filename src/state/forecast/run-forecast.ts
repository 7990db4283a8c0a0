import type { GameData } from '../../core/game-data/game-data.ts';
import type { ForecastSubject } from '../../core/simulation/forecast/forecast-sides.ts';
import { trustedScript } from '../../platform/trusted-script.ts';
import type { ForecastJob, ForecastMessage } from './forecast-worker.ts';

/** The fights of a forecast that nobody stops: 2.2 points either way at most. */
const MOST_FIGHTS = 2_000;

/** What a forecast tells the page; `failed`: its script could not be loaded, or it broke. */
export type ForecastNews = ForecastMessage | { readonly kind: 'failed' };

/**
 * Plays the fights of a forecast in a worker. The same seed gives the same fights. Returns a function that stops
 * it at once; nothing is told afterwards.
 * Rule: docs/rules/forecast.md#running-a-forecast.
 */
export function runForecast(
  subject: ForecastSubject,
  { glossary: _functions, ...gameData }: GameData,
  seed: number,
  onNews: (news: ForecastNews) => void,
): () => void {
  let worker: Worker | undefined;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    worker?.terminate();
  };
  const tell = (news: ForecastNews) => {
    if (!isStopped) onNews(news);
  };
  const start = async () => {
    const { default: address } = await import('./forecast-worker.ts?worker&url');
    if (isStopped) return;
    worker = new Worker(trustedScript(address), { type: 'module' });
    worker.onerror = () => {
      tell({ kind: 'failed' });
      stop();
    };
    worker.onmessage = ({ data }: MessageEvent<ForecastMessage>) => tell(data);
    const job: ForecastJob = { gameData, subject, seed, fights: MOST_FIGHTS };
    worker.postMessage(job);
  };
  start().catch(() => tell({ kind: 'failed' }));
  return stop;
}
