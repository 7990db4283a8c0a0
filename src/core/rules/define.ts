import * as v from 'valibot';
import { isJsonObject } from '../lib/name-map.ts';
import { jsonPath, type Problem } from '../lib/problem.ts';
import type { Wording } from '../lib/wording.ts';
import type { Draft, Glossary, InputValues, RuleContext } from './context.ts';
import { type MalformedNode, malformed, NOT_DEFINED } from './node.ts';

/** The definition of a rule kind. `Node` is the output of its schema. */
export interface RuleKind<Node extends { readonly kind: string }> {
  readonly kind: Node['kind'];
  /** Reads the node from JSON, with only the fields that the schema names. */
  readonly schema: v.GenericSchema<unknown, Node>;
  /** The kind's row in docs/pack-format.md: its other fields and its meaning, in Markdown. */
  readonly documentation: { readonly fields: string; readonly meaning: string };
  /** The text shown in place of a node that the schema refuses; a general text by default. */
  readonly malformedText?: string;
  /** Why a well-formed node cannot work with the inputs of its action or maneuver, if it cannot. */
  refuse?(node: Node, inputs: ReadonlySet<InputName>): string | undefined;
  /** The node in words. */
  describe(node: Node, glossary: Glossary, titles: InputTitles): Wording;
}

/** A condition, which is met or not. */
export interface ConditionKind<Node extends { readonly kind: string }> extends RuleKind<Node> {
  evaluate(node: Node, context: RuleContext): boolean;
}

/** An effect: changes the draft. */
export interface EffectKind<Node extends { readonly kind: string }> extends RuleKind<Node> {
  apply(node: Node, context: RuleContext): Draft;
  /**
   * The text shown in place of the effect if it cannot work with the player's inputs. Kinds without this
   * function always work.
   */
  problem?(node: Node, context: RuleContext): string | undefined;
}

/** The keys of the four kinds of input in an action's `inputs`. */
export const INPUT_NAMES = ['skill', 'weapon', 'statusEffect', 'numeric'] as const;
export type InputName = (typeof INPUT_NAMES)[number];

/** What the inputs of an action or a maneuver are called, where it gives them a title. */
export type InputTitles = Partial<Readonly<Record<InputName, string>>>;

/** The options that an input offers to the player. The fallback is shown if there are no choices. */
export type InputOptions =
  | {
      readonly control: 'choice';
      readonly choices: readonly {
        readonly value: string;
        readonly label: string;
        /** The highest level that may be given with the choice, from 1; absent where it has no level. */
        readonly highestLevel?: number;
      }[];
      readonly fallback: string;
    }
  | {
      readonly control: 'number';
      readonly title: string;
      readonly minimum: number;
      readonly maximum: number;
      /** Why no number can be entered, if the minimum exceeds the maximum. */
      readonly problem?: string;
    };

/** An input: its options, and how it reads the player's value (a default replaces an invalid value). */
export interface InputKind<Name extends InputName, Node> {
  readonly name: Name;
  readonly schema: v.GenericSchema<unknown, Node>;
  readonly documentation: { readonly shape: string; readonly value: string };
  /** The input in words. */
  describe(node: Node, glossary: Glossary): Wording;
  options(node: Node, context: RuleContext): InputOptions;
  /** The given value if the options contain it, else the default; undefined if there is no default. */
  read(node: Node, given: InputValues[Name], context: RuleContext): InputValues[Name] | undefined;
}

/** One of the three ways to give a number. */
export interface AmountKind<Node extends { readonly by: string }> {
  readonly by: Node['by'];
  readonly schema: v.GenericSchema<unknown, Node>;
  readonly documentation: { readonly fields: string; readonly meaning: string };
  /** The number before its operation. */
  evaluate(node: Node, context: RuleContext): number;
  /** Whether the player's values for the requested inputs can change the number. */
  isOpen(node: Node, asked: ReadonlySet<InputName>): boolean;
  describe(node: Node, titles: InputTitles): Wording;
}

/** An operation on an amount. */
export interface OperationKind<Node extends { readonly kind: string }> {
  readonly kind: Node['kind'];
  readonly schema: v.GenericSchema<unknown, Node>;
  readonly documentation: { readonly fields: string; readonly meaning: string };
  /** A whole number. */
  apply(node: Node, value: number): number;
  describe(node: Node, amount: Wording): Wording;
}

export function defineCondition<Node extends { readonly kind: string }>(
  kind: ConditionKind<Node>,
): ConditionKind<Node> {
  return kind;
}

export function defineEffect<Node extends { readonly kind: string }>(
  kind: EffectKind<Node>,
): EffectKind<Node> {
  return kind;
}

export function defineInput<Name extends InputName, Node>(
  kind: InputKind<Name, Node>,
): InputKind<Name, Node> {
  return kind;
}

export function defineAmount<Node extends { readonly by: string }>(kind: AmountKind<Node>): AmountKind<Node> {
  return kind;
}

export function defineOperation<Node extends { readonly kind: string }>(
  kind: OperationKind<Node>,
): OperationKind<Node> {
  return kind;
}

/** A schema's issues as problems, whose paths start at the value, or at what holds it `within`. */
export function problemsOf(
  issues: readonly v.BaseIssue<unknown>[],
  within: readonly string[] = [],
): readonly Problem[] {
  return issues.map((issue) => ({
    path: jsonPath([...within, ...(issue.path?.map((item) => item.key as string | number) ?? [])]),
    message: issue.type === 'object' ? objectMessage(issue) : issue.message,
  }));
}

/** An object schema reports both a value that is not an object and a missing field. */
function objectMessage(issue: v.BaseIssue<unknown>): string {
  return issue.received === 'undefined' ? 'This is missing.' : 'This must be an object.';
}

/** Reads nodes of one category (conditions, effects) by their `kind`. */
export function nodeReader<Node extends { readonly kind: string }>(
  category: string,
  kinds: readonly RuleKind<Node>[],
): (raw: unknown, inputs: ReadonlySet<InputName>) => Node | MalformedNode {
  const byKind = new Map<unknown, RuleKind<Node>>(kinds.map((kind) => [kind.kind, kind]));
  return (raw, inputs) => {
    const written = isJsonObject(raw) ? raw.kind : undefined;
    const kind = byKind.get(written);
    if (kind === undefined) {
      const known = typeof written === 'string';
      const text = `${known ? written : `This ${category}`} ${NOT_DEFINED}`;
      return malformed(text, raw, [{ path: '$.kind', message: `No ${category} is of this kind.` }]);
    }
    const read = v.safeParse(kind.schema, raw);
    if (!read.success) {
      return malformed(kind.malformedText ?? `${kind.kind} ${NOT_DEFINED}`, raw, problemsOf(read.issues));
    }
    const refused = kind.refuse?.(read.output, inputs);
    return refused === undefined
      ? read.output
      : malformed(refused, raw, [{ path: '$', message: `${refused}.` }]);
  };
}
