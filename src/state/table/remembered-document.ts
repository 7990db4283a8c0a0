import { isJsonObject } from '../../core/lib/name-map.ts';
import {
  type DocumentOf,
  entriesOf,
  listedIn,
  type Parts,
  readDocument,
  withEarlier,
  withListed,
} from '../../core/table/documents.ts';
import type { Remembered } from '../../storage/api.ts';

/** A document of the table that outlives the page, so that nothing that waits for an answer is lost. */
export interface RememberedDocument<Table extends Parts> {
  /** What is kept, without what this page has written of its lists. */
  readOthers(): DocumentOf<Table>;
  /** What other tabs have put into the lists meanwhile stays. */
  write(document: DocumentOf<Table>): void;
}

/** Rule: docs/rules/table.md#what-is-kept. */
export function rememberedDocument<Table extends Parts>(
  remembered: Remembered,
  name: string,
  parts: Table,
): RememberedDocument<Table> {
  const written = new Set<string>();
  const keyOf = (list: string, id: string) => `${list} ${id}`;

  function readOthers(): DocumentOf<Table> {
    const stored = remembered.read(name);
    const document = readDocument(parts, new Map(isJsonObject(stored) ? Object.entries(stored) : []));
    return withListed(parts, document, (list, id) => !written.has(keyOf(list, id)));
  }

  return {
    readOthers,
    write(document) {
      for (const [list, id] of listedIn(parts, document)) written.add(keyOf(list, id));
      const whole = withEarlier(parts, document, readOthers());
      remembered.write(name, Object.fromEntries(entriesOf(parts, whole)));
    },
  };
}
