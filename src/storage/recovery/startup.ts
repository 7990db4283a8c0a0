import type { Result } from '../../core/lib/result.ts';
import type { SetAside, StorageProblem } from '../api.ts';
import { type CopiedKind, copiedKinds } from '../mirror/mirror.ts';
import { requested, type StoreName } from '../primary/database.ts';
import { storageProblem } from '../records/problem.ts';
import { printRecord, rawText, readStored, revOf } from '../records/record.ts';
import { announce, place, type Shelf } from '../saving/collection-state.ts';
import type { SaveQueue, Unsaved } from '../saving/save-queue.ts';
import { becomeOlder, type Vault } from '../saving/storage-context.ts';
import { detachedRecord } from '../saving/writer.ts';
import { withSnapshot } from '../snapshots/with-snapshot.ts';
import type { Schemas } from '../tabs/channel.ts';
import { putAside } from './quarantine.ts';
import { namesOfSetAside, type Plan, reconcile } from './reconcile.ts';

interface Found {
  readonly main: Readonly<Record<CopiedKind, ReadonlyMap<string, unknown>>>;
  readonly announced: Partial<Record<string, unknown>>;
  readonly started: unknown;
  readonly setAside: ReadonlySet<unknown>;
}

type Texts = Readonly<Record<CopiedKind, ReadonlyMap<string, string>>>;
type Plans = Readonly<Record<CopiedKind, Plan>>;

export function schemasOf(vault: Vault): Schemas {
  const { characters, encounters, settings } = vault.shelves;
  return {
    characters: characters.naming.codec.schema,
    encounters: encounters.naming.codec.schema,
    settings: settings.naming.codec.schema,
    packs: vault.packCodec.schema,
  };
}

const nothingStored = { characters: new Map(), encounters: new Map(), settings: new Map() };

