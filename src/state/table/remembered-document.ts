import { isJsonObject } from '../../core/lib/name-map.ts';
import { type DocumentOf, entriesOf, type Parts, readDocument } from '../../core/table/documents.ts';
import type { Remembered } from '../../storage/api.ts';

/**
 * A document of the table that outlives the page, so that nothing that waits for an answer is lost.
 * Rule: docs/rules/table.md#what-is-kept.
 */
export function rememberedDocument<Table extends Parts>(remembered: Remembered, name: string, parts: Table) {
  return {
    read(): DocumentOf<Table> {
      const stored = remembered.read(name);
      return readDocument(parts, new Map(isJsonObject(stored) ? Object.entries(stored) : []));
    },
    write: (document: DocumentOf<Table>) =>
      remembered.write(name, Object.fromEntries(entriesOf(parts, document))),
  };
}
