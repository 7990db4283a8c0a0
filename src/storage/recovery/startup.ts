import type { Result } from '../../core/lib/result.ts';
import type { QuarantinedRecord, StorageProblem } from '../api.ts';
import { MIRRORED_KINDS, type MirroredKind } from '../mirror/mirror.ts';
import { requested, type StoreName } from '../primary/database.ts';
import { storageProblem } from '../records/problem.ts';
import { rawText, readStored, revOf, serializeRecord } from '../records/record.ts';
import { announce, type CollectionState, setEntry } from '../saving/collection-state.ts';
import type { SaveQueue, Unsaved } from '../saving/save-queue.ts';
import { markOutdated, type StorageContext } from '../saving/storage-context.ts';
import { detachedRecord } from '../saving/writer.ts';
import { withSnapshot } from '../snapshots/with-snapshot.ts';
import type { Schemas } from '../tabs/channel.ts';
import { putQuarantined } from './quarantine.ts';
import { namesOfQuarantined, type Plan, reconcile } from './reconcile.ts';

interface Found {
  readonly main: Readonly<Record<MirroredKind, ReadonlyMap<string, unknown>>>;
  readonly announced: Partial<Record<string, unknown>>;
  readonly started: unknown;
  readonly setAside: ReadonlySet<unknown>;
}

type Texts = Readonly<Record<MirroredKind, ReadonlyMap<string, string>>>;
type Plans = Readonly<Record<MirroredKind, Plan>>;

export function schemasOf(context: StorageContext): Schemas {
  const { characters, encounters, settings } = context.collections;
  return {
    characters: characters.naming.codec.schema,
    encounters: encounters.naming.codec.schema,
    settings: settings.naming.codec.schema,
    packs: context.packCodec.schema,
  };
}

const nothingStored = { characters: new Map(), encounters: new Map(), settings: new Map() };

function readMain(context: StorageContext): Promise<Result<Found, StorageProblem>> {
  return context.database.run([...MIRRORED_KINDS, 'meta', 'quarantine'], 'readonly', async (transaction) => {
    const main = { characters: new Map(), encounters: new Map(), settings: new Map() };
    const reads = MIRRORED_KINDS.map(async (kind) => {
      const store = transaction.objectStore(kind);
      const [keys, values] = await Promise.all([requested(store.getAllKeys()), requested(store.getAll())]);
      keys.forEach((key, index) => {
        if (typeof key === 'string') main[kind].set(key, values[index]);
      });
    });
    const meta = transaction.objectStore('meta');
    const [announced, started, ids] = await Promise.all([
      requested(meta.get('schemas')) as Promise<unknown>,
      requested(meta.get('started')) as Promise<unknown>,
      requested(transaction.objectStore('quarantine').getAllKeys()),
      ...reads,
    ]);
    return {
      main,
      announced: typeof announced === 'object' && announced !== null ? announced : {},
      started,
      setAside: new Set<unknown>(ids),
    };
  });
}

/** A browser that opens its database and then says nothing must not keep the app from starting, nor a retry from a new try. */
function readInTime(context: StorageContext): Promise<Result<Found, StorageProblem>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      context.database.close();
      resolve({ ok: false, problem: storageProblem('failed') });
    }, context.environment.timeouts.read);
    void readMain(context).then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}

function planAll(context: StorageContext, found: Pick<Found, 'main' | 'announced'>, texts: Texts): Plans {
  const plan = (kind: MirroredKind): Plan => {
    return reconcile(context.collections[kind].naming, {
      primary: found.main[kind],
      mirror: texts[kind],
      announcedSchema: found.announced[kind],
      now: context.environment.now(),
    });
  };
  return { characters: plan('characters'), encounters: plan('encounters'), settings: plan('settings') };
}

