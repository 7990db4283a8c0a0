import type { GameData } from '../../core/game-data/game-data.ts';
import { glossaryOf } from '../../core/game-data/merge-packs.ts';
import type { Wording } from '../../core/lib/wording.ts';
import { type FightShare, forecastFights } from '../../core/simulation/forecast/forecast.ts';
import type { ForecastCounts } from '../../core/simulation/forecast/forecast-counts.ts';
import { type ForecastSubject, forecastSides } from '../../core/simulation/forecast/forecast-sides.ts';
import { fightRules } from '../../core/simulation/rules.ts';

/*
 * A worker that plays fights of a forecast. It receives one job, and answers with counts until it has played
 * its share of the fights or is ended.
 */

export interface ForecastJob {
  /** Without the functions, which no worker can be sent. */
  readonly gameData: Omit<GameData, 'glossary'>;
  readonly subject: ForecastSubject;
  readonly seed: number;
  /** Of all workers. */
  readonly fights: number;
  readonly share: FightShare;
}

export type ForecastMessage =
  /** Sent first. Nothing follows where there is a problem. */
  | { readonly kind: 'prepared'; readonly problems: readonly Wording[]; readonly leftOut: readonly Wording[] }
  | { readonly kind: 'counts'; readonly counts: ForecastCounts; readonly isDone: boolean };

/** All workers together tell the page this often. */
const PROGRESS_MS = 200;

const post = (message: ForecastMessage): void => postMessage(message);

function play({ gameData, subject, seed, fights, share }: ForecastJob): void {
  const rules = fightRules({ ...gameData, glossary: glossaryOf(gameData) });
  const { sides, problems, leftOut } = forecastSides(subject, rules);
  post({ kind: 'prepared', problems, leftOut });
  if (sides === undefined) return;
  const played = forecastFights(sides, rules, seed, share);
  let told = performance.now();
  for (let number = share.first; number <= fights; number += share.step) {
    const counts = played.next().value;
    const isDone = number + share.step > fights;
    const now = performance.now();
    if (!isDone && now - told < PROGRESS_MS * share.step) continue;
    told = now;
    post({ kind: 'counts', counts, isDone });
  }
}

addEventListener('message', ({ data }: MessageEvent<ForecastJob>) => play(data));
