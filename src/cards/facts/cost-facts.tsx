import type { CostLine } from '../../core/rules/costs.ts';
import { Wordings } from '../wordings.tsx';
import type { Fact } from './facts.tsx';

/**
 * What an action or a maneuver costs, and what it gains.
 * @param of its name
 */
export function costFacts(of: string, lines: readonly CostLine[]): readonly (Fact | undefined)[] {
  return [
    fact(
      of,
      'Costs',
      lines.filter(({ isGain }) => !isGain),
    ),
    fact(
      of,
      'Gains',
      lines.filter(({ isGain }) => isGain),
    ),
  ];
}

function fact(of: string, label: string, lines: readonly CostLine[]): Fact | undefined {
  if (lines.length === 0) return undefined;
  return { label, content: <Wordings wordings={lines.map(({ words }) => words)} of={of} /> };
}
