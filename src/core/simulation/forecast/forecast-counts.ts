/** How often a fighter was down at the end of a fight. */
export interface FallCount {
  readonly label: string;
  /** Fighters under the label; only those of one group have one in common. */
  readonly fighters: number;
  readonly falls: number;
}

/** What so many fights came to. */
export interface ForecastCounts {
  readonly fights: number;
  readonly wins: number;
  readonly losses: number;
  /** Fights without a winner, endless ones included. */
  readonly draws: number;
  /** Fights that were stopped after MAX_ROUNDS rounds. */
  readonly endless: number;
  /** The number of fights of each length, from 0 rounds on. */
  readonly rounds: readonly number[];
  readonly party: readonly FallCount[];
  readonly foes: readonly FallCount[];
}

/** What the fights of both came to. They are of the same sides. */
export function addCounts(one: ForecastCounts, other: ForecastCounts): ForecastCounts {
  const falls = (some: readonly FallCount[], others: readonly FallCount[]) =>
    some.map((each, index) => ({ ...each, falls: each.falls + (others[index]?.falls ?? 0) }));
  return {
    fights: one.fights + other.fights,
    wins: one.wins + other.wins,
    losses: one.losses + other.losses,
    draws: one.draws + other.draws,
    endless: one.endless + other.endless,
    rounds: one.rounds.map((times, index) => times + (other.rounds[index] ?? 0)),
    party: falls(one.party, other.party),
    foes: falls(one.foes, other.foes),
  };
}

/** A share with its bounds, each from 0 to 1. */
export interface ShareInterval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Of 95 %: the true share lies between the bounds in 19 of 20 forecasts. */
const QUANTILE = 1.959963984540054;

/**
 * The share of so many cases with Wilson's interval of 95 %, which holds near 0 and 1 too; from 0 to 1
 * without cases.
 * Rule: docs/rules/forecast.md#what-a-forecast-shows.
 */
export function shareInterval(count: number, cases: number): ShareInterval {
  if (cases === 0) return { share: 0, low: 0, high: 1 };
  const share = count / cases;
  const square = QUANTILE * QUANTILE;
  const middle = share + square / (2 * cases);
  const spread = QUANTILE * Math.sqrt((share * (1 - share)) / cases + square / (4 * cases * cases));
  const scale = 1 + square / cases;
  return {
    share,
    low: count === 0 ? 0 : Math.max(0, (middle - spread) / scale),
    high: count === cases ? 1 : Math.min(1, (middle + spread) / scale),
  };
}

/** The number of rounds within which this part of the fights ends; `part` is from 0 to 1. */
export function roundsWithin(part: number, { rounds, fights }: ForecastCounts): number {
  let counted = 0;
  for (const [number, times] of rounds.entries()) {
    counted += times;
    if (counted > 0 && counted >= part * fights) return number;
  }
  return 0;
}
