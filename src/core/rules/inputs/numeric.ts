import * as v from 'valibot';
import { clamp, wholeNumber } from '../../lib/whole-number.ts';
import { say, userName } from '../../lib/wording.ts';
import type { RuleContext } from '../context.ts';
import { defineInput } from '../define.ts';
import { finiteNumber, nonEmptyName } from '../schemas.ts';
import { type Cap, capSchema, capValue, describeCap } from './cap.ts';

const DEFAULT_MINIMUM = 1;
const DEFAULT_MAXIMUM = 100;

function bounds(node: { readonly minimum?: number; readonly maximum?: Cap }, context: RuleContext) {
  return {
    minimum: wholeNumber(node.minimum ?? DEFAULT_MINIMUM),
    maximum: capValue(node.maximum ?? DEFAULT_MAXIMUM, context),
  };
}

/**
 * A whole number between a minimum (default 1) and a maximum (default 100, or a Cap); the minimum by default.
 * There is no value if the minimum exceeds the maximum.
 * Rule: docs/rules/combat.md#inputs.
 */
export const numericInput = defineInput({
  name: 'numeric',
  schema: v.object({
    title: nonEmptyName,
    minimum: v.exactOptional(finiteNumber),
    maximum: v.exactOptional(capSchema),
  }),
  documentation: {
    shape:
      '`{ "title": "Ante", "minimum": 1, "maximum": 5 }`; `maximum` is a number or a Cap; defaults: 1 and 100',
    value: 'a whole number',
  },
  describe: (node, glossary) =>
    say`${userName(node.title)}: ${node.minimum ?? DEFAULT_MINIMUM} to ${describeCap(node.maximum ?? DEFAULT_MAXIMUM, glossary)}`,
  options: (node, context) => {
    const { minimum, maximum } = bounds(node, context);
    const options = { control: 'number', title: node.title, minimum, maximum } as const;
    return minimum > maximum
      ? { ...options, problem: `The minimum of ${minimum} exceeds the maximum of ${maximum}.` }
      : options;
  },
  read: (node, given, context) => {
    const { minimum, maximum } = bounds(node, context);
    if (minimum > maximum) return undefined;
    return given === undefined ? minimum : clamp(wholeNumber(given), minimum, maximum);
  },
});
