import type { StorageProblem } from '../api.ts';
import { type ConflictCopy, type SaveRequest, type Write, writeRecord } from '../primary/write-record.ts';
import { fingerprint } from '../records/checksum.ts';
import { problemOf, storageProblem } from '../records/problem.ts';
import { type Detached, type Reading, revOf, type StoredRecord } from '../records/record.ts';
import { announce, type CollectionState, setEntry } from './collection-state.ts';
import type { Unsaved, WriteRequest, Written } from './save-queue.ts';
import { markOutdated, type StorageContext } from './storage-context.ts';

/** What the second copy holds in the place of a record that the authority has not taken. */
export function detachedRecord(
  context: StorageContext,
  collection: CollectionState,
  key: string,
  data: string | null,
  inFlight: unknown,
): StoredRecord & { readonly detached: Detached } {
  const { codec } = collection.naming;
  const known = collection.revs.get(key) ?? 0;
  const over = inFlight === undefined ? undefined : fingerprint(codec.serialize(inFlight));
  const detached = collection.detached.get(key) ?? { base: known, ...(over === undefined ? {} : { over }) };
  const rev = known + (inFlight === undefined ? 1 : 2);
  return { rev, schema: codec.schema, savedAt: context.environment.now(), data, detached };
}

/** Writes what the authority has not taken into the second copy, so that it outlives this tab if it can. */
export function detach(context: StorageContext, { collection, key, value, inFlight }: Unsaved): void {
  if (context.status.current().mode === 'outdated') return;
  const { kind, codec } = collection.naming;
  context.mirror.detach(
    kind,
    key,
    detachedRecord(context, collection, key, codec.serialize(value), inFlight),
  );
  context.status.mirror(context.mirror.state());
}

/** After a transaction is complete: the second copy, then the other tabs. */
export function replicate(
  context: StorageContext,
  collection: CollectionState,
  key: string,
  record: StoredRecord,
): void {
  const { kind } = collection.naming;
  context.mirror.copy(kind, key, record);
  context.status.mirror(context.mirror.state());
  context.channel.post({ type: 'changed', things: [{ kind, key, rev: record.rev, schema: record.schema }] });
}

/** Takes in what another tab stored. */
export function applyRemote(collection: CollectionState, key: string, reading: Reading<unknown>): void {
  if (reading.state === 'live') setEntry(collection, key, reading.record, reading.value);
  else {
    collection.entries.delete(key);
    collection.revs.set(key, revOf(reading));
  }
  announce(collection, key, 'elsewhere');
}

function keepBoth(
  context: StorageContext,
  collection: CollectionState,
  key: string,
  theirs: Reading<unknown>,
  beside: ConflictCopy,
): void {
  const name = collection.naming.nameOf(beside.value);
  setEntry(collection, beside.key, beside.record, beside.value);
  announce(collection, beside.key, 'here');
  applyRemote(collection, key, theirs);
  if ('record' in theirs) context.mirror.copy(collection.naming.kind, key, theirs.record);
  replicate(context, collection, beside.key, beside.record);
  context.status.notice(
    'kept-both',
    'This was changed in another tab at the same time. Both versions were kept: the other tab’s under its name, this tab’s under the name here.',
    [name],
  );
}

function unsaved(context: StorageContext, request: WriteRequest, problem: StorageProblem): Written {
  detach(context, { ...request, inFlight: undefined });
  return { kind: 'unsaved', problem };
}

/** Brings one value into both copies, as far as the mode allows. Never rejects. */
export async function write(context: StorageContext, request: WriteRequest): Promise<Written> {
  const { mode } = context.status.current();
  try {
    if (mode === 'outdated') return { kind: 'unsaved', problem: storageProblem('outdated') };
    if (mode === 'memory') return unsaved(context, request, storageProblem('memory'));
    return await writeStored(context, request);
  } catch (error) {
    return { kind: 'unsaved', problem: problemOf(error) };
  }
}

async function writeStored(context: StorageContext, request: WriteRequest): Promise<Written> {
  const { collection, key, value, onlyIfFree, overtaken } = request;
  const save: SaveRequest = { key, value, onlyIfFree, now: context.environment.now() };
  const outcome = await writeRecord(context.database, collection, save);
  if (!outcome.ok) {
    if (outcome.problem.reason !== 'outdated') return unsaved(context, request, outcome.problem);
    markOutdated(context);
    return { kind: 'unsaved', problem: outcome.problem };
  }
  return finish(context, request, outcome.value, overtaken());
}

function finish(
  context: StorageContext,
  { collection, key, value }: WriteRequest,
  done: Write,
  overtaken: boolean,
): Written {
  const { naming } = collection;
  switch (done.kind) {
    case 'newer':
      markOutdated(context);
      return { kind: 'unsaved', problem: storageProblem('outdated') };
    case 'exists':
      applyRemote(collection, key, done.theirs);
      return { kind: 'exists' };
    case 'kept-both': {
      keepBoth(context, collection, key, done.theirs, done.beside);
      const { key: besideKey, name } = done.beside;
      const rename = (later: unknown): unknown => naming.withName?.(later, name) ?? later;
      return { kind: 'kept-both', keptAs: name, key: besideKey, rename };
    }
    case 'merged':
      if (overtaken) {
        // What waits was made on top of this tab's version, so that is what it is merged from.
        collection.revs.set(key, done.record.rev);
        collection.texts.set(key, naming.codec.serialize(value));
      } else {
        setEntry(collection, key, done.record, done.value);
        announce(collection, key, 'elsewhere');
      }
      break;
    case 'written':
      collection.revs.set(key, done.record.rev);
      if (!naming.withName) collection.texts.set(key, done.record.data ?? '');
  }
  replicate(context, collection, key, done.record);
  return { kind: 'saved' };
}
