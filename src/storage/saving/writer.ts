import type { StorageProblem } from '../api.ts';
import {
  announce,
  applyRemote,
  type CollectionState,
  setEntry,
  setRevision,
} from '../context/collection-state.ts';
import { markOutdated, type StorageContext } from '../context/storage-context.ts';
import { problemOf, storageProblem } from '../records/problem.ts';
import type { Reading } from '../records/record.ts';
import { mirrorUnsaved, replicate } from './replicate.ts';
import { type ConflictCopy, type SaveRequest, type Write, writeRecord } from './write-record.ts';
import type { WriteRequest, Written } from './written.ts';

function showBoth(
  context: StorageContext,
  collection: CollectionState,
  key: string,
  theirs: Reading<unknown>,
  conflictCopy: ConflictCopy,
): void {
  setEntry(collection, conflictCopy.key, conflictCopy.record, conflictCopy.value);
  announce(collection, conflictCopy.key, 'here');
  applyRemote(collection, key, theirs);
  if ('record' in theirs) context.mirror.copy(collection.naming.kind, key, theirs.record);
  replicate(context, collection, conflictCopy.key, conflictCopy.record);
  context.status.notice(
    'kept-both',
    'This was changed in another tab at the same time. Both versions were kept: the other tab’s under its name, this tab’s under the name here.',
    [collection.naming.nameOf(conflictCopy.value)],
  );
}

function unsaved(context: StorageContext, request: WriteRequest, problem: StorageProblem): Written {
  mirrorUnsaved(context, { ...request, inFlight: undefined });
  return { kind: 'unsaved', problem };
}

/** Writes one value to IndexedDB and its mirror, as far as the mode allows. Never rejects. */
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

/** Whether there may be room now on a disk that was full. */
async function makeRoom({ thirdCopy }: StorageContext): Promise<boolean> {
  return (await thirdCopy.connection())?.makeRoom() ?? false;
}

async function writeStored(context: StorageContext, request: WriteRequest): Promise<Written> {
  const { collection, key, value, onlyIfFree, overtaken } = request;
  const { now, timeouts } = context.environment;
  const save: SaveRequest = { key, value, onlyIfFree, now: now(), limit: timeouts.save };
  let outcome = await writeRecord(context.database, collection, save);
  if (!outcome.ok && outcome.problem.reason === 'full' && (await makeRoom(context)))
    outcome = await writeRecord(context.database, collection, save);
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
      const { conflictCopy } = done;
      showBoth(context, collection, key, done.theirs, conflictCopy);
      const rename = (later: unknown): unknown => naming.withName?.(later, conflictCopy.name) ?? later;
      return { kind: 'kept-both', keptAs: conflictCopy.name, key: conflictCopy.key, rename };
    }
    case 'merged':
      if (overtaken) {
        // The pending value was made from this tab's version, which is therefore the base of the merge.
        setRevision(collection, key, done.record);
        collection.texts.set(key, naming.codec.serialize(value));
      } else {
        setEntry(collection, key, done.record, done.value);
        announce(collection, key, 'elsewhere');
      }
      break;
    case 'written':
      setRevision(collection, key, done.record);
      if (!naming.withName) collection.texts.set(key, done.record.data ?? '');
  }
  replicate(context, collection, key, done.record);
  return { kind: 'saved' };
}
