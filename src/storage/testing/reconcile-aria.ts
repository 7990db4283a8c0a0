import { namingOf } from '../records/naming.ts';
import { type StoredRecord, serializeRecord } from '../records/record.ts';
import { type Plan, reconcile } from '../recovery/reconcile.ts';
import { codecsOf } from './test-codecs.ts';

export const CHARACTERS = namingOf('characters', codecsOf().characters);

/** The stored text of a character. */
export const dataOf = (notes: string, name = 'Aria'): string => JSON.stringify({ name, notes });

/** A live record of Aria. */
export const live = (rev: number, notes: string): StoredRecord => ({
  rev,
  schema: 1,
  savedAt: 0,
  data: dataOf(notes),
});

/** Reconciles the two copies of Aria, as IndexedDB and localStorage hold them. */
export const reconcileAria = (primary: unknown, mirror: StoredRecord | undefined): Plan =>
  reconcile(CHARACTERS, {
    primary: new Map(primary === undefined ? [] : [['aria', primary]]),
    mirror: new Map(mirror === undefined ? [] : [['aria', serializeRecord(mirror)]]),
    announcedSchema: 2,
    now: 0,
  });
