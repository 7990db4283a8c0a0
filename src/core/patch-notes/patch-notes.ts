import * as v from 'valibot';
import { type CalendarDate, isCalendarDate, latestFirst } from './long-date.ts';

const texts = v.array(v.string());

const patchNoteSchema = v.object({
  name: v.string(),
  version: v.string(),
  date: v.pipe(
    v.strictTuple([v.number(), v.number(), v.number()]),
    v.check((date) => isCalendarDate(date)),
    v.transform((date): CalendarDate => date),
  ),
  summary: v.string(),
  bugFixes: texts,
  descriptionSections: v.array(v.object({ title: v.string(), body: texts })),
  talents: v.object({ added: texts, removed: texts, changed: texts }),
});

/** The changes of a version. Rule: docs/rules/patch-notes.md#patch-note-file. */
export interface PatchNote extends Readonly<v.InferOutput<typeof patchNoteSchema>> {}

/**
 * The patch notes of the file, the latest first. A note with a wrong shape or a date that does not exist is
 * skipped. A file that is not a list has no notes.
 * Rule: docs/rules/patch-notes.md#patch-note-file.
 */
export function parsePatchNotes(json: unknown): readonly PatchNote[] {
  if (!Array.isArray(json)) return [];
  return json
    .flatMap((note): readonly PatchNote[] => {
      const read = v.safeParse(patchNoteSchema, note);
      return read.success ? [read.output] : [];
    })
    .sort((a, b) => latestFirst(a.date, b.date));
}
