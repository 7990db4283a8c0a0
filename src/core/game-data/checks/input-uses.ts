import { memoizeByObject } from '../../lib/memoize-by-object.ts';
import type { InputName } from '../../rules/define.ts';
import { inputNames } from '../../rules/inputs/index.ts';
import { isMalformed } from '../../rules/node.ts';
import type { AmountInput } from '../../rules/vocabulary.ts';
import type { Action } from '../pack.ts';
import { type Check, error, warning } from './finding.ts';
import { actionsOf, type Located, located, nodesOf } from './places.ts';

const INPUTS: Readonly<Record<AmountInput, InputName>> = {
  NUMERIC: 'numeric',
  SKILL: 'skill',
  STATUS_EFFECT: 'statusEffect',
};

/** Numeric inputs that allow no number, and actions that read an input that they lack. */
export const inputUses: Check = function* ({ pack }) {
  for (const [place, action] of actionsOf(pack)) {
    const { numeric } = action.inputs;
    if (numeric !== undefined && !isMalformed(numeric)) {
      const { minimum = 1, maximum = 100 } = numeric;
      if (typeof maximum === 'number' && minimum > maximum) {
        yield error(
          [...place, 'inputs', 'numeric'],
          `No number can be given: the minimum ${minimum} exceeds the maximum ${maximum}.`,
          'Lower the minimum, or raise the maximum.',
        );
      }
    }
  }
  // A maneuver uses its action's inputs for those that it lacks, so this checks only actions.
  for (const [place, action] of located(['actions', 'actions'], pack.actions.actions)) {
    for (const [here, input] of unaskedInputs(action)) {
      yield warning(
        [...place, ...here],
        `The action does not ask for ${input}, so there is none to read.`,
        `Add ${INPUTS[input]} to its inputs.`,
      );
    }
  }
};

/** The inputs that nodes of an action read and that it does not ask for, each with its place in it. */
const unaskedInputs = memoizeByObject((action: Action): readonly Located<AmountInput>[] => {
  const asked = inputNames(action.inputs);
  return Array.from(nodesOf([[], action])).flatMap(([place, node]): readonly Located<AmountInput>[] => {
    const input = !isMalformed(node) && 'input' in node ? (node.input as AmountInput) : undefined;
    return input === undefined || asked.has(INPUTS[input]) ? [] : [[[...place, 'input'], input]];
  });
});