function show(context: StorageContext, plans: Plans): void {
  for (const kind of MIRRORED_KINDS) {
    const collection = context.collections[kind];
    const before = new Map(collection.entries);
    collection.entries.clear();
    collection.revs.clear();
    collection.detached.clear();
    for (const [key, { record, value }] of plans[kind].records) setEntry(collection, key, record, value);
    for (const key of new Set([...before.keys(), ...collection.entries.keys()])) {
      if (differs(collection, before.get(key)?.value, collection.entries.get(key)?.value))
        announce(collection, key, 'elsewhere');
    }
  }
}

function differs({ naming }: CollectionState, one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return one !== other;
  return naming.codec.serialize(one) !== naming.codec.serialize(other);
}

/** In one transaction, with the snapshot if something gives way. False where another tab changed something since it was read. */
function carryOut(
  context: StorageContext,
  plans: Plans,
  found: Found,
  aside: readonly QuarantinedRecord[],
): Promise<Result<boolean, StorageProblem>> {
  const body = async (transaction: IDBTransaction): Promise<boolean> => {
    for (const kind of MIRRORED_KINDS) {
      const store = transaction.objectStore(kind);
      for (const { key, found: expected } of plans[kind].primaryWrites) {
        const there: unknown = await requested(store.get(key));
        if (rawText(there) !== rawText(expected)) return false;
      }
    }
    for (const kind of MIRRORED_KINDS) {
      const store = transaction.objectStore(kind);
      for (const { key, record } of plans[kind].primaryWrites) store.put(record, key);
    }
    putQuarantined(transaction, aside);
    const meta = transaction.objectStore('meta');
    meta.put(announcedBy(context, found), 'schemas');
    if (found.started === undefined) meta.put(context.environment.now(), 'started');
    return true;
  };
  const stores: StoreName[] = [...MIRRORED_KINDS, 'meta', 'quarantine'];
  const needsSnapshot = MIRRORED_KINDS.some((kind) => plans[kind].needsSnapshot);
  if (!needsSnapshot) return context.database.run(stores, 'readwrite', body);
  return withSnapshot(context, 'Before bringing stored data up to date', stores, body);
}

/** The highest schemas that any version has announced, this one included. */
function announcedBy(context: StorageContext, found: Found): Schemas {
  const schemas = schemasOf(context);
  const highest = (kind: keyof Schemas): number => {
    const before = found.announced[kind];
    return Math.max(schemas[kind], typeof before === 'number' ? before : 0);
  };
  return {
    characters: highest('characters'),
    encounters: highest('encounters'),
    settings: highest('settings'),
    packs: highest('packs'),
  };
}

function tell(
  context: StorageContext,
  plans: Plans,
  aside: readonly QuarantinedRecord[],
  wasEmpty: boolean,
): void {
  const all = MIRRORED_KINDS.map((kind) => plans[kind]);
  const restored = all.flatMap((plan) => plan.restored);
  const keptBoth = all.flatMap((plan) => plan.keptBoth);
  const rebuilt = all.flatMap((plan) => plan.rebuilt);
  if (restored.length > 0) {
    context.status.notice(
      'restored',
      'Your browser had lost the latest version of these. They were restored from their second copy; nothing is missing.',
      restored,
    );
  }
  if (wasEmpty && rebuilt.length > 0 && context.mirror.state() === 'on') {
    context.status.notice(
      'restored',
      'The second copy of your data was empty. It was written again from the first.',
      [],
    );
  }
  if (keptBoth.length > 0) {
    context.status.notice(
      'kept-both',
      'Two different versions were found. Both were kept, the second under the name here.',
      keptBoth.map(({ keptAs }) => keptAs),
    );
  }
  if (aside.length > 0) {
    context.status.notice(
      'set-aside',
      'What is stored under these names could not be read. It was set aside untouched: Settings lists it, with a download.',
      namesOfQuarantined(aside),
    );
  }
}

