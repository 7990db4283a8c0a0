import { useEffect, useState } from 'react';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { findWorkshopProblems, type WorkshopFindings } from '../../state/workshop/pack-findings.ts';

/** What the checker finds in a pack; undefined before it is checked, and where it cannot be. */
export function useFindings(name: string, text: string): WorkshopFindings | undefined {
  const game = useGame();
  const { available } = useGameDataState();
  const [checked, setChecked] = useState<{ readonly text: string; readonly findings: WorkshopFindings }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other packs below it may find more
  useEffect(() => {
    const controller = new AbortController();
    void findWorkshopProblems(game, { name, text }, controller.signal).then((findings) => {
      if (findings !== undefined && !controller.signal.aborted) setChecked({ text, findings });
    });
    return () => controller.abort();
  }, [game, available, name, text]);
  return checked?.text === text ? checked.findings : undefined;
}
