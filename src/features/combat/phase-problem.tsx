import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { nextPhaseProblem } from '../../core/combat/rounds.ts';
import styles from './phase-problem.module.css';

/**
 * As wide as this, the steps have room for it beside them. Narrower, it stands in the free end of the page's
 * heading: what is below never moves when it appears. Part of `round-steps.module.css`.
 */
export const PHASE_PROBLEM_IN_STRIP = '(min-width: 80em)';

interface PhaseProblemProps {
  id: string;
  sheet: Sheet;
}

/** Why the next phase cannot begin. Rule: docs/rules/combat.md#phases. */
export function PhaseProblem({ id, sheet }: PhaseProblemProps) {
  const problem = nextPhaseProblem(sheet);
  if (problem === undefined) return null;
  return (
    <p id={id} className={styles.problem} data-problem>
      {problem}
    </p>
  );
}
