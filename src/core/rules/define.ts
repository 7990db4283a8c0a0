import * as v from 'valibot';
import { isJsonObject } from '../lib/name-map.ts';
import { jsonPath, type Problem } from '../lib/problem.ts';
import type { Wording } from '../lib/wording.ts';
import type { Draft, Glossary, InputValues, RuleContext } from './context.ts';
import { type MalformedNode, malformed, NOT_DEFINED } from './node.ts';

/** What every kind of the rules says about itself. `Node` is what its schema reads. */
export interface RuleKind<Node extends { readonly kind: string }> {
  readonly kind: Node['kind'];
  /** Reads the node from JSON, rebuilding only the fields it names. */
  readonly schema: v.GenericSchema<unknown, Node>;
  /** The row of docs/pack-format.md: the further fields, and what the kind means, in Markdown. */
  readonly documentation: { readonly fields: string; readonly meaning: string };
  /** What is shown in place of a node of this kind that its schema refuses; left out, the general text. */
  readonly malformedText?: string;
  /** A text where a well-shaped node cannot work beside the inputs of its own action or maneuver. */
  refuse?(node: Node, inputs: ReadonlySet<InputName>): string | undefined;
  /** The node in words. */
  describe(node: Node, glossary: Glossary): Wording;
}

/** A condition: holds or not. */
export interface ConditionKind<Node extends { readonly kind: string }> extends RuleKind<Node> {
  evaluate(node: Node, context: RuleContext): boolean;
}

/** An effect: changes the draft. */
export interface EffectKind<Node extends { readonly kind: string }> extends RuleKind<Node> {
  apply(node: Node, context: RuleContext): Draft;
  /**
   * What is shown in place of the effect where it cannot work with what the player gave; left out, it always
   * can.
   */
  problem?(node: Node, context: RuleContext): string | undefined;
}

/** The names under which an action's `inputs` holds its four kinds. */
export const INPUT_NAMES = ['skill', 'weapon', 'statusEffect', 'numeric'] as const;
export type InputName = (typeof INPUT_NAMES)[number];

/** What an input offers to the player, as data. A fallback stands where a choice is empty. */
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
      /** Why no number can be given, where the minimum exceeds the maximum. */
      readonly problem?: string;
    };

/**
 * An input: what it offers, and the value it takes from what was given (a default where that does not fit).
 */
export interface InputKind<Name extends InputName, Node> {
  readonly name: Name;
  readonly schema: v.GenericSchema<unknown, Node>;
  readonly documentation: { readonly shape: string; readonly value: string };
  /** What the input asks for, in words. */
  describe(node: Node, glossary: Glossary): Wording;
  options(node: Node, context: RuleContext): InputOptions;
  /** The given value where the options hold it, else the default; undefined where there is none. */
  read(node: Node, given: InputValues[Name], context: RuleContext): InputValues[Name] | undefined;
}

/** One of the three ways to give a number. */
export interface AmountKind<Node extends { readonly by: string }> {
  readonly by: Node['by'];
  readonly schema: v.GenericSchema<unknown, Node>;
  readonly documentation: { readonly fields: string; readonly meaning: string };
  /** The number before its operation. */
  evaluate(node: Node, context: RuleContext): number;
  /** Whether what the player gives to the inputs asked for can change the number. */
  isOpen(node: Node, asked: ReadonlySet<InputName>): boolean;
  describe(node: Node): Wording;
}

/** What may be done to an amount. */
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

/** What a schema refuses, as problems with paths from the value. */
export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): readonly Problem[] {
  return issues.map((issue) => ({
    path: jsonPath(issue.path?.map((item) => item.key as string | number) ?? []),
    message: issue.type === 'object' ? objectMessage(issue) : issue.message,
  }));
}

/** An object schema refuses both a value that is no object and a field that is not there. */
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
      return malformed(
        kind.malformedText ?? `${kind.kind} ${NOT_DEFINED}`,
        raw,
        problemsOf(read.issues),
      );
    }
    const refused = kind.refuse?.(read.output, inputs);
    return refused === undefined
      ? read.output
      : malformed(refused, raw, [{ path: '$', message: `${refused}.` }]);
  };
}
