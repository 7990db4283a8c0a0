import { MAX_DICE } from '../../dice/roll.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { Play } from '../play.ts';
import { difficultyOf, rollOdds } from './outcome.ts';
import { extraLevels, hitAmount, hitRule } from './resolve-hit.ts';
import { hitKindOf, inflictedLevel, type RolledAction, type Target } from './rolled-action.ts';

/** How likely a number is. */
export interface Likelihood {
  readonly value: number;
  /** From 0 to 1. */
  readonly chance: number;
}

/** The exact odds of an action against a target. */
export interface HitOdds {
  /** The chance to hit, from 0 to 1. */
  readonly hit: number;
  /** Each damage or healing of a hit, ascending; the chances add up to that of a hit. */
  readonly amounts: readonly Likelihood[];
  /** Each level that a hit inflicts, ascending. Empty where it inflicts nothing. */
  readonly levels: readonly Likelihood[];
  /** The damage or healing on average, misses counted as 0. */
  readonly mean: number;
}

/** Adds a chance to the last value, or as a new one; values come in ascending order. */
function add(list: { value: number; chance: number }[], value: number, chance: number): void {
  const last = list.at(-1);
  if (last?.value === value) last.chance += chance;
  else list.push({ value, chance });
}

/**
 * The odds of an action as drafted, by counting what all throws of its dice come to, without sampling. Fails
 * with a message above the limit of dice in a roll, or where the packs do not say what a roll counts. Linear
 * in the number of outcomes.
 * Rule: docs/rules/play.md#exact-odds.
 */
export function hitOdds(action: RolledAction, target: Target, play: Play): Result<HitOdds, string> {
  if (play.roll === undefined) return fail('The game data do not say what a roll counts.');
  const odds = rollOdds(action.dice, play.roll);
  if (odds === undefined) return fail(`The odds of at most ${MAX_DICE} dice are calculated.`);
  const difficulty = difficultyOf(target, hitKindOf(action), play).total;
  const { amountBy, levelBy } = hitsOf(action, target, play);
  const amounts: { value: number; chance: number }[] = [];
  const levels: { value: number; chance: number }[] = [];
  let hit = 0;
  for (const [counted, chance] of odds.entries()) {
    const extra = counted + action.successes.total - difficulty;
    if (extra < 0 || chance === 0) continue;
    hit += chance;
    if (amountBy !== undefined) add(amounts, amountBy(extra), chance);
    if (levelBy !== undefined) add(levels, levelBy(extra), chance);
  }
  return ok({
    hit: Math.min(1, hit),
    amounts,
    levels,
    // Small chances first, since rounding would lose them in a large sum.
    mean: amounts.reduceRight((sum, { value, chance }) => sum + value * chance, 0),
  });
}

type ByExtra = (extra: number) => number;

/**
 * What a hit does by its extra: an amount, a level; undefined where it changes no bar or inflicts nothing.
 */
function hitsOf(
  action: RolledAction,
  target: Target,
  play: Play,
): { readonly amountBy: ByExtra | undefined; readonly levelBy: ByExtra | undefined } {
  const kind = hitKindOf(action);
  const inflicted = inflictedOn(action, target);
  if (kind === 'HINDRANCE') {
    const rule = hitRule(kind, play);
    const raised = (extra: number) => rule && extraLevels(rule, extra);
    return {
      amountBy: undefined,
      levelBy: inflicted && ((extra) => inflictedLevel(inflicted, raised(extra)).total),
    };
  }
  const rule = hitRule(kind, play);
  const numbers = {
    power: action.power?.total ?? 0,
    received: (kind === 'HEALING' ? target.healingReceived : target.damageReceived).total,
    soak: target.soak(action.damageType).total,
  };
  return {
    amountBy: rule && ((extra) => hitAmount(rule, { ...numbers, extra })),
    levelBy: kind && inflicted && (() => inflictedLevel(inflicted).total),
  };
}

/**
 * What a hit inflicts on the target; undefined where it inflicts nothing, or the target is proof against it.
 */
function inflictedOn({ inflicted }: RolledAction, { proofAgainst }: Target): RolledAction['inflicted'] {
  if (inflicted === undefined || proofAgainst.has(inflicted.name)) return undefined;
  return inflicted.level.total > 0 ? inflicted : undefined;
}
