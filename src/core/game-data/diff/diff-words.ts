import { isJsonObject } from '../../lib/name-map.ts';
import { nameList, say, userName, type Wording } from '../../lib/wording.ts';
import { describeCondition, readCondition } from '../../rules/conditions/index.ts';
import type { Glossary } from '../../rules/context.ts';
import { describeCost, readCost } from '../../rules/costs.ts';
import { INPUT_NAMES } from '../../rules/define.ts';
import { describeEffect, readEffect } from '../../rules/effects/index.ts';
import { describeInputs, readInputs } from '../../rules/inputs/index.ts';
import { isMalformed } from '../../rules/node.ts';
import { resourceNameAfter } from '../../rules/vocabulary.ts';
import { placeInEntry } from '../entry-place.ts';
import type { SectionDiff } from './diff-packs.ts';
import type { FieldChange } from './field-changes.ts';

/** Longer values are cut in a line of a diff. */
const MAX_CHARACTERS = 160;

/** Every name is defined: a diff knows two packs, and not those that they are loaded over. */
const ANY_NAME: Glossary = {
  hasStatusEffect: () => true,
  statusEffects: [],
  skills: [],
  skillGroup: (key) => [key],
  damageTypeName: (type) => type,
  resourceName: (resource, amount) => resourceNameAfter(amount, resource),
};

/** How a name of a list is written. */
type Written = (name: string) => string;

function plain(value: unknown, written: Written): Wording {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return ['none'];
  if (typeof value === 'string') return userName(written(shortened(value)));
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
    return value.some((each) => each.length > MAX_CHARACTERS)
      ? userName(shortened(value.join(' ')))
      : nameList(value.map((each) => written(String(each))));
  }
  return userName(shortened(JSON.stringify(value)));
}

function shortened(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

const INPUTS = new Set(INPUT_NAMES);

/** A node of an action as the sentence that players see; undefined for what is no node, or malformed. */
function sentence([field, key]: FieldChange['keys'], value: unknown): Wording | undefined {
  switch (field) {
    case 'resources': {
      const cost = readCost(value);
      return isMalformed(cost) ? undefined : describeCost(cost, ANY_NAME, {});
    }
    case 'effects': {
      const effect = readEffect(value, INPUTS);
      return isMalformed(effect) ? undefined : describeEffect(effect, ANY_NAME, {});
    }
    case 'conditions': {
      const condition = readCondition(value);
      return isMalformed(condition) ? undefined : describeCondition(condition, ANY_NAME, {});
    }
    case 'inputs': {
      const inputs = readInputs({ [String(key)]: value });
      return describeInputs(inputs, ANY_NAME)[0];
    }
    default:
      return undefined;
  }
}

function inWords(keys: FieldChange['keys'], value: unknown, written: Written): Wording {
  const isNode = keys.length === 2 && isJsonObject(value);
  return (isNode ? sentence(keys, value) : undefined) ?? plain(value, written);
}

/** A change of a field in words: `cost: 3 → 5`. What a list gains or loses has a sign: `tags: + Fire`. */
function changeInWords({ keys, before, after }: FieldChange, written: Written): Wording {
  const isOfList = typeof keys.at(-1) === 'number';
  const place = placeInEntry(isOfList ? keys.slice(0, -1) : keys);
  const what =
    isOfList && (before === undefined || after === undefined)
      ? before === undefined
        ? say`+ ${inWords(keys, after, written)}`
        : say`− ${inWords(keys, before, written)}`
      : say`${inWords(keys, before, written)} → ${inWords(keys, after, written)}`;
  return place.length === 0 ? what : say`${place}: ${what}`;
}

/**
 * A section of a diff, line by line: `− Rope`, `+ Lamp`, `Ladle is now Long Ladle`, `Sword: cost: 3 → 5`.
 * @param written how a name is written; as it is by default
 */
export function* sectionInWords(
  { removed, added, renamed, changed }: SectionDiff,
  written: Written = (name) => name,
): Generator<Wording> {
  const named = (name: string) => userName(written(name));
  for (const name of removed) yield say`− ${named(name)}`;
  for (const name of added) yield say`+ ${named(name)}`;
  for (const { from, to } of renamed) yield say`${named(from)} is now ${named(to)}`;
  for (const { name, fields } of changed) {
    for (const change of fields) yield say`${named(name)}: ${changeInWords(change, written)}`;
  }
}
