import type { Codec } from '../codec.ts';
import type { RecordKind, Schemas } from '../kinds.ts';
import { type Reading, readStored, rejectUnannouncedSchema } from '../records/record.ts';
import { requested } from './database.ts';

/** What is stored under a key now. The transaction covers `meta`, where newer versions have announced their schemas. */
export async function readNow(
  transaction: IDBTransaction,
  kind: RecordKind,
  codec: Codec<unknown>,
  key: string,
): Promise<Reading<unknown>> {
  const reading = readStored(codec, await requested(transaction.objectStore(kind).get(key)));
  if (reading.state !== 'newer') return reading;
  const announced = (await requested(transaction.objectStore('meta').get('schemas'))) as
    | Partial<Schemas>
    | undefined;
  return rejectUnannouncedSchema(reading, announced?.[kind]);
}
