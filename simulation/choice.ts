import type { ActionDraft } from '../src/core/combat/action-draft.ts';
import { isAffordable, wholeCost } from '../src/core/combat/affordability.ts';
import { conditionRows } from '../src/core/combat/conditions.ts';
import { applyStack, type DraftTarget, type Stack } from '../src/core/combat/stack.ts';
import type { Action } from '../src/core/game-data/pack.ts';
import type { Actor, InputValues, StatusEffectLevel } from '../src/core/rules/context.ts';
import { skillUsed } from '../src/core/rules/draft.ts';
import { isMalformed } from '../src/core/rules/node.ts';
import { skillsOf } from '../src/core/rules/skills-of.ts';
import { RESOURCES } from '../src/core/rules/vocabulary.ts';

/** Limits that the app does not check (docs/standard-game.md, Limits). */
const MOST_ENERGY = 4;
const MOST_FOCUS = 1;
const MAY_COST_MORE_ENERGY = new Set(['Pour Out']);
const MAY_COST_MORE_FOCUS = new Set(['Stand Firm']);
/** The highest number tried for an input, and the highest level tried for an effect. */
const MOST_TRIED = 20;
const LEVELS_TRIED = 3;

export function namesOn({ elements }: Stack): readonly string[] {
  return elements.map(({ action }) => action.name);
}

/** The draft that the combat page would make of the stack. */
export function draftOf({ elements }: Stack): ActionDraft {
  const [action, ...maneuvers] = elements;
  return {
    action: action?.action.name,
    inputs: action?.given ?? {},
    maneuvers: maneuvers.map((each) => ({ name: each.action.name, inputs: each.given })),
  };
}

/** Whether every condition holds, the character can pay, and the limits of the game are kept. */
export function isAllowed(stack: Stack): boolean {
  const { draft, actor, elements } = stack;
  for (const resource of RESOURCES) {
    if (!draft.costs.has(resource)) continue;
    if (!isAffordable(resource, wholeCost(resource, draft, actor).total, actor.current(resource)))
      return false;
  }
  const isExcepted = (names: ReadonlySet<string>) => elements.some(({ action }) => names.has(action.name));
  if (wholeCost('ENERGY', draft, actor).total > MOST_ENERGY && !isExcepted(MAY_COST_MORE_ENERGY))
    return false;
  if (wholeCost('FOCUS', draft, actor).total > MOST_FOCUS && !isExcepted(MAY_COST_MORE_FOCUS)) return false;
  return elements.every((element) => conditionRows(element, stack).every((row) => row.met));
}

/** The action alone, once for every sensible choice of its inputs. */
export function openings(
  actor: Actor,
  action: Action,
  pickSkills: (skills: readonly string[]) => readonly string[],
): readonly Stack[] {
  return [...withInputs(applyStack(actor, []), action, 'ACTION', pickSkills)];
}

/** The stack with a maneuver added, once for every sensible choice of its inputs; none if it does not fit. */
export function withManeuver(stack: Stack, maneuver: Action): Iterable<Stack> {
  return mayFit(stack, maneuver)
    ? withInputs(stack, maneuver, stack.elements.length - 1, (names) => names)
    : [];
}

/** Checks the most frequent conditions before the maneuver is applied, since that is cheaper. */
export function mayFit({ draft, actor, elements }: Stack, maneuver: Action): boolean {
  const [first] = elements;
  if (elements.some(({ action }) => action.name === maneuver.name)) return false;
  return maneuver.conditions.every((condition) => {
    if (isMalformed(condition)) return false;
    switch (condition.kind) {
      case 'SELECTED_ACTION_IS':
        return first !== undefined && condition.actions.includes(first.action.name);
      case 'USES_SKILL': {
        const skill = skillUsed(draft, actor);
        return skill !== undefined && skillsOf(condition, actor.glossary).includes(skill);
      }
      case 'POWER_DEFINED':
        return draft.changes.has('POWER');
      case 'DAMAGE_TYPE_IS':
        return condition.damageTypes.includes(draft.damageType);
      default:
        return true;
    }
  });
}

function* withInputs(
  stack: Stack,
  action: Action,
  place: DraftTarget,
  pickSkills: (skills: readonly string[]) => readonly string[],
): Generator<Stack> {
  const on = (inputs: InputValues): Stack =>
    applyStack(stack.actor, [...stack.elements, { action, place, given: inputs }]);
  const plain = on({});
  const top = plain.elements.at(-1);
  if (top === undefined) return;
  const skill = top.options('skill');
  const effect = top.options('statusEffect');
  const weapon = top.options('weapon');
  const number = top.options('numeric');
  let given: readonly InputValues[] = [{}];
  if (skill?.control === 'choice') {
    const chosen = pickSkills(skill.choices.map(({ value }) => value));
    given = given.flatMap((values) => chosen.map((name) => ({ ...values, skill: name })));
  }
  if (weapon?.control === 'choice') {
    const others = weapon.choices.filter(({ value }) => value !== stack.actor.equippedWeapon);
    given = given.flatMap((values) => others.map(({ value }) => ({ ...values, weapon: value })));
  }
  if (effect?.control === 'choice') {
    const effects = effectsToTry(
      action,
      effect.choices.map(({ value }) => value),
      stack.actor,
    );
    given = given.flatMap((values) => effects.map((statusEffect) => ({ ...values, statusEffect })));
  }
  for (const values of given) {
    if (number?.control !== 'number') yield Object.keys(values).length === 0 ? plain : on(values);
    else if (number.problem === undefined) {
      for (let numeric = number.minimum; numeric <= Math.min(number.maximum, MOST_TRIED); numeric += 1) {
        yield on({ ...values, numeric });
      }
    }
  }
}

/** The effects to try: those of the character if the action requires one, otherwise each at a few levels. */
function effectsToTry(
  { conditions }: Action,
  choices: readonly string[],
  { statusEffects, statusEffectLevelCap }: Actor,
): readonly StatusEffectLevel[] {
  if (conditions.some(({ kind }) => kind === 'HAS_STATUS_EFFECT')) {
    return choices.flatMap((name) => {
      const level = statusEffects.get(name);
      return level === undefined ? [] : [{ name, level }];
    });
  }
  const levels = Array.from(
    { length: Math.min(LEVELS_TRIED, statusEffectLevelCap) },
    (_, index) => index + 1,
  );
  return choices.flatMap((name) => levels.map((level) => ({ name, level })));
}
