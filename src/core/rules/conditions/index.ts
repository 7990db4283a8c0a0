import type * as v from 'valibot';
import type { Wording } from '../../lib/wording.ts';
import type { Glossary, RuleContext } from '../context.ts';
import { type ConditionKind, type InputName, type InputTitles, nodeReader } from '../define.ts';
import { isMalformed, type MalformedNode } from '../node.ts';
import { actionOccurred } from './action-occurred.ts';
import { damageTypeIs } from './damage-type-is.ts';
import { hasStatusEffect } from './has-status-effect.ts';
import { inflictedEffectIs } from './inflicted-effect-is.ts';
import { isDiceRollAction } from './is-dice-roll-action.ts';
import { oncePer } from './once-per.ts';
import { onlyActionThisPhase } from './only-action-this-phase.ts';
import { powerDefined } from './power-defined.ts';
import { propertyComparison } from './property-comparison.ts';
import { resourceCostComparison } from './resource-cost-comparison.ts';
import { selectedActionIs } from './selected-action-is.ts';
import { usesSkill } from './uses-skill.ts';

/** Every condition, sorted by kind. */
export const conditionKinds = [
  actionOccurred,
  damageTypeIs,
  hasStatusEffect,
  inflictedEffectIs,
  isDiceRollAction,
  oncePer,
  onlyActionThisPhase,
  powerDefined,
  propertyComparison,
  resourceCostComparison,
  selectedActionIs,
  usesSkill,
] as const;

export type Condition = v.InferOutput<(typeof conditionKinds)[number]['schema']>;

const kinds: readonly ConditionKind<Condition>[] =
  conditionKinds as readonly unknown[] as readonly ConditionKind<Condition>[];
const byKind = new Map<string, ConditionKind<Condition>>(kinds.map((kind) => [kind.kind, kind]));
const read = nodeReader('condition', kinds);
const NO_INPUTS: ReadonlySet<InputName> = new Set();

/**
 * Reads one entry of `conditions`; an invalid entry becomes malformed.
 * Rule: docs/pack-format.md#conditions.
 */
export function readCondition(raw: unknown): Condition | MalformedNode {
  return read(raw, NO_INPUTS);
}

/** Whether the condition is met; a malformed one never is. Rule: docs/pack-format.md#conditions. */
export function evaluateCondition(condition: Condition | MalformedNode, context: RuleContext): boolean {
  return !isMalformed(condition) && byKind.get(condition.kind)?.evaluate(condition, context) === true;
}

/** The condition in words, or the text of a malformed one. Rule: docs/pack-format.md#conditions. */
export function describeCondition(
  condition: Condition | MalformedNode,
  glossary: Glossary,
  titles: InputTitles,
): Wording {
  if (isMalformed(condition)) return [condition.text];
  return byKind.get(condition.kind)?.describe(condition, glossary, titles) ?? [];
}
