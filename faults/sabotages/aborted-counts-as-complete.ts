import { ok } from '../../src/core/lib/result.ts';
import * as real from '../../src/storage/primary/database.ts';

export const openDatabase: typeof real.openDatabase = (environment, onNewer) => {
  const database = real.openDatabase(environment, onNewer);
  return {
    ...database,
    async write(stores, body) {
      let value: ReturnType<typeof body> | undefined;
      const outcome = await database.write(stores, (transaction) => {
        value = body(transaction);
        return value;
      });
      if (outcome.ok || value === undefined) return outcome;
      return ok(await value.catch(() => undefined as never));
    },
  };
};
