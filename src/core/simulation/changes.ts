import { barsWithoutSurplus, boundedBars } from '../character/resources.ts';
import type { Phase } from '../character/sheet/sheet.ts';
import { changedResource } from '../combat/available-resources.ts';
import { freshActionPoints, levelAfterUpkeep, phaseAfter, roundAfter } from '../combat/rounds.ts';
import { raisedLevel } from '../combat/status-effects.ts';
import { sumOf } from '../lib/sum.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import type { BarChange, Bars } from '../play/rules/bar-changes.ts';
import { applyBarChanges, type BarAccess } from '../play/rules/change-bars.ts';
import { hasFallen } from '../play/rules/falls.ts';
import { exhaustionAmount, roundLines } from '../play/rules/round-lines.ts';
import { BARS, ofEachBar } from '../rules/bars.ts';
import type { EffectAtLevel, FastDraft } from './draft.ts';
import { ACTION_POINTS, IN_COMBAT, IN_PHASE, IN_PREVIOUS_ROUND, IN_ROUND, levelOf } from './fighter.ts';
import type { Fighter } from './model.ts';
import { totalCost } from './properties.ts';
import { resourceIndex } from './rules.ts';
import { RULES_IN_PROSE } from './rules-in-prose.ts';
import { SLOT } from './slots.ts';

/*
 * The steps of combat for the numbers of a fighter. They change it in place: those of a sheet derive every
 * number with its sources anew, and a fight takes thousands of them. What a step comes to is calculated by
 * the same functions for both, and app-transitions.test.ts compares each step of whole fights with the app.
 */

/** The most that a bar can hold. */
function maximumOf(bar: number, fighter: Fighter): number {
  return Math.min(fighter.value(bar), MAX_NUMBER);
}

const barsOf = (fighter: Fighter): Bars => ofEachBar((bar) => fighter.resource(resourceIndex(bar)));

const maximaOf = (fighter: Fighter): Bars => ofEachBar((bar) => maximumOf(resourceIndex(bar), fighter));

function takeBars({ resources }: Fighter, bars: Bars): void {
  for (const bar of BARS) resources[resourceIndex(bar)] = bars[bar];
}

/** Lowers bars to their maximum as `withinMaxima` of a sheet, and returns what a lower maximum took. */
function keepWithinMaxima(fighter: Fighter): void {
  const { resources } = fighter;
  let isWithin = fighter.lowered.length === 0;
  for (let bar = 0; isWithin && bar < BARS.length; bar += 1) {
    isWithin = (resources[bar] ?? 0) <= maximumOf(bar, fighter);
  }
  if (isWithin) return;
  const { values, lowered } = boundedBars(barsOf(fighter), fighter.lowered, maximaOf(fighter));
  fighter.lowered = lowered;
  takeBars(fighter, values);
}

/** Changes a resource by an amount, never below 0. */
export function changeResourceBy(fighter: Fighter, resource: number, amount: number): void {
  fighter.resources[resource] = changedResource(fighter.resource(resource), amount);
}

/** How the rules of bars read and change a fighter: in place. */
const FIGHTER_BARS: BarAccess<Fighter> = {
  bars: barsOf,
  maxima: maximaOf,
  withBars(fighter, bars) {
    takeBars(fighter, bars);
    return fighter;
  },
  withinMaxima(fighter) {
    keepWithinMaxima(fighter);
    return fighter;
  },
  paying(fighter, resource, amount) {
    changeResourceBy(fighter, resourceIndex(resource), -amount);
    return fighter;
  },
  withoutStatusEffects(fighter) {
    for (const effect of fighter.levels.keys()) fighter.setLevel(effect, 0);
    return fighter;
  },
  withoutLosses(fighter, lost) {
    fighter.lowered = fighter.lowered.filter(({ bar }) => bar !== lost);
    return fighter;
  },
};

/** Changes bars one after another, and lets the fighter fall; returns whether it passed a threshold. */
export function changeFighterBars(fighter: Fighter, changes: readonly BarChange[]): boolean {
  return applyBarChanges(fighter, changes, FIGHTER_BARS, fighter.rules.play).passed.length > 0;
}

/** Whether the fighter is down to a threshold of the game. */
export function isAtThreshold(fighter: Fighter): boolean {
  return hasFallen(barsOf(fighter), fighter.rules.play);
}

function raiseEffect(fighter: Fighter, { effect, level }: EffectAtLevel): void {
  fighter.setLevel(effect, raisedLevel(fighter.level(effect), level, fighter.rules.levelCap));
}

