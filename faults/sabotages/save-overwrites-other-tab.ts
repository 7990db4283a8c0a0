import * as real from '../../src/storage/saving/write-record.ts';

// A record that cannot be renamed, nor merged with what was known, is overwritten.
export const writeRecord: typeof real.writeRecord = (database, collection, request) => {
  const { withName: _, ...naming } = collection.naming;
  return real.writeRecord(database, { ...collection, naming, texts: new Map() }, request);
};
