import type { CreateOutcome, SaveOutcome, StorageProblem } from '../api.ts';
import { COLLECTIONS } from '../collections.ts';
import { announce, type CollectionState } from '../context/collection-state.ts';
import { recordId } from '../kinds.ts';
import type { Moved, WriteRequest, Written } from './written.ts';

export interface Unsaved {
  readonly collection: CollectionState;
  readonly key: string;
  readonly value: unknown;
  /** The earlier value that is now being written. */
  readonly inFlight: unknown;
}

/**
 * What may be too long for the mirror takes long to write: it waits so many times as long for a pause in
 * typing.
 */
const LONG_PAUSE = 4;
/** But never longer than so many times as long. */
const LONG_WAIT = 16;

interface Waiting {
  readonly value: unknown;
  readonly onlyIfFree: boolean;
}

/** The saves of one record: one in progress, and at most one pending, the latest. */
interface Slot {
  readonly collection: CollectionState;
  readonly key: string;
  next: Waiting | undefined;
  writing: Waiting | undefined;
  waiters: ((written: Written) => void)[];
  /** Runs out after a pause in typing. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs out where typing does not pause. */
  latest: ReturnType<typeof setTimeout> | undefined;
  running: Promise<void> | undefined;
  problem: StorageProblem | undefined;
}

export interface SaveQueue {
  save(collection: CollectionState, key: string, value: unknown): Promise<SaveOutcome>;
  create(collection: CollectionState, key: string, value: unknown): Promise<CreateOutcome>;
  soon(collection: CollectionState, key: string, value: unknown): void;
  /** Whether this tab has changes of the record that are not saved. */
  isBusy(collection: CollectionState, key: string): boolean;
  /** Writes the pending value of this record, and forgets it if it could not be written. */
  settle(collection: CollectionState, key: string): Promise<void>;
  /** Saves the pending value of a record under another key. */
  move(collection: CollectionState, key: string, moved: Moved): void;
  /** Forgets this value if it is still pending, because a start has stored it. */
  forget(collection: CollectionState, key: string, value: unknown): void;
  flush(): Promise<void>;
  retry(): Promise<void>;
  unsaved(): readonly Unsaved[];
  state(): { readonly saving: 'saved' | 'saving' | 'failed'; readonly problem: StorageProblem | undefined };
}

export interface SaveQueueOptions {
  readonly write: (request: WriteRequest) => Promise<Written>;
  /** Resolves once what was written is noted in the third copy. Only then it is called saved. */
  readonly noted: () => Promise<unknown>;
  /** A save waits for this, so that a change is rendered before it is written. */
  readonly drawn: () => Promise<void>;
  readonly typingMilliseconds: number;
  readonly now: () => number;
  readonly onState: () => void;
}

const asOutcome = (written: Written): CreateOutcome =>
  written.kind === 'kept-both' ? { kind: 'kept-both', keptAs: written.keptAs } : written;

const idOf = ({ naming }: CollectionState, key: string): string => recordId({ kind: naming.kind, key });

const newSlot = (collection: CollectionState, key: string): Slot => ({
  collection,
  key,
  next: undefined,
  writing: undefined,
  waiters: [],
  timer: undefined,
  latest: undefined,
  running: undefined,
  problem: undefined,
});

function stopWaiting(slot: Slot): void {
  clearTimeout(slot.timer);
  clearTimeout(slot.latest);
  slot.timer = undefined;
  slot.latest = undefined;
}

function unsavedIn({ collection, key, next, writing }: Slot): readonly Unsaved[] {
  const latest = next ?? writing;
  return latest ? [{ collection, key, value: latest.value, inFlight: next && writing?.value }] : [];
}

