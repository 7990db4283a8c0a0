import type { Character } from '../character/character.ts';
import { NOTHING, sumOf } from '../lib/sum.ts';
import type { Actor, Draft, StatusEffectLevel } from '../rules/context.ts';
import { INPUT_NAMES } from '../rules/define.ts';
import { diceCount, propertySum, skillUsed } from '../rules/draft.ts';
import { describeEffect } from '../rules/effects/index.ts';
import { inputTitles } from '../rules/inputs/index.ts';
import { isMalformed } from '../rules/node.ts';
import { RESOURCES } from '../rules/vocabulary.ts';
import { type ActionDraft, stackOf, withManeuver } from './action-draft.ts';
import { isAffordable, wholeCost } from './affordability.ts';
import { reasonsAgainst } from './availability.ts';
import { conditionRows } from './conditions.ts';
import { elementCosts } from './element-costs.ts';
import type { CostRow, ElementEvaluation, Evaluation, GainRow, InputRow } from './evaluation.ts';
import { phaseAfter } from './rounds.ts';
import type { AppliedElement, Stack } from './stack.ts';

/**
 * Evaluates a draft; undefined if the character lacks its action.
 * Rule: docs/rules/combat.md#action-summary.
 */
export function evaluate(character: Character, draft: ActionDraft): Evaluation | undefined {
  const stack = stackOf(character, draft);
  if (stack === undefined) return undefined;
  const { actor, draft: whole } = stack;
  const elements = stack.elements.map((element) => evaluateElement(element, stack));
  const skill = skillUsed(whole, actor);
  const property = (name: Parameters<typeof propertySum>[0]) => propertySum(name, whole, actor) ?? NOTHING;
  const { costs, gains } = resourceRows(whole, actor);
  const parts = {
    elements,
    dice:
      skill === undefined
        ? undefined
        : { skill, pool: property('DICE_POOL'), count: diceCount(whole, actor) },
    power: propertySum('POWER', whole, actor),
    damage: { type: whole.damageType, name: actor.glossary.damageTypeName(whole.damageType) },
    inflicted:
      whole.inflictedEffect === undefined
        ? undefined
        : {
            name: whole.inflictedEffect,
            level: property('INFLICT_STATUS_EFFECT_LEVEL'),
            levelCap: actor.statusEffectLevelCap,
          },
    successes: property('SUCCESSES'),
    ante: property('ANTE'),
    costs,
    gains,
    gainedEffects: gainedEffects(whole, actor),
    nextPhase: whole.endsPhase ? phaseAfter(character.sheet.combatState.phase) : undefined,
    weapon: weaponChange(whole, actor),
  };
  const reasons = reasonsAgainst(parts, character);
  const conditionsMet = elements.every(({ conditions }) => conditions.every((row) => row.met));
  return { ...parts, reasons, canPerform: reasons.length === 0 && conditionsMet };
}

/**
 * Evaluates one of the character's maneuvers on top of a draft; undefined if the character lacks the action
 * or the maneuver.
 * Rule: docs/rules/combat.md#stacking-maneuvers.
 */
export function evaluateNext(
  character: Character,
  draft: ActionDraft,
  maneuver: string,
): ElementEvaluation | undefined {
  const stack = stackOf(character, withManeuver(draft, maneuver));
  const element = stack?.elements.at(-1);
  return stack && element?.place === draft.maneuvers.length ? evaluateElement(element, stack) : undefined;
}

/** One element of a stack, with its inputs, effects, costs and conditions in words. */
export function evaluateElement(element: AppliedElement, stack: Stack): ElementEvaluation {
  const { action, place, values, effectProblems } = element;
  const { glossary } = stack.actor;
  const titles = inputTitles(action.inputs);
  return {
    action,
    place,
    inputs: inputRows(element),
    values,
    effects: action.effects.map((effect, index) => {
      const problem = effectProblems[index];
      return problem === undefined
        ? { text: describeEffect(effect, glossary, titles), error: false }
        : { text: [problem], error: true };
    }),
    costs: elementCosts(element, stack.actor),
    conditions: conditionRows(element, stack),
  };
}

function inputRows({ action: { inputs }, options }: AppliedElement): readonly InputRow[] {
  const rows = INPUT_NAMES.flatMap((name): InputRow[] => {
    const node = inputs[name];
    if (node === undefined) return [];
    const offered = options(name);
    if (offered !== undefined) return [{ name, options: offered }];
    return isMalformed(node) ? [{ name, error: node.text }] : [];
  });
  const unknownInputs = (inputs.unknownInputs ?? []).map(
    ({ node }): InputRow => ({ name: undefined, error: node.text }),
  );
  return [...rows, ...unknownInputs];
}

function resourceRows(draft: Draft, actor: Actor): { costs: readonly CostRow[]; gains: readonly GainRow[] } {
  const costs: CostRow[] = [];
  const gains: GainRow[] = [];
  for (const resource of RESOURCES) {
    const sum = wholeCost(resource, draft, actor);
    const about = {
      resource,
      name: actor.glossary.resourceName(resource),
      available: actor.current(resource),
    };
    if (sum.total < 0) {
      const gain = sumOf(sum.parts.map(({ source, amount }) => ({ source, amount: -amount })));
      gains.push({ ...about, gain });
    } else if (sum.parts.length > 0) {
      costs.push({ ...about, cost: sum, affordable: isAffordable(resource, sum.total, about.available) });
    }
  }
  return { costs, gains };
}

function gainedEffects(draft: Draft, actor: Actor): readonly StatusEffectLevel[] {
  const levels = new Map<string, number>();
  for (const { name, level } of draft.gainedEffects) {
    levels.set(name, Math.max(levels.get(name) ?? 0, Math.min(level, actor.statusEffectLevelCap)));
  }
  return [...levels].map(([name, level]) => ({ name, level }));
}

function weaponChange({ weapon }: Draft, actor: Actor): Evaluation['weapon'] {
  if (weapon === undefined) return undefined;
  return { id: weapon, name: actor.weapons.find(({ id }) => id === weapon)?.name };
}
