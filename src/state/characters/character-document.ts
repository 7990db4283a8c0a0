import { parseSheet, parseStoredSheet, serializeSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { sameContent } from '../../core/lib/same-content.ts';
import { readCombat, serializeCombat } from '../combat/combat-format.ts';
import type { CombatRecord } from '../combat/combat-record.ts';
import { type Outcome, UNCHANGED } from '../history/outcome.ts';
import type { DocumentFormat } from '../history/persisted-histories.ts';

/** The undoable state of a character: the sheet and its combat. */
export interface CharacterDocument extends CombatRecord {
  readonly sheet: Sheet;
}

/** Flat JSON with the fields of both the sheet and the combat. */
export const CHARACTER_FORMAT: DocumentFormat<CharacterDocument> = {
  serialize: ({ sheet, ...combat }) => ({ ...serializeSheet(sheet), ...serializeCombat(combat) }),
  read(fields) {
    const stored = parseStoredSheet(fields);
    const sheet = stored.ok ? parseSheet(stored.value) : stored;
    return sheet.ok ? { sheet: sheet.value, ...readCombat(fields) } : undefined;
  },
};

/** The change from one sheet to another; none if they have the same content. */
export function changeSheet(before: Sheet, after: Sheet): Outcome<CharacterDocument> {
  return sameContent(before, after) ? UNCHANGED : { kind: 'changed', fields: { sheet: after } };
}
