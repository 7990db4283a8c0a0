import { addSums, atLeast, type Sum, sumOf } from '../../lib/sum.ts';
import type { Bar } from '../../rules/bars.ts';
import type { EndOfRoundRule } from '../parts/end-of-round.ts';
import type { Play } from '../play.ts';

/** A combatant at the end of a round. */
export interface RoundState {
  /** The round that ends, from 1. */
  readonly round: number;
  /** 0 for a status effect that it does not have. */
  effectLevel(name: string): number;
  /** COMBAT_EXHAUSTION_REDUCTION. */
  readonly exhaustionReduction: Sum;
}

/** What the end of a round changes by one rule. Its amount may be edited before it is applied. */
export interface RoundLine {
  /** The status effect, or `Exhaustion`. */
  readonly name: string;
  readonly resource: Bar;
  readonly overflow: Bar | undefined;
  /** Above 0 a gain, below 0 a loss, with its reasons; never 0. */
  readonly amount: Sum;
}

/**
 * The energy, or what else the rule takes, that exhaustion costs at the end of a round; 0 before it begins.
 * Rule: docs/rules/play.md#exhaustion.
 */
export function exhaustionAmount(
  round: number,
  reduction: number,
  { endOfRound }: Pick<Play, 'endOfRound'>,
): number {
  const rule = endOfRound.find(({ kind }) => kind === 'EXHAUSTION');
  if (rule?.kind !== 'EXHAUSTION' || round < rule.from) return 0;
  return Math.max(0, round - reduction);
}

const negative = ({ parts }: Sum): Sum =>
  sumOf(parts.map(({ source, amount }) => ({ source, amount: -amount })));

function amountBy(rule: EndOfRoundRule, state: RoundState): Sum | undefined {
  if (rule.kind === 'EXHAUSTION') {
    if (state.round < rule.from) return undefined;
    const tired = sumOf([{ source: `Round ${state.round}`, amount: state.round }]);
    return negative(atLeast(0, addSums(tired, negative(state.exhaustionReduction)), 'Never a gain'));
  }
  const level = state.effectLevel(rule.statusEffect);
  if (level < 1) return undefined;
  return sumOf([
    { source: rule.statusEffect, amount: rule.amount },
    { source: `${rule.statusEffect} at level ${level}`, amount: rule.perLevel * level },
  ]);
}

/**
 * The lines of the end of a round, in the order of the packs; one that changes nothing is left out.
 * Rule: docs/rules/play.md#the-end-of-a-round.
 */
export function roundLines(
  state: RoundState,
  { endOfRound }: Pick<Play, 'endOfRound'>,
): readonly RoundLine[] {
  return endOfRound.flatMap((rule): readonly RoundLine[] => {
    const amount = amountBy(rule, state);
    if (amount === undefined || amount.total === 0) return [];
    return [
      {
        name: rule.kind === 'STATUS_EFFECT' ? rule.statusEffect : 'Exhaustion',
        resource: rule.resource,
        overflow: rule.overflow,
        amount,
      },
    ];
  });
}
