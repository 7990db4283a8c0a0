import { type TypedNumbers, withTypedNumbers } from '../consequences/targets.ts';
import { NOTHING, type Sum, sumOf } from '../lib/sum.ts';
import type { Play } from '../play/play.ts';
import { type HitResult, resolveHit } from '../play/rules/resolve-hit.ts';
import type { RolledAction, Target } from '../play/rules/rolled-action.ts';
import type { Bar } from '../rules/bars.ts';
import type { Offer, Proposal, SeatFigures } from './table-document.ts';

type Unlisted<Each> = Omit<Each, 'id' | 'at'>;

/** What the packs call a bar. */
type WordOfBar = (bar: Bar) => string;

/** What a player proposes: a rolled action with its outcome, for a released member. */
export function proposalOf(
  action: string,
  { group, member }: Pick<Proposal, 'group' | 'member'>,
  { power, damageType, inflicted }: RolledAction,
  outcome: Sum,
  typed: TypedNumbers,
): Unlisted<Proposal> {
  return {
    action,
    group,
    member,
    ...(power && { power: power.total }),
    damageType,
    ...(inflicted && { inflicted: { name: inflicted.name, level: inflicted.level.total } }),
    outcome: outcome.total,
    typed: { ...typed, soak: { ...typed.soak } },
  };
}

/**
 * What a proposal does to its target. What the player typed counts where the target has no numbers of its
 * own.
 * Rule: docs/rules/table.md#hits-of-players.
 */
export function proposedHit(
  { power, damageType, inflicted, outcome, typed }: Proposal,
  own: Target | undefined,
  { levelCap, play }: { readonly levelCap: number; readonly play: Play },
): HitResult {
  const sum = (source: string, amount: number): Sum => sumOf([{ source, amount }]);
  const action: RolledAction = {
    dice: 0,
    successes: NOTHING,
    power: power === undefined ? undefined : sum('Power', power),
    damageType,
    inflicted: inflicted && { name: inflicted.name, level: sum('Level', inflicted.level), levelCap },
  };
  return resolveHit(action, sum('Rolled', outcome), own ?? withTypedNumbers(undefined, typed), play);
}

/** A hit as the game master proposes it to the character of this key; undefined for what does nothing. */
export function offerOf(
  to: string,
  action: string,
  { kind, isHit, change, effect }: HitResult,
): Unlisted<Offer> | undefined {
  if (kind === undefined || !isHit) return undefined;
  const gained = effect && !effect.isProof ? { name: effect.name, level: effect.level.total } : undefined;
  if (change === undefined && gained === undefined) return undefined;
  return {
    to,
    action,
    kind,
    ...(change && { change: { resource: change.resource, amount: change.amount.total } }),
    ...(gained && { effect: gained }),
  };
}

/** What a game master proposes by hand: to lower or raise a bar by an amount, or a status effect. */
export type HandOffer =
  | { readonly resource: Bar; readonly by: number }
  | { readonly effect: string; readonly level: number };

/** What is proposed by hand to the character of this key, named after what it does. */
export function handOfferOf(to: string, given: HandOffer): Unlisted<Offer> {
  if ('effect' in given) {
    const { effect: name, level } = given;
    return { to, action: name, kind: 'HINDRANCE', effect: { name, level } };
  }
  const { resource, by } = given;
  const change = { resource, amount: Math.abs(by) };
  return by < 0
    ? { to, action: 'Damage', kind: 'DAMAGE', change }
    : { to, action: 'Healing', kind: 'HEALING', change };
}

/** What an offer does to its character. */
export function offeredHit({ kind, action, change, effect }: Offer): HitResult {
  const sum = (amount: number): Sum => sumOf([{ source: action, amount }]);
  return {
    kind,
    outcome: NOTHING,
    difficulty: NOTHING,
    extra: 0,
    isHit: true,
    change: change && { resource: change.resource, amount: sum(change.amount) },
    effect: effect && { name: effect.name, level: sum(effect.level), isProof: false },
  };
}

/** A character at the table as a target, by its public numbers. */
export function figuresTarget({ name, soak, ...figures }: SeatFigures): Target {
  const sum = (amount: number): Sum => sumOf([{ source: name, amount }]);
  return {
    difficulty: undefined,
    difficultyAdjustment: sum(figures.difficultyAdjustment),
    damageReceived: sum(figures.damageReceived),
    healingReceived: sum(figures.healingReceived),
    soak: (type) => sum(soak.find((each) => each.type === type)?.amount ?? 0),
    proofAgainst: new Set(),
  };
}

/** Whether an offer is named after what it does, so that the words of the hit say its name already. */
export const isNamedByHit = ({ action, kind, effect }: Offer): boolean =>
  action.toUpperCase() === kind || action === effect?.name;

/** What the game master proposes, in words: `Claw: 5 damage`. `wordOf` as in `hitWords`. */
export function offerWords(offer: Offer, wordOf: WordOfBar): string {
  const words = hitWords(offer, wordOf);
  return isNamedByHit(offer) ? words : `${offer.action}: ${words}`;
}

/** What a hit does, in words: `5 damage, Burning 1`. `wordOf` names a bar other than health. */
export function hitWords(
  { kind, change, effect }: Pick<Offer, 'kind' | 'change' | 'effect'>,
  wordOf: WordOfBar,
): string {
  const what = kind === 'HEALING' ? 'healing' : 'damage';
  const to = change === undefined || change.resource === 'HEALTH' ? '' : ` to ${wordOf(change.resource)}`;
  return [
    ...(change ? [`${change.amount} ${what}${to}`] : []),
    ...(effect ? [`${effect.name} ${effect.level}`] : []),
  ].join(', ');
}
