import type { Action } from '../game-data/pack.ts';
import type { Actor, Draft, InputValues, RuleContext } from '../rules/context.ts';
import { applyCost } from '../rules/costs.ts';
import type { InputName, InputOptions } from '../rules/define.ts';
import { EMPTY_DRAFT } from '../rules/draft.ts';
import { applyEffect, effectProblem } from '../rules/effects/index.ts';
import { inputNames, inputOptions, readInputValue } from '../rules/inputs/index.ts';
import { wholeCost } from './affordability.ts';

/** An element's position in the draft: the action, or a maneuver by its index. */
export type DraftTarget = 'ACTION' | number;

/** An action or a maneuver with its input values. */
export interface StackedElement {
  readonly action: Action;
  readonly place: DraftTarget;
  readonly given: InputValues;
}

/** The result of applying one element of the stack. */
export interface AppliedElement extends StackedElement {
  /** Its own inputs: the given value if it is valid, else the default. */
  readonly values: InputValues;
  /** The options of one of its inputs; undefined if it is absent or malformed. */
  readonly options: (name: InputName) => InputOptions | undefined;
  /** For each effect, the text shown in its place if it cannot work. */
  readonly effectProblems: readonly (string | undefined)[];
  /** The draft before the element, after its effects, and after its costs. */
  readonly before: Draft;
  readonly changed: Draft;
  readonly after: Draft;
  /** The context of its own rules, without the draft. */
  readonly context: RuleContext;
}

/** The chosen action and its maneuvers, applied in order. */
export interface Stack {
  readonly actor: Actor;
  readonly elements: readonly AppliedElement[];
  /** The final draft. */
  readonly draft: Draft;
}

/**
 * Applies the action and then each maneuver to the draft so far: first inputs, then effects, then costs.
 * Rule: docs/rules/combat.md#order-of-evaluation.
 */
export function applyStack(actor: Actor, elements: readonly StackedElement[]): Stack {
  return elements.reduce<Stack>(withElement, { actor, elements: [], draft: EMPTY_DRAFT });
}

function withElement(stack: Stack, element: StackedElement): Stack {
  const applied = applyElement(stack, element);
  return { ...stack, elements: [...stack.elements, applied], draft: applied.after };
}

/** The context of the next element on a stack, before its inputs are read. */
function contextOn({ actor, elements, draft }: Stack, { action }: StackedElement): RuleContext {
  const [first] = elements;
  return {
    actor,
    draft,
    element: action.name,
    action: first?.action.name ?? action.name,
    stackedBefore: new Set(elements.slice(1).map((each) => each.action.name)),
    effectsNeeded: new Set(
      action.conditions.flatMap((each) => (each.kind === 'HAS_STATUS_EFFECT' ? each.statusEffects : [])),
    ),
    inputs: first?.values ?? {},
    wholeCost: (resource) => wholeCost(resource, draft, actor).total,
  };
}

function applyElement(stack: Stack, element: StackedElement): AppliedElement {
  const { action } = element;
  const base = contextOn(stack, element);
  const asked = inputNames(action.inputs);
  const inherited = Object.fromEntries(
    Object.entries(base.inputs).filter(([name]) => !asked.has(name as InputName)),
  ) as InputValues;

  // Skill defaults apply before the inputs, since they determine the default of a skill input.
  const defaults = action.effects.filter((effect) => effect.kind === 'SET_SKILL_DEFAULTS');
  const initial = { ...base, draft: applyAll(defaults, base) };
  const choices = readValues(['skill', 'weapon', 'statusEffect'], element, initial);
  const chosen = {
    ...base,
    inputs: { ...inherited, ...choices },
    draft: { ...base.draft, chosenSkill: choices.skill ?? base.draft.chosenSkill },
  };

  // The element's own result, computed without the number, may cap the number.
  const capped = asked.has('numeric') ? { ...chosen, draft: applyAll(action.effects, chosen) } : chosen;
  const values = { ...choices, ...readValues(['numeric'], element, capped) };
  const context = { ...chosen, inputs: { ...inherited, ...values } };
  const changed = applyAll(action.effects, context);
  return {
    ...element,
    values,
    options: (name) => inputOptions(action.inputs, name, capped),
    effectProblems: action.effects.map((effect) => effectProblem(effect, context)),
    before: base.draft,
    changed,
    after: action.resources.reduce<Draft>((draft, cost) => applyCost(cost, { ...context, draft }), changed),
    context,
  };
}

function applyAll(effects: Action['effects'], context: RuleContext): Draft {
  return effects.reduce<Draft>((draft, effect) => applyEffect(effect, { ...context, draft }), context.draft);
}

function readValues(
  names: readonly InputName[],
  { action, given }: StackedElement,
  context: RuleContext,
): InputValues {
  const values = names.flatMap((name) => {
    const value = readInputValue(action.inputs, name, given, context);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values) as InputValues;
}
