import { parseSheet, parseStoredSheet, serializeSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { readCombat, serializeCombat } from '../combat/combat-format.ts';
import type { CombatRecord } from '../combat/combat-record.ts';
import { type Outcome, UNCHANGED } from '../history/outcome.ts';
import type { DocumentFormat } from '../history/persisted-histories.ts';
import { type EditorDrafts, readDrafts, serializeDrafts } from './editor-drafts.ts';

/** What this session alone has of a character. */
export interface CharacterSession extends CombatRecord {
  readonly drafts: EditorDrafts;
}

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
    const stored = parseStoredSheet(fields);
    const sheet = stored.ok ? parseSheet(stored.value) : stored;
    if (!sheet.ok) return undefined;
    return { sheet: sheet.value, ...readCombat(fields), drafts: readDrafts(fields.editorDrafts) };
  },
};

/** The change from one sheet to another; none if they have the same content. */
export function changeSheet(before: Sheet, after: Sheet): Outcome<CharacterDocument> {
  return sameContent(before, after) ? UNCHANGED : { kind: 'changed', fields: { sheet: after } };
}
