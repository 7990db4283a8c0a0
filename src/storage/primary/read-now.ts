import type { Codec } from '../codec.ts';
import type { RecordKind } from '../kinds.ts';
import { type Reading, readStored, rejectUnannouncedSchema } from '../records/record.ts';
import type { ReadTransaction, WriteTransaction } from './schema.ts';

/**
 * Reads the stored record of a key. The transaction must cover `meta`, where newer versions announce their
 * schemas.
 */
export async function readNow(
  transaction: ReadTransaction | WriteTransaction,
  kind: RecordKind,
  codec: Codec<unknown>,
  key: string,
): Promise<Reading<unknown>> {
  const reading = readStored(codec, await transaction.objectStore(kind).get(key));
  if (reading.state !== 'newer') return reading;
  const announced = await transaction.objectStore('meta').get('schemas');
  return rejectUnannouncedSchema(
    reading,
    (announced as Partial<Record<string, unknown>> | undefined)?.[kind],
  );
}
