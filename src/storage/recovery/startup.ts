import type { QuarantinedRecord, StorageProblem } from '../api.ts';
import { announce, type CollectionState, setEntry } from '../context/collection-state.ts';
import { markOutdated, type StorageContext } from '../context/storage-context.ts';
import { byKind, MIRRORED_KINDS, type MirroredKind } from '../kinds.ts';
import { loadOnDemand } from '../on-demand.ts';
import { storageProblem } from '../records/problem.ts';
import { peekRevision, readStored, revOf, serializeRecord } from '../records/record.ts';
import { detachedRecord } from '../saving/replicate.ts';
import type { SaveQueue, Unsaved } from '../saving/save-queue.ts';
import type { StoredRevision } from '../third-copy/third-copy-client.ts';
import { healMirrors, writeToPrimary } from './carry-out.ts';
import { emptyRecords, type PrimaryContents, readPrimary } from './read-primary.ts';
import { type Plans, reconcile } from './reconcile.ts';

type MirrorTexts = Readonly<Record<MirroredKind, ReadonlyMap<string, string>>>;

/** The maximum number of attempts while other tabs change records between reading and writing. */
const MAX_TRIES = 3;

function planAll(
  context: StorageContext,
  { records, announcedSchemas }: Pick<PrimaryContents, 'records' | 'announcedSchemas'>,
  texts: MirrorTexts,
): Plans {
  return byKind(MIRRORED_KINDS, (kind) =>
    reconcile(context.collections[kind].naming, {
      primary: records[kind],
      mirror: texts[kind],
      announcedSchema: announcedSchemas[kind],
      now: context.environment.now(),
    }),
  );
}

function differs({ naming }: CollectionState, one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return one !== other;
  return naming.codec.serialize(one) !== naming.codec.serialize(other);
}

/** Replaces the entries of a collection by the planned ones. */
function showPlan(collection: CollectionState, { records }: Plans[MirroredKind]): void {
  const before = new Map(collection.entries);
  collection.entries.clear();
  collection.revs.clear();
  collection.detached.clear();
  for (const [key, { record, value }] of records) setEntry(collection, key, record, value);
  for (const key of new Set([...before.keys(), ...collection.entries.keys()])) {
    if (differs(collection, before.get(key)?.value, collection.entries.get(key)?.value))
      announce(collection, key, 'elsewhere');
  }
}

function show(context: StorageContext, plans: Plans): void {
  for (const kind of MIRRORED_KINDS) showPlan(context.collections[kind], plans[kind]);
}

/** The texts of the mirrors, with the unsaved changes of this tab, which may not have been mirrored. */
function withUnsaved(context: StorageContext, texts: MirrorTexts, unsaved: readonly Unsaved[]): MirrorTexts {
  return byKind(MIRRORED_KINDS, (kind) => {
    const ofKind = unsaved.filter(({ collection }) => collection.naming.kind === kind);
    const changed = ofKind.map(({ collection, key, value, inFlight }): [string, string] => {
      const data = collection.naming.codec.serialize(value);
      return [key, serializeRecord(detachedRecord(context, collection, key, data, inFlight))];
    });
    return new Map([...texts[kind], ...changed]);
  });
}

/**
 * The texts of the mirrors, with the records that the third copy kept where those are newer, or the only
 * ones.
 */
function withKept(texts: MirrorTexts, kept: readonly StoredRevision[]): MirrorTexts {
  return byKind(MIRRORED_KINDS, (kind) => {
    const ofKind = new Map(texts[kind]);
    for (const { key, record } of kept.filter((one) => one.kind === kind)) {
      if ((peekRevision(ofKind.get(key) ?? '')?.rev ?? 0) < record.rev)
        ofKind.set(key, serializeRecord(record));
    }
    return ofKind;
  });
}

export interface Started {
  /** Unreadable records that could not be quarantined. */
  readonly unquarantined: readonly QuarantinedRecord[];
  /** IndexedDB was empty, and the mirror was not. */
  readonly wasLost: boolean;
}

/**
 * Reads IndexedDB and its mirror, shows their records, and then reconciles them. `unsaved`: changes that a
 * tab without IndexedDB made before it tried again. `kept`: what the third copy kept of records that were
 * lost.
 */
