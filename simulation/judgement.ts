import { equip } from '../src/core/character/items/equipment.ts';
import type { Stack } from '../src/core/combat/stack.ts';
import type { StatusEffectLevel } from '../src/core/rules/context.ts';
import { isMalformed } from '../src/core/rules/node.ts';
import { namesOn, openings } from './choice.ts';
import { bestConsumable } from './consumables.ts';
import { actorFor, characterOf, effectLevel, type Fighter } from './fighter.ts';
import { type Situation, scoreEffect, usualAttack } from './outlook.ts';
import { distanceBetween, scoreStack, type View } from './score.ts';

/** The range of a thrown jar, in Moves. */
const NEAR = 1;
/** The approximate score of one more point of a property in an attack. */
const SCORE_OF_PROPERTY: Readonly<Record<string, number>> = { DICE_POOL: 0.5, POWER: 0.9, SUCCESSES: 1 };

/** The full score of a stack: by the rules engine, by the rules of the table, and for later actions. */
export function judge(
  stack: Stack,
  view: View,
): { readonly score: number; readonly target: Fighter | undefined } {
  const { score, target } = scoreStack(stack, view);
  return { score: score + scoreByHand(stack, view) + scoreEnabledManeuvers(stack, view), target };
}

/** The skills to try: the best one, and any that a maneuver names and that is at most one level lower. */
export function usefulSkills(me: Fighter): (names: readonly string[]) => readonly string[] {
  const actor = actorFor(me);
  const required = new Set(
    characterOf(me).maneuvers.flatMap(({ action }) =>
      action.conditions.flatMap((condition) =>
        !isMalformed(condition) && condition.kind === 'USES_SKILL' ? (condition.skills ?? []) : [],
      ),
    ),
  );
  return (names) => {
    const best = names.reduce((level, name) => Math.max(level, actor.skillLevel(name)), 0);
    const first = names.find((name) => actor.skillLevel(name) === best);
    return names.filter(
      (name) => name === first || (required.has(name) && actor.skillLevel(name) >= best - 1),
    );
  };
}

/** The score of what players do by hand, which the rules engine does not calculate. */
function scoreByHand(stack: Stack, view: View): number {
  const [first] = stack.elements;
  switch (first?.action.name) {
    case 'Shake Off':
      return scoreShakeOff(first.values.statusEffect, view);
    case 'Use':
      return consumableFor(view)?.score ?? Number.NEGATIVE_INFINITY;
    case 'Move':
      return scoreMove(view);
    case 'Draw':
      return scoreDraw(stack, view);
    default:
      return 0;
  }
}

/** The best consumable for a fighter now. */
export function consumableFor({ me, situation, prices, table }: View) {
  const [foe] = situation.foes;
  const near = foe !== undefined && (!table.distance || distanceBetween(me, foe) <= NEAR) ? foe : undefined;
  return bestConsumable(me, situation, prices, near);
}

function scoreShakeOff(effect: StatusEffectLevel | undefined, view: View): number {
  if (effect === undefined || effect.level !== effectLevel(view.me, effect.name))
    return Number.NEGATIVE_INFINITY;
  const { sheet } = view.me;
  const statusEffects = new Map(sheet.combatState.statusEffects);
  statusEffects.delete(effect.name);
  const without = { ...view.me, sheet: { ...sheet, combatState: { ...sheet.combatState, statusEffects } } };
  return -scoreEffect(without, effect.name, effect.level, withChanged(view, without), view.prices);
}

/** A Move scores the damage of the usual attack, divided by the Moves needed to reach the foe. */
function scoreMove(view: View): number {
  const { me, situation, table } = view;
  if (!table.distance) return 0;
  const [foe] = situation.foes;
  const habit = situation.habits.get(me);
  if (foe === undefined || habit === undefined || effectLevel(me, 'Frightened') > 0) return 0;
  const missing = distanceBetween(me, foe) - habit.reach;
  return missing <= 0 ? 0 : usualAttack(situation, me, foe).damage / missing;
}

/** Drawing another weapon scores what the best attack gains by it. */
function scoreDraw({ draft }: Stack, view: View): number {
  const { me } = view;
  const weapon = draft.weapon ?? '';
  const rearmed = { ...me, sheet: equip(me.sheet, { kind: 'weapon' }, weapon, me.gameData) };
  const bestAttack = (fighter: Fighter) => {
    const changed = { ...view, me: fighter, situation: withChanged(view, fighter) };
    const skills = usefulSkills(fighter);
    return characterOf(fighter)
      .actions.filter(({ action }) => action.tags.includes('Attack'))
      .flatMap(({ action }) => openings(actorFor(fighter), action, skills))
      .reduce((most, stack) => Math.max(most, scoreStack(stack, changed).score), 0);
  };
  return bestAttack(rearmed) - bestAttack(me);
}

/** The situation with the fighter replaced by a changed one. */
function withChanged({ me, situation }: View, changed: Fighter): Situation {
  const swap = (fighter: Fighter) => (fighter === me ? changed : fighter);
  const habit = situation.habits.get(me);
  return {
    ...situation,
    friends: situation.friends.map(swap),
    habits: habit === undefined ? situation.habits : new Map(situation.habits).set(changed, habit),
    turnsLeft: new Map(situation.turnsLeft).set(changed, situation.turnsLeft.get(me) ?? 0),
  };
}

/** The approximate score of maneuvers that this action enables, because they require that it occurred. */
function scoreEnabledManeuvers(stack: Stack, { me, prices, situation }: View): number {
  const name = namesOn(stack)[0] ?? '';
  if (me.sheet.combatState.currentRoundActions.includes(name)) return 0;
  let score = 0;
  for (const { action } of characterOf(me).maneuvers) {
    const isEnabled = action.conditions.some(
      (condition) =>
        condition.kind === 'ACTION_OCCURRED' &&
        condition.when === 'CURRENT_ROUND' &&
        condition.actions.includes(name),
    );
    if (!isEnabled) continue;
    for (const effect of action.effects) {
      if (effect.kind !== 'CHANGE_PROPERTY' || effect.by !== 'CONSTANT') continue;
      score += effect.value * (SCORE_OF_PROPERTY[effect.target] ?? 0);
    }
    score -= prices.energy;
  }
  return Math.max(0, score) * Math.min(2, situation.turnsLeft.get(me) ?? 1);
}
