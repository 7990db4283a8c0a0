import * as Y from 'yjs';
import { sameContent } from '../../core/lib/same-content.ts';
import type { Entries } from '../../core/table/documents.ts';

const ENTRIES = 'entries';

/** A replica that takes more bytes than this is not kept. */
const REPLICA_BYTES = 2_097_152;

/** A document that this device alone writes. */
export interface OwnDocument {
  /** Another one for each document. */
  readonly id: string;
  readonly doc: Y.Doc;
  /** Makes the document these entries. Nothing is sent of those that are as before. */
  publish(entries: Entries): void;
}

export function createOwnDocument(id: string): OwnDocument {
  const doc = new Y.Doc();
  const map = doc.getMap(ENTRIES);
  return {
    id,
    doc,
    publish(entries) {
      doc.transact(() => {
        for (const key of [...map.keys()]) if (!entries.has(key)) map.delete(key);
        for (const [key, value] of entries) if (!sameContent(map.get(key), value)) map.set(key, value);
      });
    },
  };
}

/** What an update did to a replica. `broken`: it cannot be read, or an earlier one is missing. */
type Applied = 'applied' | 'broken' | 'too-large';

/** The document of the other device, as far as it has arrived. */
export interface Replica {
  /** The id of the document. */
  readonly id: string;
  readonly doc: Y.Doc;
  apply(update: Uint8Array): Applied;
  entries(): Entries;
}

export function createReplica(id: string): Replica {
  const doc = new Y.Doc();
  /** Since the replica was measured. */
  let bytes = 0;
  return {
    id,
    doc,
    apply(update) {
      try {
        Y.applyUpdate(doc, update);
        bytes += update.length;
        if (bytes > REPLICA_BYTES) {
          bytes = Y.encodeStateAsUpdate(doc).length;
          if (bytes > REPLICA_BYTES / 2) return 'too-large';
        }
        return doc.store.pendingStructs === null && doc.store.pendingDs === null ? 'applied' : 'broken';
      } catch {
        return 'broken';
      }
    },
    entries: () => new Map(doc.getMap(ENTRIES).entries()),
  };
}
