import * as v from 'valibot';
import { PACK_LIMITS, writtenLimit } from '../../lib/limits.ts';
import { isJsonObject, mapToJson } from '../../lib/name-map.ts';
import type { Wording } from '../../lib/wording.ts';
import type { Glossary, InputValues, RuleContext } from '../context.ts';
import {
  INPUT_NAMES,
  type InputKind,
  type InputName,
  type InputOptions,
  type InputTitles,
  problemsOf,
} from '../define.ts';
import { isMalformed, type MalformedNode, malformed, serializeNode } from '../node.ts';
import { numericInput } from './numeric.ts';
import { skillInput } from './skill.ts';
import { statusEffectInput } from './status-effect.ts';
import { weaponInput } from './weapon.ts';

/** Every input, sorted by name. */
export const inputKinds = [numericInput, skillInput, statusEffectInput, weaponInput] as const;

type KindNamed<Name extends InputName> = Extract<(typeof inputKinds)[number], { readonly name: Name }>;

/** An input as an action defines it. */
export type InputNode<Name extends InputName = InputName> = v.InferOutput<KindNamed<Name>['schema']>;

/** A value in `inputs` under an unknown name; it has no name if `inputs` itself is not an object. */
export interface UnknownInput {
  readonly name: string | undefined;
  readonly node: MalformedNode;
}

/**
 * The inputs of an action or a maneuver: each of the four kinds at most once.
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
 * Reads `inputs`, kind by kind; a missing field means no inputs. An invalid input becomes malformed.
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
 * Serializes the inputs to JSON; reading the result gives the same inputs.
 * Rule: docs/pack-format.md#inputs.
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
 * The names of the usable inputs: those that are neither absent nor malformed.
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
 * The options that an input offers to the player; undefined if it is absent or malformed.
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
 * The value of an input: the given one if it is valid, else the default; undefined if there is none.
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

/** The titles that an action or a maneuver gives its inputs. Rule: docs/pack-format.md#inputs. */
export function inputTitles({ numeric }: Inputs): InputTitles {
  return numeric === undefined || isMalformed(numeric) ? {} : { numeric: numeric.title };
}

/** Each input in words, malformed ones with their text. Rule: docs/pack-format.md#inputs. */
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
