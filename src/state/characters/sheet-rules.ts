import { parseSheet, parseStoredSheet, serializeSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import type { Session } from '../../platform/session.ts';
import { createPersistedHistory, type PersistedHistory } from '../history/persisted-history.ts';

export { derive } from '../../core/character/derive.ts';
export { parseSheet, storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
export { isNothingLost, validateSheet } from '../../core/character/validate.ts';
export { sameContent } from '../../core/lib/same-content.ts';

/** The steps of the sheet that outlive a reload. */
export function keptSheetSteps(session: Session): PersistedHistory<Sheet> {
  return createPersistedHistory(
    'character',
    {
      serialize: serializeSheet,
      read(fields) {
        const stored = parseStoredSheet(fields);
        const sheet = stored.ok ? parseSheet(stored.value) : stored;
        return sheet.ok ? sheet.value : undefined;
      },
    },
    session,
  );
}
