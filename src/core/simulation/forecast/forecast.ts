import { type FightSides, MAX_ROUNDS, playFight } from '../fight.ts';
import type { Entrant } from '../model.ts';
import { fightSource } from '../random.ts';
import type { FightRules } from '../rules.ts';
import type { Table } from '../table.ts';
import type { FallCount, ForecastCounts } from './forecast-counts.ts';

/**
 * An encounter knows no distance. Everyone uses what it has.
 * Rule: docs/rules/forecast.md#a-simulated-fight.
 */
const TABLE: Table = { distance: false, consumables: true, boosts: true };

/** The part of the fights of a series that one thread plays: the first one from 1, and every so many. */
export interface FightShare {
  readonly first: number;
  readonly step: number;
}

const ALL_FIGHTS: FightShare = { first: 1, step: 1 };

/** Plays fights one after another. The same seed gives the same fights, whoever plays which of them. */
export function* forecastFights(
  sides: FightSides<Entrant>,
  rules: FightRules,
  seed: number,
  { first, step } = ALL_FIGHTS,
): Generator<ForecastCounts, never> {
  const counts = { fights: 0, wins: 0, losses: 0, draws: 0, endless: 0 };
  const rounds = Array.from({ length: MAX_ROUNDS + 1 }, () => 0);
  const falls = [...sides[0], ...sides[1]].map(() => 0);
  for (let number = first; ; number += step) {
    const { outcome, sides: played } = playFight(sides, TABLE, rules, fightSource(seed, number));
    counts.fights += 1;
    if (outcome.winner === undefined) counts.draws += 1;
    else if (outcome.winner === 0) counts.wins += 1;
    else counts.losses += 1;
    if (outcome.isEndless) counts.endless += 1;
    rounds[outcome.rounds] = (rounds[outcome.rounds] ?? 0) + 1;
    for (const { index, isDown } of played.flat()) if (isDown) falls[index] = (falls[index] ?? 0) + 1;
    yield {
      ...counts,
      rounds: rounds.slice(),
      party: sides[0].map(({ label }, index) => ({ label, fighters: 1, falls: falls[index] ?? 0 })),
      foes: byGroup(sides[1], falls.slice(sides[0].length)),
    };
  }
}

function byGroup(foes: readonly Entrant[], falls: readonly number[]): readonly FallCount[] {
  const groups = new Map<string, FallCount>();
  for (const [index, { label }] of foes.entries()) {
    const before = groups.get(label) ?? { label, fighters: 0, falls: 0 };
    groups.set(label, {
      label,
      fighters: before.fighters + 1,
      falls: before.falls + (falls[index] ?? 0),
    });
  }
  return [...groups.values()];
}
