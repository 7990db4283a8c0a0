import { BAR_TABLE, isBar } from '../rules/bars.ts';
import { compares } from '../rules/comparison.ts';
import { RESOURCES } from '../rules/vocabulary.ts';
import { FastDraft } from './draft.ts';
import { ENERGY, FOCUS } from './fighter.ts';
import {
  numbersToTry,
  readNumber,
  readSkill,
  readStatusEffect,
  readWeapon,
  valuesToTry,
} from './input-programs.ts';
import type {
  ActionProgram,
  FastElement,
  FastInputs,
  FastStack,
  Fighter,
  InputPrograms,
  RulePlace,
} from './model.ts';
import { totalCost } from './properties.ts';
import { NO_INPUTS } from './rule-context.ts';
import { RULES_IN_PROSE } from './rules-in-prose.ts';

const RESERVES = RESOURCES.map((resource) => (isBar(resource) ? BAR_TABLE[resource].reserve : 0));

/** Nothing yet: an action goes onto it. */
export function emptyStack(fighter: Fighter): FastStack {
  return { fighter, elements: [], draft: new FastDraft() };
}

/**
 * The stack with an action or a maneuver, as `applyStack` of combat applies it. With `isChecked`, undefined
 * if a condition of the element is not met, as far as that can be told before its costs.
 */
export function withElement(
  stack: FastStack,
  program: ActionProgram,
  given: FastInputs,
  isChecked: true,
): FastStack | undefined;
export function withElement(stack: FastStack, program: ActionProgram, given: FastInputs): FastStack;
export function withElement(
  stack: FastStack,
  program: ActionProgram,
  given: FastInputs,
  isChecked = false,
): FastStack | undefined {
  const { fighter, elements, draft: before } = stack;
  const isManeuver = elements.length > 0;
  const own = program.inputs.isNone ? NO_INPUTS : readInputs(program, given, placeOn(stack, program), before);
  const place = placeOn(stack, program, own);
  // The conditions of an action are checked after its effects, those of a maneuver before.
  if (isChecked && isManeuver && !areMet(program, before, place)) return undefined;
  const draft = before.copy();
  if (own.skill !== undefined) draft.chosenSkill = own.skill;
  for (const effect of program.effects) effect(draft, place);
  const seen = isManeuver ? before : draft;
  if (isChecked && !isManeuver && !areMet(program, draft, place)) return undefined;
  const limits = limitsOf(program, seen, place);
  for (const { resource, amount } of program.costs) draft.pay(resource, amount(draft, place));
  const element: FastElement = { program, given, inputs: place.inputs, own, limits };
  return { fighter, elements: isManeuver ? [...elements, element] : [element], draft };
}

/** Where the rules of an element are evaluated; before its inputs are read, those of the action count. */
function placeOn(
  { fighter, elements }: FastStack,
  { action, inputs }: ActionProgram,
  own?: FastInputs,
): RulePlace {
  const from = elements[0]?.own ?? NO_INPUTS;
  const seen = own === undefined || inputs.isNone ? from : seenInputs(inputs, from, own);
  return { fighter, before: elements, action, inputs: seen };
}

/** Its own inputs, and those of the action that an element does not ask for itself. */
function seenInputs(asked: InputPrograms, from: FastInputs, own: FastInputs): FastInputs {
  return {
    skill: asked.skill === undefined ? from.skill : own.skill,
    weapon: asked.weapon === undefined ? from.weapon : own.weapon,
    statusEffect: asked.statusEffect === undefined ? from.statusEffect : own.statusEffect,
    numeric: asked.numeric === undefined ? from.numeric : own.numeric,
  };
}

const NO_LIMITS: readonly number[] = [];

function limitsOf({ costLimits }: ActionProgram, draft: FastDraft, place: RulePlace): readonly number[] {
  return costLimits.length === 0 ? NO_LIMITS : costLimits.map(({ amount }) => amount(draft, place));
}

/** Whether the conditions of an element are met, but for cost comparisons. */
function areMet({ isNever, conditions }: ActionProgram, draft: FastDraft, place: RulePlace): boolean {
  if (isNever) return false;
  for (const condition of conditions) if (!condition(draft, place)) return false;
  return true;
}

