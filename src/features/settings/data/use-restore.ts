import type { RestoreOutcome } from '../../../state/data-report.ts';
import { useApplication } from '../../../state/use-application.ts';
import { restored } from './words.ts';

/** Tells what became of a restore. */
export function useTellRestore(): (outcome: RestoreOutcome) => void {
  const { notices } = useApplication();
  return (outcome) => {
    if (outcome.kind === 'restored') notices.success(restored(outcome.report));
    else if (outcome.kind === 'refused') notices.warn(outcome.message);
    else notices.warn(`Nothing was restored or changed. ${outcome.problem.message}`);
  };
}
