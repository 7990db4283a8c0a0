import { boundedBars } from '../character/resources.ts';
import { clamp, LARGEST_NUMBER } from '../lib/whole-number.ts';
import type { Threshold } from '../play/parts/falling.ts';
import { exhaustionAmount } from '../play/rules/round-lines.ts';
import { BARS, type Bar, ofEachBar } from '../rules/bars.ts';
import type { EffectAtLevel, FastDraft } from './draft.ts';
import { ACTION_POINTS, IN_COMBAT, IN_PHASE, IN_PREVIOUS_ROUND, IN_ROUND, levelOf } from './fighter.ts';
import type { Fighter } from './model.ts';
import { totalCost } from './properties.ts';
import { resourceIndex } from './rules.ts';
import { SLOT } from './slots.ts';

/** A change of a resource by its index; the resource `overflow` loses what this one cannot pay, -1 for none. */
export interface ResourceChange {
  readonly resource: number;
  readonly amount: number;
  readonly overflow: number;
}

/** The most that a bar can hold. */
function maximumOf(bar: number, fighter: Fighter): number {
  return Math.min(fighter.value(bar), LARGEST_NUMBER);
}

/** Lowers bars to their maximum as `withinMaxima` of a sheet, and returns what a lower maximum took. */
function keepWithinMaxima(fighter: Fighter): void {
  const { resources } = fighter;
  let isWithin = fighter.lowered.length === 0;
  for (let bar = 0; isWithin && bar < BARS.length; bar += 1) {
    isWithin = (resources[bar] ?? 0) <= maximumOf(bar, fighter);
  }
  if (isWithin) return;
  const each = (of: (bar: number) => number) => ofEachBar((bar: Bar) => of(BARS.indexOf(bar)));
  const { values, lowered } = boundedBars(
    each((bar) => fighter.resource(bar)),
    fighter.lowered,
    each((bar) => maximumOf(bar, fighter)),
  );
  fighter.lowered = lowered;
  for (const [index, bar] of BARS.entries()) resources[index] = values[bar];
}

/** Changes a resource by an amount, never below 0. */
function changeResourceBy(fighter: Fighter, resource: number, amount: number): void {
  fighter.resources[resource] = clamp(fighter.resource(resource) + amount, 0, LARGEST_NUMBER);
}

/** Changes a bar within its maximum; returns what it could not take. */
function changeBar(fighter: Fighter, bar: number, amount: number): number {
  const from = fighter.resource(bar);
  const to = clamp(from + amount, 0, Math.max(from, maximumOf(bar, fighter)));
  fighter.resources[bar] = to;
  return amount - (to - from);
}

/** Changes bars one after another, and lets the fighter fall; returns whether it passed a threshold. */
export function changeFighterBars(fighter: Fighter, changes: readonly ResourceChange[]): boolean {
  const before = fighter.resources.slice();
  for (const { resource, amount, overflow } of changes) {
    const missing = changeBar(fighter, resource, amount);
    if (overflow >= 0 && missing < 0) changeBar(fighter, overflow, missing);
  }
  keepWithinMaxima(fighter);
  const passed = passedFrom(before, fighter);
  for (const threshold of passed) fall(fighter, threshold);
  return passed.length > 0;
}

const isDownTo = ({ resource, at }: Threshold, resources: Float64Array): boolean =>
  (resources[resourceIndex(resource)] ?? 0) <= at;

/** Whether the fighter is down to a threshold of the game. */
export function isAtThreshold({ rules, resources }: Fighter): boolean {
  return rules.thresholds.some((threshold) => isDownTo(threshold, resources));
}

/** The thresholds that were passed on the way down; what falling costs may be what kills. */
function passedFrom(before: Float64Array, { resources, rules }: Fighter): readonly Threshold[] {
  if (rules.thresholds.every((threshold) => !isDownTo(threshold, resources))) return [];
  const now = resources.slice();
  const passed: Threshold[] = [];
  for (const threshold of rules.thresholds) {
    if (isDownTo(threshold, before) || !isDownTo(threshold, now)) continue;
    passed.push(threshold);
    for (const { resource, amount } of threshold.costs) {
      const index = resourceIndex(resource);
      now[index] = Math.max(0, (now[index] ?? 0) - amount);
    }
  }
  return passed;
}