function readMain(vault: Vault): Promise<Result<Found, StorageProblem>> {
  return vault.database.run([...copiedKinds, 'meta', 'quarantine'], 'readonly', async (transaction) => {
    const main = { characters: new Map(), encounters: new Map(), settings: new Map() };
    const reads = copiedKinds.map(async (kind) => {
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
function readInTime(vault: Vault): Promise<Result<Found, StorageProblem>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      vault.database.close();
      resolve({ ok: false, problem: storageProblem('failed') });
    }, vault.environment.patience.read);
    void readMain(vault).then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}

function planAll(vault: Vault, found: Pick<Found, 'main' | 'announced'>, texts: Texts): Plans {
  const plan = (kind: CopiedKind): Plan => {
    return reconcile(vault.shelves[kind].naming, {
      main: found.main[kind],
      second: texts[kind],
      announcedSchema: found.announced[kind],
      now: vault.environment.now(),
    });
  };
  return { characters: plan('characters'), encounters: plan('encounters'), settings: plan('settings') };
}

function show(vault: Vault, plans: Plans): void {
  for (const kind of copiedKinds) {
    const shelf = vault.shelves[kind];
    const before = new Map(shelf.entries);
    shelf.entries.clear();
    shelf.revs.clear();
    shelf.detached.clear();
    for (const [key, { record, value }] of plans[kind].records) place(shelf, key, record, value);
    for (const key of new Set([...before.keys(), ...shelf.entries.keys()])) {
      if (differs(shelf, before.get(key)?.value, shelf.entries.get(key)?.value))
        announce(shelf, key, 'elsewhere');
    }
  }
}

function differs({ naming }: Shelf, one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return one !== other;
  return naming.codec.print(one) !== naming.codec.print(other);
}

/** In one transaction, with the snapshot if something gives way. False where another tab changed something since it was read. */
function carryOut(
  vault: Vault,
  plans: Plans,
  found: Found,
  aside: readonly SetAside[],
): Promise<Result<boolean, StorageProblem>> {
  const body = async (transaction: IDBTransaction): Promise<boolean> => {
    for (const kind of copiedKinds) {
      const store = transaction.objectStore(kind);
      for (const { key, found: expected } of plans[kind].stores) {
        const there: unknown = await requested(store.get(key));
        if (rawText(there) !== rawText(expected)) return false;
      }
    }
    for (const kind of copiedKinds) {
      const store = transaction.objectStore(kind);
      for (const { key, record } of plans[kind].stores) store.put(record, key);
    }
    putAside(transaction, aside);
    const meta = transaction.objectStore('meta');
    meta.put(announcedBy(vault, found), 'schemas');
    if (found.started === undefined) meta.put(vault.environment.now(), 'started');
    return true;
  };
  const stores: StoreName[] = [...copiedKinds, 'meta', 'quarantine'];
  const needsSnapshot = copiedKinds.some((kind) => plans[kind].needsSnapshot);
  if (!needsSnapshot) return vault.database.run(stores, 'readwrite', body);
  return withSnapshot(vault, 'Before bringing stored data up to date', stores, body);
}

/** The highest schemas that any version has announced, this one included. */
function announcedBy(vault: Vault, found: Found): Schemas {
  const schemas = schemasOf(vault);
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

function tell(vault: Vault, plans: Plans, aside: readonly SetAside[], wasEmpty: boolean): void {
  const all = copiedKinds.map((kind) => plans[kind]);
  const restored = all.flatMap((plan) => plan.restored);
  const keptBoth = all.flatMap((plan) => plan.keptBoth);
  const rebuilt = all.flatMap((plan) => plan.rebuilt);
  if (restored.length > 0) {
    vault.status.notice(
      'restored',
      'Your browser had lost the latest version of these. They were restored from their second copy; nothing is missing.',
      restored,
    );
  }
  if (wasEmpty && rebuilt.length > 0 && vault.second.state() === 'on') {
    vault.status.notice(
      'restored',
      'The second copy of your data was empty. It was written again from the first.',
      [],
    );
  }
  if (keptBoth.length > 0) {
    vault.status.notice(
      'kept-both',
      'Two different versions were found. Both were kept, the second under the name here.',
      keptBoth.map(({ keptAs }) => keptAs),
    );
  }
  if (aside.length > 0) {
    vault.status.notice(
      'set-aside',
      'What is stored under these names could not be read. It was set aside untouched: Settings lists it, with a download.',
      namesOfSetAside(aside),
    );
  }
}

function heal(vault: Vault, plans: Plans): void {
  for (const kind of copiedKinds) {
    for (const { key, text } of plans[kind].released) vault.second.release(kind, key, text);
    for (const { key, found, record } of plans[kind].copies) vault.second.heal(kind, key, found, record);
  }
  vault.status.secondCopy(vault.second.state());
}

/** This tab's unsaved changes stand for the second copies that may not have been written. */
function overlay(vault: Vault, texts: Texts, unsaved: readonly Unsaved[]): Texts {
  const over = (kind: CopiedKind): ReadonlyMap<string, string> => {
    const overlaid = new Map(texts[kind]);
    for (const { shelf, key, value, inFlight } of unsaved) {
      if (shelf.naming.kind !== kind) continue;
      const data = shelf.naming.codec.print(value);
      overlaid.set(key, printRecord(detachedRecord(vault, shelf, key, data, inFlight)));
    }
    return overlaid;
  };
  return { characters: over('characters'), encounters: over('encounters'), settings: over('settings') };
}

export interface Started {
  /** What was set aside but could not be put into quarantine. */
  readonly loose: readonly SetAside[];
}

/**
 * Reads both copies before anything is written, shows what they hold, and brings them into agreement. `unsaved` are changes that
 * a tab without IndexedDB made before it tried again.
 */
export async function start(
  vault: Vault,
  queue: SaveQueue,
  unsaved: readonly Unsaved[] = [],
): Promise<Started> {
  for (let tries = 3; ; tries -= 1) {
    const texts = overlay(vault, vault.second.readAll(), unsaved);
    const found = await readInTime(vault);
    if (!found.ok) return startWithoutMain(vault, texts, found.problem, unsaved);
    const plans = planAll(vault, found.value, texts);
    const all = copiedKinds.map((kind) => plans[kind]);
    const aside = all.flatMap((plan) => plan.aside).filter((one) => !found.value.setAside.has(one.id));
    if (all.some((plan) => plan.newer)) {
      show(vault, plans);
      becomeOlder(vault);
      return { loose: aside };
    }
    const isNew = rawText(announcedBy(vault, found.value)) !== rawText(found.value.announced);
    const hasWork =
      isNew || aside.length > 0 || all.some((plan) => plan.stores.length > 0 || plan.needsSnapshot);
    const done = hasWork
      ? await carryOut(vault, plans, found.value, aside)
      : { ok: true as const, value: true };
    if (done.ok && !done.value && tries > 1) continue;
    vault.status.mode('stored');
    show(vault, plans);
    tell(
      vault,
      plans,
      aside,
      copiedKinds.every((kind) => texts[kind].size === 0),
    );
    if (done.ok && done.value) {
      heal(vault, plans);
      for (const { shelf, key, value } of unsaved) queue.forget(shelf, key, value);
      return { loose: [] };
    }
    saveAgain(vault, queue, plans);
    return { loose: aside };
  }
}

/** What both copies need could not be written: every such record is an unsaved change of this tab. */
function saveAgain(vault: Vault, queue: SaveQueue, plans: Plans): void {
  for (const kind of copiedKinds) {
    const shelf = vault.shelves[kind];
    for (const { key, found } of plans[kind].stores) {
      shelf.revs.set(key, revOf(readStored(shelf.naming.codec, found)));
      const entry = shelf.entries.get(key);
      if (entry) void queue.save(shelf, key, entry.value);
    }
  }
}

function startWithoutMain(
  vault: Vault,
  texts: Texts,
  problem: StorageProblem,
  unsaved: readonly Unsaved[],
): Started {
  const plans = planAll(vault, { main: nothingStored, announced: {} }, texts);
  if (problem.reason === 'older') becomeOlder(vault);
  else
    vault.status.mode('memory', storageProblem(problem.reason === 'blocked' ? 'blocked' : 'memory').message);
  if (unsaved.length === 0) {
    show(vault, plans);
    for (const kind of copiedKinds) {
      for (const [key, detached] of plans[kind].detached) {
        vault.shelves[kind].detached.set(key, detached);
        vault.second.release(kind, key, texts[kind].get(key) ?? '');
      }
    }
  }
  vault.status.secondCopy(vault.second.state());
  return { loose: copiedKinds.flatMap((kind) => plans[kind].aside) };
}
