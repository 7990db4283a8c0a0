import { normaliseName } from '../../src/core/lib/normalise-name.ts';
import * as real from '../../src/storage/backup/restore.ts';

export const restoreRecords: typeof real.restoreRecords = (context, savers, request) => {
  const byName = new Map(
    request.things.map((thing) => [`${thing.kind}/${normaliseName(thing.name)}`, thing]),
  );
  return real.restoreRecords(context, savers, { ...request, things: [...byName.values()] });
};