/** Gives a status effect, unless the fighter is down or proof against it. */
export function gainEffect(fighter: Fighter, gained: EffectAtLevel): void {
  const { rules, form } = fighter;
  const rule = rules.effects[gained.effect];
  if (fighter.isDown || rule?.isDefined !== true || form.proofAgainst.has(gained.effect)) return;
  if (isPutOut(fighter, rule.name)) return;
  raiseEffect(fighter, gained);
  keepWithinMaxima(fighter);
  for (const [name, by] of RULES_IN_PROSE.putOutBy) if (by === rule.name) loseEffect(fighter, name);
}

/** Whether a status effect cannot take hold of a fighter for what it has. */
export function isPutOut(fighter: Fighter, name: string): boolean {
  const by = RULES_IN_PROSE.putOutBy.get(name);
  return by !== undefined && levelOf(fighter, by) > 0;
}

export function loseEffect(fighter: Fighter, name: string): void {
  const effect = fighter.rules.effectIds.get(name) ?? -1;
  if (fighter.level(effect) === 0) return;
  fighter.setLevel(effect, 0);
  keepWithinMaxima(fighter);
}

/** Lowers a status effect by one level. */
export function lowerEffect(fighter: Fighter, name: string): void {
  const level = levelOf(fighter, name);
  loseEffect(fighter, name);
  const effect = fighter.rules.effectIds.get(name);
  if (level > 1 && effect !== undefined) gainEffect(fighter, { effect, level: level - 1 });
}

/** Pays for an action and takes what it gives: the steps of `performAction` in their order. */
export function payFor(fighter: Fighter, draft: FastDraft): void {
  const maximaBefore = maximaOf(fighter);
  const costs = draft.paid.map((resource) => totalCost(resource, draft, fighter));
  const weapon = draft.weapon;
  if (weapon !== undefined) fighter.takeForm(fighter.form.withWeapon(weapon));
  draft.paid.forEach((resource, index) => {
    changeResourceBy(fighter, resource, -(costs[index] ?? 0));
  });
  for (const gained of draft.gained) raiseEffect(fighter, gained);
  if (draft.endsPhase) enterPhase(fighter, phaseAfter(fighter.phase));
  takeBars(fighter, barsWithoutSurplus(barsOf(fighter), maximaBefore, maximaOf(fighter)));
  keepWithinMaxima(fighter);
}

function enterPhase(fighter: Fighter, phase: Phase): void {
  fighter.phase = phase;
  for (const [id, when] of fighter.performed) fighter.performed.set(id, when & ~IN_PHASE);
}

/** Moves from phase 1 to phase 2. */
export function enterSecondPhase(fighter: Fighter): void {
  if (fighter.phase === 1) enterPhase(fighter, 2);
}

/** Takes another form, such as one without an item that was used up. */
export function takeForm(fighter: Fighter, form: Fighter['form']): void {
  fighter.takeForm(form);
  keepWithinMaxima(fighter);
}

/** A copy of the fighter with another weapon equipped. */
export function equippedWith(fighter: Fighter, weapon: string): Fighter {
  const copy = fighter.copy();
  takeForm(copy, fighter.form.withWeapon(weapon));
  return copy;
}

/** Plays the end of a round, and begins the next one. Returns whether the fighter fell. */
export function endRoundOf(fighter: Fighter): boolean {
  const changes = isAtThreshold(fighter) ? [] : roundChanges(fighter);
  const fell = changeFighterBars(fighter, changes);
  beginRound(fighter);
  return fell;
}

/** The energy, or what else the rule takes, that exhaustion costs at the end of a round. */
export function exhaustionOf(fighter: Fighter, round: number): number {
  return exhaustionAmount(round, fighter.value(SLOT.EXHAUSTION_REDUCTION), fighter.rules.play);
}

/** What the lines at the end of the round change. */
function roundChanges(fighter: Fighter): readonly BarChange[] {
  const state = {
    round: fighter.round,
    effectLevel: (name: string) => levelOf(fighter, name),
    exhaustionReduction: sumOf([{ source: '', amount: fighter.value(SLOT.EXHAUSTION_REDUCTION) }]),
  };
  return roundLines(state, fighter.rules.play).map((line) => ({ ...line, amount: line.amount.total }));
}

/** The steps of `beginNextRound` of a sheet. */
function beginRound(fighter: Fighter): void {
  fighter.levels.forEach((level, effect) => {
    fighter.setLevel(effect, levelAfterUpkeep(level));
  });
  fighter.round = roundAfter(fighter.round);
  fighter.phase = 1;
  for (const [id, when] of fighter.performed) {
    fighter.performed.set(id, (when & IN_COMBAT) | ((when & IN_ROUND) === 0 ? 0 : IN_PREVIOUS_ROUND));
  }
  fighter.resources[ACTION_POINTS] = freshActionPoints(fighter.value(SLOT.ACTION_POINTS));
  keepWithinMaxima(fighter);
}
