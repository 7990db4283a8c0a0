import { startTransition, useEffect, useMemo, useState } from 'react';
import { readReferencesOfEntries } from '../../core/game-data/checks/references.ts';
import {
  isLargePack,
  type OverviewEntry,
  overviewEntries,
  type UsedNames,
  usedNames,
} from '../../core/game-data/editing/overview.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { runSlices } from '../../state/workshop/run-slices.ts';

/**
 * Every entry of a pack. What the entries of a large one refer to is read slice by slice: it is said a moment later
 * which of them nothing uses.
 */
export function useOverview(json: unknown, below: GameData): readonly OverviewEntry[] {
  const isLarge = isLargePack(json);
  const [known, setKnown] = useState<UsedNames>();
  useEffect(() => {
    if (!isLarge) return;
    const reading = new AbortController();
    void runSlices(readReferencesOfEntries(json), reading).then((isRead) => {
      if (!isRead) return;
      const used = usedNames(json);
      startTransition(() => setKnown(used));
    });
    return () => reading.abort();
  }, [json, isLarge]);
  return useMemo(
    () => overviewEntries(json, below, isLarge ? known : usedNames(json)),
    [json, below, isLarge, known],
  );
}