function fall(fighter: Fighter, { costs, clearsStatusEffects, resource }: Threshold): void {
  for (const cost of costs) changeResourceBy(fighter, resourceIndex(cost.resource), -cost.amount);
  if (clearsStatusEffects) {
    fighter.levels.forEach((level, effect) => {
      if (level > 0) fighter.setLevel(effect, 0);
    });
    fighter.lowered = fighter.lowered.filter(({ bar }) => bar !== resource);
  }
  keepWithinMaxima(fighter);
}

/** Raises a status effect to a level within the cap; a lower level changes nothing. */
function raiseEffect(fighter: Fighter, { effect, level }: EffectAtLevel): void {
  const capped = clamp(Math.ceil(level), 1, fighter.rules.levelCap);
  if (capped > fighter.level(effect)) fighter.setLevel(effect, capped);
}

/** Gives a status effect, unless the fighter is down or proof against it. */
export function gainEffect(fighter: Fighter, gained: EffectAtLevel): void {
  const { rules, form } = fighter;
  const rule = rules.effects[gained.effect];
  if (fighter.isDown || rule?.isDefined !== true || form.proofAgainst.has(gained.effect)) return;
  // By the text of the standard game, water puts out fire.
  if (rule.name === 'Burning' && levelOf(fighter, 'Drenched') > 0) return;
  raiseEffect(fighter, gained);
  keepWithinMaxima(fighter);
  if (rule.name === 'Drenched') loseEffect(fighter, 'Burning');
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

/** Pays for an action and takes what it gives, as `performAction` does for a sheet. */
export function payFor(fighter: Fighter, draft: FastDraft): void {
  const maxima = BARS.map((_, bar) => maximumOf(bar, fighter));
  const costs = draft.paid.map((resource) => totalCost(resource, draft, fighter));
  const weapon = draft.weapon;
  if (weapon !== undefined) fighter.takeForm(fighter.form.withWeapon(weapon));
  draft.paid.forEach((resource, index) => {
    changeResourceBy(fighter, resource, -(costs[index] ?? 0));
  });
  for (const gained of draft.gained) raiseEffect(fighter, gained);
  if (draft.endsPhase) enterPhase(fighter, fighter.phase === 1 ? 2 : 3);
  for (const [bar, before] of maxima.entries()) {
    const most = Math.max(maximumOf(bar, fighter), before);
    if (fighter.resource(bar) > most) fighter.resources[bar] = most;
  }
  keepWithinMaxima(fighter);
}

function enterPhase(fighter: Fighter, phase: 1 | 2 | 3): void {
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
  const hasFallen = changeFighterBars(fighter, changes);
  beginNextRound(fighter);
  return hasFallen;
}

/** The energy, or what else the rule takes, that exhaustion costs at the end of a round. */
export function exhaustionOf(fighter: Fighter, round: number): number {
  return exhaustionAmount(round, fighter.value(SLOT.EXHAUSTION_REDUCTION), fighter.rules.play);
}

function roundChanges(fighter: Fighter): readonly ResourceChange[] {
  const changes: ResourceChange[] = [];
  for (const { rule, effect, resource, overflow } of fighter.rules.roundRules) {
    const level = fighter.level(effect);
    const amount =
      rule.kind === 'EXHAUSTION'
        ? -exhaustionOf(fighter, fighter.round)
        : level < 1
          ? 0
          : rule.amount + rule.perLevel * level;
    if (amount !== 0) changes.push({ resource, amount, overflow });
  }
  return changes;
}

function beginNextRound(fighter: Fighter): void {
  fighter.levels.forEach((level, effect) => {
    if (level > 0) fighter.setLevel(effect, level - 1);
  });
  fighter.round = Math.min(fighter.round + 1, LARGEST_NUMBER);
  fighter.phase = 1;
  for (const [id, when] of fighter.performed) {
    fighter.performed.set(id, (when & IN_COMBAT) | ((when & IN_ROUND) === 0 ? 0 : IN_PREVIOUS_ROUND));
  }
  fighter.resources[ACTION_POINTS] = Math.min(fighter.value(SLOT.ACTION_POINTS), LARGEST_NUMBER);
  keepWithinMaxima(fighter);
}
