import { startTransition, useEffect, useMemo, useState } from 'react';
import { readReferencesBySlices } from '../../core/game-data/checks/references.ts';
import {
  countEntries,
  type OverviewEntry,
  overviewEntries,
  type UsedNames,
  usedNames,
} from '../../core/game-data/editing/overview.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { runSlices } from '../../state/workshop/run-slices.ts';

/** What the entries of a larger pack refer to is read slice by slice, each in a task of some milliseconds. */
const MANY_ENTRIES = 2000;
const SLICE = 200;

/** Every entry of a pack. Of a large one it is said a moment later which of them nothing uses. */
export function useOverview(json: unknown, below: GameData): readonly OverviewEntry[] {
  const isLarge = countEntries(json) > MANY_ENTRIES;
  const [known, setKnown] = useState<UsedNames>();
  useEffect(() => {
    if (!isLarge) return;
    const reading = new AbortController();
    void runSlices(readReferencesBySlices(json, SLICE), reading).then((isRead) => {
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
