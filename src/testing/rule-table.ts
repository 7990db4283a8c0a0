import { describe, expect, it } from 'vitest';
import { wordingText } from '../core/lib/wording.ts';
import { describeCondition, evaluateCondition, readCondition } from '../core/rules/conditions/index.ts';
import type { Draft } from '../core/rules/context.ts';
import { INPUT_NAMES, type InputName, type InputOptions } from '../core/rules/define.ts';
import { applyEffect, describeEffect, readEffect } from '../core/rules/effects/index.ts';
import { describeInputs, inputOptions, readInputs, serializeInputs } from '../core/rules/inputs/index.ts';
import { isMalformed, serializeNode } from '../core/rules/node.ts';
import type { Property } from '../core/rules/vocabulary.ts';
import { contextAt, GLOSSARY, type Moment } from './rule-context.ts';

/** What a player sees the numeric input called. */
const TITLES = { numeric: 'Effort' };

type Row = readonly [what: string, fields: Readonly<Record<string, unknown>>, moment?: Moment];
type WordsRow = readonly [fields: Readonly<Record<string, unknown>>, text: string];
type MalformedRow = readonly [
  what: string,
  fields: Readonly<Record<string, unknown>>,
  text: string,
  path: string,
];

interface ConditionTable {
  readonly met: readonly Row[];
  readonly unmet: readonly Row[];
  readonly malformed: readonly MalformedRow[];
  readonly words: readonly WordsRow[];
}

/** Checks a condition kind: when it is met and unmet, what makes it malformed, and its text. */
export function conditionTable(kind: string, table: ConditionTable): void {
  const read = (fields: object) => readCondition({ kind, ...fields });
  const full = (rows: readonly Row[]) =>
    rows.map(([what, fields, moment = {}]) => [what, fields, moment] as const);

  describe(kind, () => {
    it.each(full(table.met))('is met: %s', (_what, fields, moment) => {
      expect(evaluateCondition(read(fields), contextAt(moment))).toBe(true);
    });
    it.each(full(table.unmet))('is not met: %s', (_what, fields, moment) => {
      const condition = read(fields);
      expect(isMalformed(condition)).toBe(false);
      expect(evaluateCondition(condition, contextAt(moment))).toBe(false);
    });
    it.each(table.malformed)('is malformed: %s', (_what, fields, text, path) => {
      const raw = { kind, ...fields };
      const condition = readCondition(raw);
      expect(condition).toMatchObject({ kind: 'MALFORMED', text, raw, problems: [{ path }] });
      expect(evaluateCondition(condition, contextAt())).toBe(false);
      expect(wordingText(describeCondition(condition, GLOSSARY, TITLES))).toBe(text);
      expect(serializeNode(condition)).toBe(raw);
    });
    it.each(table.words)('%o reads %j', (fields, text) => {
      expect(wordingText(describeCondition(read(fields), GLOSSARY, TITLES))).toBe(text);
    });
    it.each(full([...table.met, ...table.unmet]))('is written as it was read: %s', (_what, fields) => {
      expect(serializeNode(read(fields))).toEqual({ kind, ...fields });
    });
  });
}

type EffectRow = readonly [
  what: string,
  fields: Readonly<Record<string, unknown>>,
  moment: Moment,
  after: Partial<Omit<Draft, 'changes'>> & { readonly changes?: Partial<Record<Property, number>> },
];

interface EffectTable {
  readonly applied: readonly EffectRow[];
  readonly malformed: readonly MalformedRow[];
  readonly words: readonly WordsRow[];
  /** The inputs of its own action or maneuver; all four unless it says otherwise. */
  readonly inputs?: readonly InputName[];
}

/** The draft with each change as its total. */
function plain({ changes, ...rest }: Draft) {
  return {
    ...rest,
    changes: Object.fromEntries([...changes].map(([property, sum]) => [property, sum.total])),
  };
}

/** Checks an effect kind: what the draft is after it, what makes it malformed, and its text. */
export function effectTable(kind: string, table: EffectTable): void {
  const inputs = new Set(table.inputs ?? INPUT_NAMES);
  const read = (fields: object) => readEffect({ kind, ...fields }, inputs);

  describe(kind, () => {
    it.each(table.applied)('applies: %s', (_what, fields, moment, after) => {
      const context = contextAt(moment);
      const before = plain(context.draft);
      expect(plain(applyEffect(read(fields), context))).toEqual({ ...before, ...after });
      expect(plain(context.draft)).toEqual(before);
    });
    it.each(table.malformed)('is malformed: %s', (_what, fields, text, path) => {
      const raw = { kind, ...fields };
      const effect = readEffect(raw, inputs);
      expect(effect).toMatchObject({ kind: 'MALFORMED', text, raw, problems: [{ path }] });
      const context = contextAt({ inputs: { numeric: 3, weapon: 'w1' } });
      expect(applyEffect(effect, context)).toBe(context.draft);
      expect(wordingText(describeEffect(effect, GLOSSARY, TITLES))).toBe(text);
      expect(serializeNode(effect)).toBe(raw);
    });
    it.each(table.words)('%o reads %j', (fields, text) => {
      expect(wordingText(describeEffect(read(fields), GLOSSARY, TITLES))).toBe(text);
    });
    it.each(table.applied)('is written as it was read: %s', (_what, fields) => {
      expect(serializeNode(read(fields))).toEqual({ kind, ...fields });
    });
  });
}

interface InputTable {
  readonly good: readonly object[];
  readonly malformed: readonly (readonly [what: string, node: object, path: string])[];
  readonly words: readonly (readonly [node: object, text: string])[];
  readonly options: readonly (readonly [what: string, node: object, moment: Moment, options: InputOptions])[];
}

/** Checks an input kind: what is read, what makes it malformed, its text, and what it offers. */
export function inputTable(name: InputName, table: InputTable): void {
  const read = (node: object) => readInputs({ [name]: node });

  describe(`the input ${name}`, () => {
    it.each(table.good)('is read and written as %j', (node) => {
      expect(read(node)).toEqual({ [name]: node });
      expect(serializeInputs(read(node))).toEqual({ [name]: node });
    });
    it.each(table.malformed)('is malformed: %s', (_what, node, path) => {
      const text = 'Unable to generate Input element';
      expect(read(node)[name]).toMatchObject({ kind: 'MALFORMED', text, raw: node, problems: [{ path }] });
      expect(serializeInputs(read(node))).toEqual({ [name]: node });
    });
    it.each(table.words)('%j reads %j', (node, text) => {
      expect(describeInputs(read(node), GLOSSARY).map(wordingText)).toEqual([text]);
    });
    it.each(table.options)('offers %s', (_what, node, moment, options) => {
      expect(inputOptions(read(node), name, contextAt(moment))).toEqual(options);
    });
  });
}