function readInputs(
  program: ActionProgram,
  given: FastInputs,
  place: RulePlace,
  before: FastDraft,
): FastInputs {
  const { fighter } = place;
  const { skill, weapon, statusEffect, numeric } = program.inputs;
  const values: { -readonly [Name in keyof FastInputs]: FastInputs[Name] } = {};
  if (skill !== undefined) values.skill = readSkill(skill, given.skill, withDefaults(program, place, before));
  if (weapon !== undefined) values.weapon = readWeapon(weapon, given.weapon);
  if (statusEffect !== undefined) {
    values.statusEffect = readStatusEffect(statusEffect, given.statusEffect, fighter);
  }
  if (numeric !== undefined) {
    const capped = numeric.isByDraft ? cappingDraft(program, values, place, before) : before;
    values.numeric = readNumber(numeric, given.numeric, capped, fighter);
  }
  return values;
}

/** The draft with the element's own default skills, which determine the default of a skill input. */
function withDefaults({ skillDefaults }: ActionProgram, place: RulePlace, before: FastDraft): FastDraft {
  if (skillDefaults.length === 0) return before;
  const draft = before.copy();
  for (const effect of skillDefaults) effect(draft, place);
  return draft;
}

/** The element's own result without the number, which may cap the number. */
function cappingDraft(
  program: ActionProgram,
  own: FastInputs,
  base: RulePlace,
  before: FastDraft,
): FastDraft {
  const draft = before.copy();
  if (own.skill !== undefined) draft.chosenSkill = own.skill;
  const place = { ...base, inputs: seenInputs(program.inputs, base.inputs, own) };
  for (const effect of program.effects) effect(draft, place);
  return draft;
}

/** Visits every sensible choice of inputs, until the visitor returns false. */
export function tryInputs(
  stack: FastStack,
  program: ActionProgram,
  visit: (given: FastInputs) => boolean | undefined,
): void {
  const { inputs, fixedValues } = program;
  const { numeric } = inputs;
  const given = valuesToTry(inputs, fixedValues, stack.fighter);
  if (numeric === undefined) {
    for (const values of given) if (visit(values) === false) return;
    return;
  }
  const { fighter, draft } = stack;
  const place = placeOn(stack, program);
  const capped = numeric.isByDraft
    ? cappingDraft(program, readInputs(withoutNumber(program), NO_INPUTS, place, draft), place, draft)
    : draft;
  const { from, to } = numbersToTry(numeric, capped, fighter);
  for (const values of given) {
    for (let number = from; number <= to; number += 1) {
      if (visit({ ...values, numeric: number }) === false) return;
    }
  }
}

const withoutNumber = (program: ActionProgram): ActionProgram => ({
  ...program,
  inputs: { ...program.inputs, numeric: undefined },
});

/** The most frequent conditions of a maneuver, checked before it is applied, since that is cheaper. */
export function mayFit({ draft, fighter, elements }: FastStack, program: ActionProgram): boolean {
  if (program.isNever) return false;
  for (const element of elements) if (element.program.id === program.id) return false;
  if (program.quickConditions.length === 0) return true;
  const place = { fighter, before: elements, action: program.action, inputs: NO_INPUTS };
  for (const condition of program.quickConditions) if (!condition(draft, place)) return false;
  return true;
}

/**
 * Whether the fighter can pay for a stack of checked elements, every cost comparison holds, and the limits of
 * the game are kept.
 */
export function isAllowed(stack: FastStack): boolean {
  const { draft, fighter } = stack;
  for (const resource of draft.paid) {
    const cost = totalCost(resource, draft, fighter);
    if (cost > 0 && cost > fighter.resource(resource) - (RESERVES[resource] ?? 0)) return false;
  }
  if (fighter.rules.hasCostLimits && isAboveLimits(stack)) return false;
  return keepsCostLimits(stack);
}

/** Whether the cost comparisons of all elements hold, for which the whole stack counts. */
export function keepsCostLimits({ draft, fighter, elements }: FastStack): boolean {
  for (const { program, limits } of elements) {
    for (let index = 0; index < limits.length; index += 1) {
      const limit = program.costLimits[index];
      if (limit === undefined) continue;
      const { resource, comparison } = limit;
      if (!compares(totalCost(resource, draft, fighter), comparison, limits[index] ?? 0)) return false;
    }
  }
  return true;
}

function isAboveLimits({ draft, fighter, elements }: FastStack): boolean {
  const { ENERGY: energy, FOCUS: focus } = RULES_IN_PROSE.costLimits;
  const isExcepted = (name: string) => elements.some(({ program }) => program.action.name === name);
  if (totalCost(ENERGY, draft, fighter) > energy.most && !isExcepted(energy.exception)) return true;
  return totalCost(FOCUS, draft, fighter) > focus.most && !isExcepted(focus.exception);
}