export async function startUp(
  context: StorageContext,
  queue: SaveQueue,
  unsaved: readonly Unsaved[] = [],
  kept: readonly StoredRevision[] = [],
): Promise<Started> {
  for (let left = MAX_TRIES - 1; ; left -= 1) {
    const started = await tryToStart(context, queue, { unsaved, kept }, left === 0);
    if (started) return started;
  }
}

/** What is reconciled beside what is stored. */
interface Beside {
  readonly unsaved: readonly Unsaved[];
  readonly kept: readonly StoredRevision[];
}

/** Undefined if another tab changed something meanwhile, unless this is the last attempt. */
async function tryToStart(
  context: StorageContext,
  queue: SaveQueue,
  { unsaved, kept }: Beside,
  isLast: boolean,
): Promise<Started | undefined> {
  const texts = withUnsaved(context, withKept(context.mirror.readAll(), kept), unsaved);
  const primary = await readPrimary(context);
  if (!primary.ok) return startWithoutPrimary(context, texts, primary.problem, unsaved);
  const plans = planAll(context, primary.value, texts);
  const quarantined = Object.values(plans)
    .flatMap((plan) => plan.quarantined)
    .filter(({ id }) => !primary.value.quarantinedIds.has(id));
  const isOutdated = context.status.current().mode === 'outdated';
  if (isOutdated || Object.values(plans).some((plan) => plan.newer)) {
    show(context, plans);
    markOutdated(context, 'none');
    return { unquarantined: quarantined, wasLost: false };
  }
  const written = await writeToPrimary(context, plans, primary.value, quarantined);
  const isWritten = written.ok && written.value;
  if (written.ok && !isWritten && !isLast) return undefined;
  context.status.mode('stored');
  show(context, plans);
  const wasMirrorEmpty = Object.values(texts).every((ofKind) => ofKind.size === 0);
  const wasLost = primary.value.startedAt === undefined && !wasMirrorEmpty;
  const tell = async () => {
    if (isNews(plans, quarantined))
      (await loadOnDemand())?.noteStart(context, plans, quarantined, wasMirrorEmpty);
  };
  if (!isWritten) {
    saveAgain(context, queue, plans);
    await tell();
    return { unquarantined: quarantined, wasLost };
  }
  healMirrors(context, plans);
  for (const { collection, key, value } of unsaved) queue.forget(collection, key, value);
  await tell();
  return { unquarantined: [], wasLost };
}

function isNews(plans: Plans, quarantined: readonly QuarantinedRecord[]): boolean {
  const lists = Object.values(plans).flatMap(({ restored, rebuilt, keptBoth }) => [
    restored,
    rebuilt,
    keptBoth,
  ]);
  return [quarantined, ...lists].some(({ length }) => length > 0);
}

/** Makes every record that could not be written an unsaved change of this tab. */
function saveAgain(context: StorageContext, queue: SaveQueue, plans: Plans): void {
  for (const kind of MIRRORED_KINDS) {
    const collection = context.collections[kind];
    for (const { key, found } of plans[kind].primaryWrites) {
      collection.revs.set(key, revOf(readStored(collection.naming.codec, found)));
      const entry = collection.entries.get(key);
      if (entry) void queue.save(collection, key, entry.value);
    }
  }
}

/** Works in memory with the records of the mirrors. */
function startWithoutPrimary(
  context: StorageContext,
  texts: MirrorTexts,
  problem: StorageProblem,
  unsaved: readonly Unsaved[],
): Started {
  const plans = planAll(context, { records: emptyRecords(), announcedSchemas: {} }, texts);
  if (context.status.current().mode !== 'outdated') {
    const isBlocked = problem.reason === 'blocked';
    const { message } = storageProblem(isBlocked ? 'blocked' : 'memory');
    context.status.mode('memory', message, isBlocked ? 'retry' : 'rebuild');
  }
  if (unsaved.length === 0) {
    show(context, plans);
    releaseDetached(context, plans, texts);
  }
  context.status.mirror(context.mirror.state());
  return { unquarantined: Object.values(plans).flatMap((plan) => plan.quarantined), wasLost: false };
}

/** This tab continues from the mirror's records, so it may overwrite them. */
function releaseDetached(context: StorageContext, plans: Plans, texts: MirrorTexts): void {
  for (const kind of MIRRORED_KINDS) {
    for (const [key, detached] of plans[kind].detached) {
      context.collections[kind].detached.set(key, detached);
      context.mirror.release(kind, key, texts[kind].get(key) ?? '');
    }
  }
}
