import type * as v from 'valibot';
import type { Wording } from '../../lib/wording.ts';
import type { Draft, Glossary, RuleContext } from '../context.ts';
import { type EffectKind, type InputName, type InputTitles, nodeReader } from '../define.ts';
import { isMalformed, type MalformedNode } from '../node.ts';
import { anteDice } from './ante-dice.ts';
import { changeProperty } from './change-property.ts';
import { endPhase } from './end-phase.ts';
import { gainStatusEffect } from './gain-status-effect.ts';
import { setDamageType } from './set-damage-type.ts';
import { setInflictedEffect } from './set-inflicted-effect.ts';
import { setSkillDefaults } from './set-skill-defaults.ts';
import { setWeapon } from './set-weapon.ts';

/** Every effect, sorted by kind. */
export const effectKinds = [
  anteDice,
  changeProperty,
  endPhase,
  gainStatusEffect,
  setDamageType,
  setInflictedEffect,
  setSkillDefaults,
  setWeapon,
] as const;

export type Effect = v.InferOutput<(typeof effectKinds)[number]['schema']>;

const kinds: readonly EffectKind<Effect>[] =
  effectKinds as readonly unknown[] as readonly EffectKind<Effect>[];
const byKind = new Map<string, EffectKind<Effect>>(kinds.map((kind) => [kind.kind, kind]));
const read = nodeReader('effect', kinds);

/**
 * Reads one entry of `effects`, given the inputs of its action or maneuver. An invalid entry becomes
 * malformed.
 * Rule: docs/pack-format.md#effects.
 */
export function readEffect(raw: unknown, inputs: ReadonlySet<InputName>): Effect | MalformedNode {
  return read(raw, inputs);
}

/** The draft after the effect; a malformed one changes nothing. Rule: docs/pack-format.md#effects. */
export function applyEffect(effect: Effect | MalformedNode, context: RuleContext): Draft {
  if (isMalformed(effect)) return context.draft;
  return byKind.get(effect.kind)?.apply(effect, context) ?? context.draft;
}

/**
 * The text to show in place of an effect that is malformed or cannot work with the player's inputs.
 * Rule: docs/pack-format.md#a-pack-that-is-not-right.
 */
export function effectProblem(effect: Effect | MalformedNode, context: RuleContext): string | undefined {
  return isMalformed(effect) ? effect.text : byKind.get(effect.kind)?.problem?.(effect, context);
}

/** The effect in words, or the text of a malformed one. Rule: docs/pack-format.md#effects. */
export function describeEffect(
  effect: Effect | MalformedNode,
  glossary: Glossary,
  titles: InputTitles,
): Wording {
  if (isMalformed(effect)) return [effect.text];
  return byKind.get(effect.kind)?.describe(effect, glossary, titles) ?? [];
}