export function createSaveQueue({
  write,
  noted,
  drawn,
  typingMilliseconds,
  now,
  onState,
}: SaveQueueOptions): SaveQueue {
  const slots = new Map<string, Slot>();
  let unnoted = 0;

  function slotOf(collection: CollectionState, key: string): Slot {
    const id = idOf(collection, key);
    const slot = slots.get(id) ?? newSlot(collection, key);
    slots.set(id, slot);
    return slot;
  }

  /** Unless another slot has replaced it. */
  function remove(slot: Slot): void {
    const id = idOf(slot.collection, slot.key);
    if (slots.get(id) === slot) slots.delete(id);
  }

  /** The next value need not wait for it. */
  async function waitUntilNoted(): Promise<void> {
    unnoted += 1;
    await noted();
    unnoted -= 1;
    onState();
  }

  /** Writes a pending value. Returns false if it stays unsaved until the next save or retry. */
  async function writeNext(slot: Slot, writing: Waiting): Promise<boolean> {
    const { collection, key, waiters } = slot;
    slot.next = undefined;
    slot.waiters = [];
    slot.writing = writing;
    onState();
    const overtaken = (): boolean => slot.next !== undefined;
    const written = await write({ collection, key, ...writing, overtaken });
    slot.writing = undefined;
    slot.problem = written.kind === 'unsaved' ? written.problem : undefined;
    if (written.kind === 'saved' || written.kind === 'kept-both') void waitUntilNoted();
    for (const resolve of waiters) resolve(written);
    if (written.kind === 'kept-both') moveWaiting(slot, written, written);
    if (written.kind !== 'unsaved') return true;
    // From now on this tab keeps the value, and a conflict with its name keeps both versions.
    slot.next ??= { value: writing.value, onlyIfFree: false };
    return slot.waiters.length > 0;
  }

  async function run(slot: Slot): Promise<void> {
    onState();
    await drawn();
    await slot.collection.held.get(slot.key);
    // What was typed until now is written now. What is typed from now on waits for a pause of its own, unless
    // a save that somebody waits for is due with it.
    stopWaiting(slot);
    let goesOn = true;
    while (slot.next && goesOn && (slot.timer === undefined || slot.waiters.length > 0)) {
      stopWaiting(slot);
      goesOn = await writeNext(slot, slot.next);
    }
    slot.running = undefined;
    if (!slot.next) remove(slot);
    onState();
  }

  /**
   * Saves the pending value under the name that the record has now, such as that of a conflict copy.
   * Otherwise it would overwrite the other tab's version.
   */
  function moveWaiting(slot: Slot, moved: Moved, written: Written): void {
    const { next, waiters } = slot;
    if (!next) return;
    slot.next = undefined;
    slot.waiters = [];
    stopWaiting(slot);
    const value = moved.rename(next.value);
    show(slot.collection, moved.key, value);
    const copySlot = slotOf(slot.collection, moved.key);
    copySlot.next = { value, onlyIfFree: false };
    copySlot.waiters.push((later) => {
      for (const resolve of waiters) resolve(later.kind === 'saved' ? written : later);
    });
    void start(copySlot);
  }

  function start(slot: Slot): Promise<void> {
    stopWaiting(slot);
    slot.running ??= run(slot);
    return slot.running;
  }

  function show(collection: CollectionState, key: string, value: unknown): void {
    collection.entries.set(key, { key, name: collection.naming.nameOf(value), value, savedAt: now() });
    announce(collection, key, 'here');
  }

  function enqueue(collection: CollectionState, key: string, waiting: Waiting): Promise<Written> {
    const slot = slotOf(collection, key);
    slot.next = waiting;
    const written = new Promise<Written>((resolve) => slot.waiters.push(resolve));
    void start(slot);
    return written;
  }

  return {
    async save(collection, key, value) {
      const written = enqueue(collection, key, { value, onlyIfFree: false });
      show(collection, key, value);
      const outcome = asOutcome(await written);
      await noted();
      // Only a new record can find its name taken.
      return outcome.kind === 'exists' ? { kind: 'saved' } : outcome;
    },
    async create(collection, key, value) {
      const { next, writing } = slots.get(idOf(collection, key)) ?? {};
      if (collection.entries.has(key) || next || writing) return { kind: 'exists' };
      const written = await enqueue(collection, key, { value, onlyIfFree: true });
      const isKept = written.kind === 'saved' || written.kind === 'unsaved';
      if (isKept && !collection.entries.has(key)) show(collection, key, value);
      await noted();
      return asOutcome(written);
    },
    soon(collection, key, value) {
      const slot = slotOf(collection, key);
      slot.next = { value, onlyIfFree: false };
      const isLong = 'mirrorLimit' in COLLECTIONS[collection.naming.kind];
      const after = (times: number) => setTimeout(() => start(slot), typingMilliseconds * times);
      clearTimeout(slot.timer);
      slot.timer = after(isLong ? LONG_PAUSE : 1);
      slot.latest ??= after(isLong ? LONG_WAIT : 1);
      show(collection, key, value);
      onState();
    },
    isBusy: (collection, key) => slots.has(idOf(collection, key)),
    async settle(collection, key) {
      const slot = slots.get(idOf(collection, key));
      if (!slot) return;
      do {
        await start(slot);
      } while (slot.timer !== undefined);
      remove(slot);
      onState();
    },
    move(collection, key, moved) {
      const slot = slots.get(idOf(collection, key));
      if (slot) moveWaiting(slot, moved, { kind: 'saved' });
    },
    forget(collection, key, value) {
      const slot = slots.get(idOf(collection, key));
      if (slot && !slot.running && slot.next?.value === value) {
        stopWaiting(slot);
        remove(slot);
      }
      onState();
    },
    async flush() {
      // A pending value after a conflict is saved in a new slot.
      while (true) {
        const open = [...slots.values()].filter((slot) => slot.running || slot.timer !== undefined);
        if (open.length === 0) return;
        await Promise.all(open.map(start));
      }
    },
    async retry() {
      await Promise.all([...slots.values()].map(start));
    },
    unsaved: () => [...slots.values()].flatMap(unsavedIn),
    state() {
      const all = [...slots.values()];
      const failed = all.find((slot) => slot.problem && !slot.running);
      if (failed) return { saving: 'failed', problem: failed.problem };
      return { saving: all.length > 0 || unnoted > 0 ? 'saving' : 'saved', problem: undefined };
    },
  };
}
