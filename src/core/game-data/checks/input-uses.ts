import type { InputName } from '../../rules/define.ts';
import { inputNames } from '../../rules/inputs/index.ts';
import { isMalformed } from '../../rules/node.ts';
import type { AmountInput } from '../../rules/vocabulary.ts';
import { type Check, error, type Finding, type JsonPath, warning } from './finding.ts';
import { actionsOf, located, nodesOf } from './places.ts';

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
  for (const action of located(['actions', 'actions'], pack.actions.actions)) {
    const asked = inputNames(action[1].inputs);
    for (const [place, node] of nodesOf(action)) {
      if (!isMalformed(node)) yield* unaskedInputs(place, node, asked);
    }
  }
};

function* unaskedInputs(place: JsonPath, node: object, asked: ReadonlySet<InputName>): Generator<Finding> {
  const input = 'input' in node ? (node.input as AmountInput) : undefined;
  if (input === undefined || asked.has(INPUTS[input])) return;
  yield warning(
    [...place, 'input'],
    `The action does not ask for ${input}, so there is none to read.`,
    `Add ${INPUTS[input]} to its inputs.`,
  );
}
