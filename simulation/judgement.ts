import { equip } from '../src/core/character/items/equipment.ts';
import type { Stack } from '../src/core/combat/stack.ts';
import type { StatusEffectLevel } from '../src/core/rules/context.ts';
import { isMalformed } from '../src/core/rules/node.ts';
import { namesOn, openings } from './choice.ts';
import { bestConsumable } from './consumables.ts';
import { actingAs, characterOf, effectLevel, type Fighter } from './fighter.ts';
import { habitualAttack, type Situation, worthOfEffect } from './outlook.ts';
import { apart, type View, worthOfStack } from './worth.ts';

/** How far jars are thrown. */
const NEAR = 1;
/** What a point more of a property is worth in an attack, roughly. */
const WORTH_OF_PROPERTY: Readonly<Record<string, number>> = { DICE_POOL: 0.5, POWER: 0.9, SUCCESSES: 1 };

/** What a stack is worth: what it does by the rules, at the table, and for what comes after. */
export function judge(
  stack: Stack,
  view: View,
): { readonly worth: number; readonly target: Fighter | undefined } {
  const { worth, target } = worthOfStack(stack, view);
  return { worth: worth + worthAtTable(stack, view) + worthOfOpening(stack, view), target };
}

/** Skills that a player chooses among: the best, and others that maneuvers ask for by name. */
export function skillsWorthUsing(me: Fighter): (names: readonly string[]) => readonly string[] {
  const actor = actingAs(me);
  const asked = new Set(
    characterOf(me).maneuvers.flatMap(({ action }) =>
      action.conditions.flatMap((condition) =>
        !isMalformed(condition) && condition.kind === 'USES_SKILL' ? (condition.skills ?? []) : [],
      ),
    ),
  );
  return (names) => {
    const best = names.reduce((level, name) => Math.max(level, actor.skillLevel(name)), 0);
    const first = names.find((name) => actor.skillLevel(name) === best);
    return names.filter((name) => name === first || (asked.has(name) && actor.skillLevel(name) >= best - 1));
  };
}

/** What the table gives for an action besides what the engine reckons. */
function worthAtTable(stack: Stack, view: View): number {
  const [first] = stack.elements;
  switch (first?.action.name) {
    case 'Shake Off':
      return worthOfShakingOff(first.values.statusEffect, view);
    case 'Use':
      return consumableFor(view)?.worth ?? Number.NEGATIVE_INFINITY;
    case 'Move':
      return worthOfMove(view);
    case 'Draw':
      return worthOfDraw(stack, view);
    default:
      return 0;
  }
}

/** The consumable that a fighter would use now. */
export function consumableFor({ me, situation, prices, table }: View) {
  const [foe] = situation.foes;
  const near = foe !== undefined && (!table.distance || apart(me, foe) <= NEAR) ? foe : undefined;
  return bestConsumable(me, situation, prices, near);
}

function worthOfShakingOff(effect: StatusEffectLevel | undefined, view: View): number {
  if (effect === undefined || effect.level !== effectLevel(view.me, effect.name))
    return Number.NEGATIVE_INFINITY;
  const { sheet } = view.me;
  const statusEffects = new Map(sheet.combatState.statusEffects);
  statusEffects.delete(effect.name);
  const without = { ...view.me, sheet: { ...sheet, combatState: { ...sheet.combatState, statusEffects } } };
  return -worthOfEffect(without, effect.name, effect.level, asIf(view, without), view.prices);
}

/** A Move is worth what the habitual attack is that it brings into reach. */
function worthOfMove(view: View): number {
  const { me, situation, table } = view;
  if (!table.distance) return 0;
  const [foe] = situation.foes;
  const habit = situation.habits.get(me);
  if (foe === undefined || habit === undefined || effectLevel(me, 'Frightened') > 0) return 0;
  const missing = apart(me, foe) - habit.reach;
  return missing <= 0 ? 0 : habitualAttack(situation, me, foe).damage / missing;
}

/** Another weapon is worth what the best attack gains by it. */
function worthOfDraw({ draft }: Stack, view: View): number {
  const { me } = view;
  const weapon = draft.weapon ?? '';
  const armed = { ...me, sheet: equip(me.sheet, { kind: 'weapon' }, weapon, me.gameData) };
  const attackOf = (fighter: Fighter) => {
    const seen = { ...view, me: fighter, situation: asIf(view, fighter) };
    const skills = skillsWorthUsing(fighter);
    return characterOf(fighter)
      .actions.filter(({ action }) => action.tags.includes('Attack'))
      .flatMap(({ action }) => openings(actingAs(fighter), action, skills))
      .reduce((most, stack) => Math.max(most, worthOfStack(stack, seen).worth), 0);
  };
  return attackOf(armed) - attackOf(me);
}

/** The situation with a fighter as it would be. */
function asIf({ me, situation }: View, changed: Fighter): Situation {
  const swap = (fighter: Fighter) => (fighter === me ? changed : fighter);
  const habit = situation.habits.get(me);
  return {
    ...situation,
    friends: situation.friends.map(swap),
    habits: habit === undefined ? situation.habits : new Map(situation.habits).set(changed, habit),
    turnsLeft: new Map(situation.turnsLeft).set(changed, situation.turnsLeft.get(me) ?? 0),
  };
}

/** What a maneuver that asks for this action to have occurred adds to an attack, roughly. */
function worthOfOpening(stack: Stack, { me, prices, situation }: View): number {
  const name = namesOn(stack)[0] ?? '';
  if (me.sheet.combatState.currentRoundActions.includes(name)) return 0;
  let worth = 0;
  for (const { action } of characterOf(me).maneuvers) {
    const opens = action.conditions.some(
      (condition) =>
        condition.kind === 'ACTION_OCCURRED' &&
        condition.when === 'CURRENT_ROUND' &&
        condition.actions.includes(name),
    );
    if (!opens) continue;
    for (const effect of action.effects) {
      if (effect.kind !== 'CHANGE_PROPERTY' || effect.by !== 'CONSTANT') continue;
      worth += effect.value * (WORTH_OF_PROPERTY[effect.target] ?? 0);
    }
    worth -= prices.energy;
  }
  return Math.max(0, worth) * Math.min(2, situation.turnsLeft.get(me) ?? 1);
}
