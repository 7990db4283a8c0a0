import { useEffect, useState } from 'react';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { findWorkshopProblems, type WorkshopFindings } from '../../state/workshop/pack-findings.ts';

/** A check begins when nothing has changed for so long. */
const QUIET_MS = 300;

/** The findings of the last check that is done; `isCurrent`: of the present text. */
export interface CheckedFindings {
  readonly findings: WorkshopFindings;
  readonly isCurrent: boolean;
}

/**
 * What the checker finds in a pack, some time after its last change; undefined before the first check is done, and
 * where it cannot be checked. `read` gives the text: it is called once a check begins.
 */
export function useFindings(name: string, json: unknown, read: () => string): CheckedFindings | undefined {
  const game = useGame();
  const { available } = useGameDataState();
  const [checked, setChecked] = useState<{ readonly json: unknown; readonly findings: WorkshopFindings }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text follows from the JSON
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const findings = await findWorkshopProblems(game, { name, text: read() }, signal);
      if (findings !== undefined && !signal.aborted) setChecked({ json, findings });
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [game, available, name, json]);
  return checked && { findings: checked.findings, isCurrent: checked.json === json };
}
