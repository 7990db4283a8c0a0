import { addSums, atLeast, NOTHING, roundedSum, type Sum, sumOf } from '../../lib/sum.ts';
import { clamp, MAX_NUMBER } from '../../lib/whole-number.ts';
import type { Bar } from '../../rules/bars.ts';
import type { DamageHit, HealingHit, HindranceHit, Hit } from '../parts/hit.ts';
import type { Play } from '../play.ts';
import type { BarChange } from './bar-changes.ts';
import { difficultyOf } from './outcome.ts';
import {
  type HitKindName,
  hitKindOf,
  inflictedLevel,
  type RolledAction,
  type Target,
} from './rolled-action.ts';

/** What a roll does to its target, before anything changes. */
export interface HitResult {
  readonly kind: HitKindName | undefined;
  readonly outcome: Sum;
  readonly difficulty: Sum;
  /** The outcome less the difficulty: by how much it hits, or below 0 by how much it misses. */
  readonly extra: number;
  readonly isHit: boolean;
  /** Damage or healing of a hit, at least 0 unless the pack has another minimum. */
  readonly change: { readonly resource: Bar; readonly amount: Sum } | undefined;
  /**
   * What a hit inflicts, at a level from 1 to the level cap. A target that is proof against it does not gain
   * it.
   */
  readonly effect: { readonly name: string; readonly level: Sum; readonly isProof: boolean } | undefined;
}

/** The change of a bar by a result; empty where it changes none. Damage is a loss, healing a gain. */
export function hitChanges({ kind, change }: Pick<HitResult, 'kind' | 'change'>): readonly BarChange[] {
  if (change === undefined) return [];
  const { resource, amount } = change;
  return [{ resource, amount: kind === 'HEALING' ? amount.total : -amount.total }];
}

/** The numbers that damage and healing are made of. */
export interface HitNumbers {
  readonly power: number;
  /** The outcome less the difficulty, at least 0. */
  readonly extra: number;
  /** DAMAGE_RECEIVED or HEALING_RECEIVED of the target. */
  readonly received: number;
  /** Of the target against the type of damage; healing meets none. */
  readonly soak: number;
}

/** The rule of the game for a kind of hit, if it has one. Rule: docs/rules/play.md#hits. */
export function hitRule<Kind extends HitKindName>(
  kind: Kind | undefined,
  { hit }: Pick<Play, 'hit'>,
): Extract<Hit, { readonly kind: Kind }> | undefined {
  return hit.find((each): each is Extract<Hit, { readonly kind: Kind }> => each.kind === kind);
}

/**
 * The damage or the healing of a hit as a number, whole and at least the minimum of the rule. `amountOf`
 * gives the same number with its sources.
 * Rule: docs/rules/play.md#hits.
 */
export function hitAmount(
  rule: DamageHit | HealingHit,
  { power, extra, received, soak }: HitNumbers,
): number {
  const reduction = rule.kind === 'DAMAGE' ? rule.soak * soak : 0;
  const amount = power + rule.extra * extra + rule.received * received - reduction;
  return clamp(amount, rule.minimum, MAX_NUMBER);
}

/**
 * The levels that a hindrance gains by the successes beyond the difficulty, rounded down.
 * Rule: docs/rules/play.md#hits.
 */
export function extraLevels({ extraForLevel }: HindranceHit, extra: number): number {
  return extraForLevel === undefined ? 0 : Math.floor(extra / extraForLevel);
}

/** Each part of a sum, so many times, under a source that says what it is. */
function scaled(label: string, { parts }: Sum, count: number): Sum {
  return sumOf(
    parts.map(({ source, amount }) => ({ source: `${label}: ${source}`, amount: count * amount })),
  );
}

function amountOf(rule: DamageHit | HealingHit, extra: number, action: RolledAction, target: Target): Sum {
  const received = rule.kind === 'DAMAGE' ? target.damageReceived : target.healingReceived;
  const sum = addSums(
    action.power ?? NOTHING,
    sumOf([{ source: 'Extra successes', amount: rule.extra * extra }]),
    scaled('Received', received, rule.received),
    rule.kind === 'DAMAGE' ? scaled('Soak', target.soak(action.damageType), -rule.soak) : NOTHING,
  );
  const bounded = roundedSum(sum.parts, (total) => clamp(total, -MAX_NUMBER, MAX_NUMBER));
  return atLeast(rule.minimum, bounded, `At least ${rule.minimum}`);
}

function effectOf(
  kind: HitKindName,
  extra: number,
  { inflicted }: RolledAction,
  { proofAgainst }: Target,
  play: Play,
): HitResult['effect'] {
  if (inflicted === undefined || inflicted.level.total < 1) return undefined;
  const rule = kind === 'HINDRANCE' ? hitRule('HINDRANCE', play) : undefined;
  const raised = rule === undefined ? 0 : extraLevels(rule, extra);
  return {
    name: inflicted.name,
    level: inflictedLevel(inflicted, raised),
    isProof: proofAgainst.has(inflicted.name),
  };
}

/**
 * What the outcome of a roll does to a target: whether it hits and by how much, the damage or healing with
 * its sources, and the status effect with its level. A kind of hit without a rule in the packs changes no
 * bar.
 * Rule: docs/rules/play.md#hits.
 */
export function resolveHit(action: RolledAction, outcome: Sum, target: Target, play: Play): HitResult {
  const kind = hitKindOf(action);
  const difficulty = difficultyOf(target, kind, play);
  const extra = clamp(outcome.total - difficulty.total, -MAX_NUMBER, MAX_NUMBER);
  const isHit = extra >= 0;
  const rule = hitRule(kind, play);
  return {
    kind,
    outcome,
    difficulty,
    extra,
    isHit,
    change:
      isHit && rule !== undefined && rule.kind !== 'HINDRANCE'
        ? { resource: rule.resource, amount: amountOf(rule, extra, action, target) }
        : undefined,
    effect: isHit && kind !== undefined ? effectOf(kind, extra, action, target, play) : undefined,
  };
}
