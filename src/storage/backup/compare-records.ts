import type { SnapshotDifference } from '../api.ts';
import type { RecordKind } from '../kinds.ts';
import { recordId } from '../kinds.ts';

interface ComparedRecord {
  readonly kind: RecordKind;
  readonly key: string;
  readonly name: string;
}

/**
 * How records of then differ from those of now, by name. `contentOf`: equal for records with the same
 * content.
 */
export function compareRecords<Item extends ComparedRecord>(
  then: readonly Item[],
  now: readonly Item[],
  contentOf: (record: Item) => string,
): readonly SnapshotDifference[] {
  const left = new Map(now.map((record) => [recordId(record), record]));
  const differences: SnapshotDifference[] = [];
  for (const record of then) {
    const { kind, name } = record;
    const id = recordId(record);
    const current = left.get(id);
    left.delete(id);
    if (!current) differences.push({ kind, name, difference: 'only-then' });
    else if (contentOf(current) !== contentOf(record))
      differences.push({ kind, name, difference: 'changed' });
  }
  for (const { kind, name } of left.values()) differences.push({ kind, name, difference: 'only-now' });
  return differences;
}
