import { ok } from '../../src/core/lib/result.ts';
import * as real from '../../src/storage/primary/database.ts';

export const openDatabase: typeof real.openDatabase = (environment, onNewer) => {
  const database = real.openDatabase(environment, onNewer);
  return {
    ...database,
    async run<Value>(...[stores, mode, body]: Parameters<typeof database.run<Value>>) {
      let value: Promise<Value> | undefined;
      const outcome = await database.run<Value>(stores, mode, (transaction) => {
        value = body(transaction);
        return value;
      });
      if (outcome.ok || value === undefined) return outcome;
      return ok(await value.catch(() => undefined as never));
    },
  };
};
