import type { RestoreOutcome } from '../../../state/data-report.ts';
import { useShell } from '../../../state/use-shell.ts';
import { describeRestore } from './format.ts';

/** Shows the outcome of a restore as a notice. */
export function useRestoreMessage(): (outcome: RestoreOutcome) => void {
  const { notices } = useShell();
  return (outcome) => {
    if (outcome.kind === 'restored') notices.success(describeRestore(outcome.report));
    else if (outcome.kind === 'refused') notices.warn(outcome.message);
    else notices.warn(`Nothing was restored or changed. ${outcome.problem.message}`);
  };
}
