import type * as v from 'valibot';
import type { Wording } from '../../lib/wording.ts';
import type { OperationKind } from '../define.ts';
import { variantOf } from '../schemas.ts';
import { divideBy } from './divide-by.ts';
import { multiplyBy } from './multiply-by.ts';
import { triangular } from './triangular.ts';

/** Every operation, sorted by kind. */
export const operationKinds = [divideBy, multiplyBy, triangular] as const;

export type RuleOperation = v.InferOutput<(typeof operationKinds)[number]['schema']>;

export const operationSchema: v.GenericSchema<unknown, RuleOperation> = variantOf<RuleOperation>(
  'kind',
  operationKinds.map((kind) => kind.schema),
  'This must be MULTIPLY_BY, DIVIDE_BY or TRIANGULAR.',
);

function kindOf(operation: RuleOperation): OperationKind<RuleOperation> {
  return operationKinds.find((kind) => kind.kind === operation.kind) as OperationKind<RuleOperation>;
}

/** The amount after its operation, a whole number. Rule: docs/pack-format.md#amounts. */
export function applyOperation(operation: RuleOperation, value: number): number {
  return kindOf(operation).apply(operation, value);
}

/** The operation in words around its amount. Rule: docs/pack-format.md#amounts. */
export function describeOperation(operation: RuleOperation, amount: Wording): Wording {
  return kindOf(operation).describe(operation, amount);
}
