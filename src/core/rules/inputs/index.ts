import * as v from 'valibot';
import { PACK_LIMITS, writtenLimit } from '../../lib/limits.ts';
import { isJsonObject, mapToJson } from '../../lib/name-map.ts';
import type { Wording } from '../../lib/wording.ts';
import type { Glossary, InputValues, RuleContext } from '../context.ts';
import { INPUT_NAMES, type InputKind, type InputName, type InputOptions, problemsOf } from '../define.ts';
import { isMalformed, type MalformedNode, malformed, serializeNode } from '../node.ts';
import { numericInput } from './numeric.ts';
import { skillInput } from './skill.ts';
import { statusEffectInput } from './status-effect.ts';
import { weaponInput } from './weapon.ts';

/** Every input, sorted by name. */
export const inputKinds = [numericInput, skillInput, statusEffectInput, weaponInput] as const;

type KindNamed<Name extends InputName> = Extract<(typeof inputKinds)[number], { readonly name: Name }>;

/** What an action asks of one input. */
export type InputNode<Name extends InputName = InputName> = v.InferOutput<KindNamed<Name>['schema']>;

/** What stands in `inputs` under a name of no input; without a name where `inputs` itself is no object. */
export interface UnknownInput {
  readonly name: string | undefined;
  readonly node: MalformedNode;
}

/**
 * What an action or a maneuver asks of the player: each of the four kinds at most once.
 * Rule: docs/pack-format.md#inputs.
 */
export type Inputs = {
  readonly [Name in InputName]?: InputNode<Name> | MalformedNode;
} & { readonly unknownInputs?: readonly UnknownInput[] };

const NO_INPUT = 'Unable to generate Input element';

const byName = new Map<string, InputKind<InputName, InputNode>>(
  (inputKinds as readonly unknown[] as readonly InputKind<InputName, InputNode>[]).map((kind) => [
    kind.name,
    kind,
  ]),
);

function readInput(name: string, raw: unknown): InputNode | MalformedNode {
  const kind = byName.get(name);
  if (kind === undefined)
    return malformed(NO_INPUT, raw, [{ path: '$', message: 'No input has this name.' }]);
  if (!isJsonObject(raw))
    return malformed(NO_INPUT, raw, [{ path: '$', message: 'This must be an object.' }]);
  const read = v.safeParse(kind.schema, raw);
  return read.success ? read.output : malformed(NO_INPUT, raw, problemsOf(read.issues));
}

/**
 * Reads `inputs`, kind by kind; left out, the action asks for nothing. What does not fit becomes malformed.
 * Rule: docs/pack-format.md#inputs.
 */
export function readInputs(raw: unknown): Inputs {
  if (raw === undefined) return {};
  if (!isJsonObject(raw)) {
    const node = malformed(NO_INPUT, raw, [{ path: '$', message: 'This must be an object.' }]);
    return { unknownInputs: [{ name: undefined, node }] };
  }
  const written = Object.keys(raw).length;
  if (written > PACK_LIMITS.nodes) {
    const message = `This has ${writtenLimit(written)} inputs; at most ${PACK_LIMITS.nodes} can be read.`;
    return { unknownInputs: [{ name: undefined, node: malformed(NO_INPUT, raw, [{ path: '$', message }]) }] };
  }
  const known: Partial<Record<string, InputNode | MalformedNode>> = {};
  const unknownInputs: UnknownInput[] = [];
  for (const name of Object.keys(raw)) {
    const node = readInput(name, raw[name]);
    if (byName.has(name)) known[name] = node;
    else unknownInputs.push({ name, node: node as MalformedNode });
  }
  return unknownInputs.length === 0 ? (known as Inputs) : ({ ...known, unknownInputs } as Inputs);
}

/**
 * The inputs as JSON again: reading what this gives makes the same inputs. Rule: docs/pack-format.md#inputs.
 */
export function serializeInputs(inputs: Inputs): unknown {
  const { unknownInputs = [] } = inputs;
  const whole = unknownInputs.find((unknown) => unknown.name === undefined);
  if (whole !== undefined) return whole.node.raw;
  const nodes = new Map<string, object>();
  for (const name of INPUT_NAMES) {
    const node = inputs[name];
    if (node !== undefined) nodes.set(name, node);
  }
  for (const unknown of unknownInputs) nodes.set(String(unknown.name), unknown.node);
  return mapToJson(nodes, serializeNode);
}

/**
 * The names of the inputs that work: those that are neither absent nor malformed.
 * Rule: docs/pack-format.md#inputs.
 */
export function inputNames(inputs: Inputs): ReadonlySet<InputName> {
  return new Set(
    INPUT_NAMES.filter((name) => {
      const node = inputs[name];
      return node !== undefined && !isMalformed(node);
    }),
  );
}

/**
 * What an input offers to the player; undefined where the action does not ask for it or it is malformed.
 * Rule: docs/rules/combat.md#inputs.
 */
export function inputOptions(
  inputs: Inputs,
  name: InputName,
  context: RuleContext,
): InputOptions | undefined {
  const node = inputs[name];
  if (node === undefined || isMalformed(node)) return undefined;
  return byName.get(name)?.options(node, context);
}

/**
 * The value that an input takes from what was given: that where it fits, else a default; undefined for none.
 * Rule: docs/rules/combat.md#inputs.
 */
export function readInputValue<Name extends InputName>(
  inputs: Inputs,
  name: Name,
  given: InputValues,
  context: RuleContext,
): InputValues[Name] | undefined {
  const node = inputs[name];
  if (node === undefined || isMalformed(node)) return undefined;
  return byName.get(name)?.read(node, given[name], context) as InputValues[Name];
}

/** Each thing asked for in words, malformed ones with their text. Rule: docs/pack-format.md#inputs. */
export function describeInputs(inputs: Inputs, glossary: Glossary): readonly Wording[] {
  const { unknownInputs = [] } = inputs;
  const asked = INPUT_NAMES.flatMap((name): Wording[] => {
    const node = inputs[name];
    if (node === undefined) return [];
    if (isMalformed(node)) return [[node.text]];
    return [byName.get(name)?.describe(node, glossary) ?? []];
  });
  return [...asked, ...unknownInputs.map(({ node }): Wording => [node.text])];
}
