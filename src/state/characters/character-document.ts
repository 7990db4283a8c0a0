import { parseSheet, serializeSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { tooManyInSheet } from '../../core/character/sheet/sheet-limits.ts';
import { readStoredSheet } from '../../core/character/sheet/stored-sheet.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { readCombat, serializeCombat } from '../combat/combat-format.ts';
import { type CombatRecord, NO_COMBAT } from '../combat/combat-record.ts';
import { type Outcome, UNCHANGED } from '../history/outcome.ts';
import type { DocumentFormat } from '../history/persisted-histories.ts';
import { type EditorDrafts, NO_DRAFTS, readDrafts, serializeDrafts } from './editor-drafts.ts';

/** What this session alone has of a character. */
export interface CharacterSession extends CombatRecord {
  readonly drafts: EditorDrafts;
}

export const NO_SESSION: CharacterSession = { ...NO_COMBAT, drafts: NO_DRAFTS };

/** A character: the sheet, and what the session has around it. */
export interface CharacterDocument extends CharacterSession {
  readonly sheet: Sheet;
}

/** Flat JSON with the fields of both the sheet and the session. */
export const CHARACTER_FORMAT: DocumentFormat<CharacterDocument> = {
  serialize: ({ sheet, drafts, ...combat }) => ({
    ...serializeSheet(sheet),
    ...serializeCombat(combat),
    editorDrafts: serializeDrafts(drafts),
  }),
  read(fields) {
    const stored = readStoredSheet(fields);
    const sheet = stored.ok ? parseSheet(stored.value) : stored;
    if (!sheet.ok) return undefined;
    return { sheet: sheet.value, ...readCombat(fields), drafts: readDrafts(fields.editorDrafts) };
  },
};

/**
 * The change from one sheet to another; none if they have the same content. A change that takes a sheet over
 * a limit is refused, since its own file could not be uploaded.
 * Rule: docs/rules/limits.md#characters.
 */
export function changeSheet(before: Sheet, after: Sheet): Outcome<CharacterDocument> {
  const excess = tooManyInSheet(after);
  if (excess !== undefined && tooManyInSheet(before) === undefined) {
    return { kind: 'refused', reason: `${excess.message} Nothing was changed. Delete some first.` };
  }
  return sameContent(before, after) ? UNCHANGED : { kind: 'changed', fields: { sheet: after } };
}
