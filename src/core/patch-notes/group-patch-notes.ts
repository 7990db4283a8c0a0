import { groupBy } from '../lib/group-by.ts';
import { latestFirst, MONTHS } from './long-date.ts';
import type { PatchNote } from './patch-notes.ts';

/** The notes of one month, the latest first. */
export interface PatchNoteMonth {
  /** 1 to 12. */
  readonly month: number;
  /** As November. */
  readonly title: string;
  readonly notes: readonly PatchNote[];
}

export interface PatchNoteYear {
  readonly year: number;
  readonly months: readonly PatchNoteMonth[];
}

/** Patch notes in the order of the page: the latest first in every list. */
export interface GroupedPatchNotes {
  /** Those of the current month. */
  readonly recent: readonly PatchNote[];
  /** All others. */
  readonly years: readonly PatchNoteYear[];
}

/**
 * Groups patch notes: those of the current month, then the others by year and month.
 * Rule: docs/rules/patch-notes.md#patch-notes-page.
 */
export function groupPatchNotes(
  notes: readonly PatchNote[],
  current: { readonly year: number; readonly month: number },
): GroupedPatchNotes {
  const isRecent = ({ date: [year, month] }: PatchNote) => year === current.year && month === current.month;
  const sorted = [...notes].sort((a, b) => latestFirst(a.date, b.date));
  const older = sorted.filter((note) => !isRecent(note));
  return {
    recent: sorted.filter(isRecent),
    years: [...groupBy(older, ({ date }) => date[0])].map(([year, ofYear]) => ({
      year,
      months: [...groupBy(ofYear, ({ date }) => date[1])].map(([month, ofMonth]) => ({
        month,
        title: MONTHS[month - 1] ?? '',
        notes: ofMonth,
      })),
    })),
  };
}