function heal(context: StorageContext, plans: Plans): void {
  for (const kind of MIRRORED_KINDS) {
    for (const { key, text } of plans[kind].released) context.mirror.release(kind, key, text);
    for (const { key, found, record } of plans[kind].mirrorWrites)
      context.mirror.heal(kind, key, found, record);
  }
  context.status.mirror(context.mirror.state());
}

/** This tab's unsaved changes stand for the second copies that may not have been written. */
function overlay(context: StorageContext, texts: Texts, unsaved: readonly Unsaved[]): Texts {
  const over = (kind: MirroredKind): ReadonlyMap<string, string> => {
    const overlaid = new Map(texts[kind]);
    for (const { collection, key, value, inFlight } of unsaved) {
      if (collection.naming.kind !== kind) continue;
      const data = collection.naming.codec.serialize(value);
      overlaid.set(key, serializeRecord(detachedRecord(context, collection, key, data, inFlight)));
    }
    return overlaid;
  };
  return { characters: over('characters'), encounters: over('encounters'), settings: over('settings') };
}

export interface Started {
  /** What was set aside but could not be put into quarantine. */
  readonly unquarantined: readonly QuarantinedRecord[];
}

/**
 * Reads both copies before anything is written, shows what they hold, and brings them into agreement. `unsaved` are changes that
 * a tab without IndexedDB made before it tried again.
 */
export async function startUp(
  context: StorageContext,
  queue: SaveQueue,
  unsaved: readonly Unsaved[] = [],
): Promise<Started> {
  for (let tries = 3; ; tries -= 1) {
    const texts = overlay(context, context.mirror.readAll(), unsaved);
    const found = await readInTime(context);
    if (!found.ok) return startWithoutMain(context, texts, found.problem, unsaved);
    const plans = planAll(context, found.value, texts);
    const all = MIRRORED_KINDS.map((kind) => plans[kind]);
    const aside = all.flatMap((plan) => plan.quarantined).filter((one) => !found.value.setAside.has(one.id));
    if (all.some((plan) => plan.newer)) {
      show(context, plans);
      markOutdated(context);
      return { unquarantined: aside };
    }
    const isNew = rawText(announcedBy(context, found.value)) !== rawText(found.value.announced);
    const hasWork =
      isNew || aside.length > 0 || all.some((plan) => plan.primaryWrites.length > 0 || plan.needsSnapshot);
    const done = hasWork
      ? await carryOut(context, plans, found.value, aside)
      : { ok: true as const, value: true };
    if (done.ok && !done.value && tries > 1) continue;
    context.status.mode('stored');
    show(context, plans);
    tell(
      context,
      plans,
      aside,
      MIRRORED_KINDS.every((kind) => texts[kind].size === 0),
    );
    if (done.ok && done.value) {
      heal(context, plans);
      for (const { collection, key, value } of unsaved) queue.forget(collection, key, value);
      return { unquarantined: [] };
    }
    saveAgain(context, queue, plans);
    return { unquarantined: aside };
  }
}

/** What both copies need could not be written: every such record is an unsaved change of this tab. */
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

function startWithoutMain(
  context: StorageContext,
  texts: Texts,
  problem: StorageProblem,
  unsaved: readonly Unsaved[],
): Started {
  const plans = planAll(context, { main: nothingStored, announced: {} }, texts);
  if (problem.reason === 'outdated') markOutdated(context);
  else
    context.status.mode(
      'memory',
      storageProblem(problem.reason === 'blocked' ? 'blocked' : 'memory').message,
    );
  if (unsaved.length === 0) {
    show(context, plans);
    for (const kind of MIRRORED_KINDS) {
      for (const [key, detached] of plans[kind].detached) {
        context.collections[kind].detached.set(key, detached);
        context.mirror.release(kind, key, texts[kind].get(key) ?? '');
      }
    }
  }
  context.status.mirror(context.mirror.state());
  return { unquarantined: MIRRORED_KINDS.flatMap((kind) => plans[kind].quarantined) };
}
