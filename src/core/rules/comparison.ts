import type { Comparison } from './vocabulary.ts';

/** Whether a comparison of two numbers is true. Rule: docs/pack-format.md#conditions. */
export function compares(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case 'LESS_THAN':
      return left < right;
    case 'GREATER_THAN':
      return left > right;
    case 'EQUAL_TO':
      return left === right;
  }
}
