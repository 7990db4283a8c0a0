import { normaliseName } from '../../src/core/lib/normalise-name.ts';
import * as real from '../../src/storage/backup/restore.ts';

export const restoreRecords: typeof real.restoreRecords = (context, savers, request) => {
  const byName = new Map(
    request.records.map((record) => [`${record.kind}/${normaliseName(record.name)}`, record]),
  );
  return real.restoreRecords(context, savers, { ...request, records: [...byName.values()] });
};
