import { parseSheet, parseStoredSheet, serializeSheet } from '../../core/character/sheet/parse-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import type { Session } from '../../platform/session.ts';
import { createPersistedHistory, type PersistedHistory } from '../history/persisted-history.ts';

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
