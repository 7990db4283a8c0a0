import type { Result } from '../core/lib/result.ts';
import type { Message } from '../core/lib/wording.ts';
import type { Values } from './codec.ts';
import type { RecordKind, ShapeOf } from './kinds.ts';

/* What the rest of Tabard sees of storage. docs/rules/storage.md says how records are kept. */

/**
 * `full`: no room. `blocked`: the browser refuses. `memory`, `outdated`: see Status. `failed`: anything else.
 */
export interface StorageProblem {
  readonly reason: 'full' | 'blocked' | 'failed' | 'memory' | 'outdated';
  readonly message: string;
}

/** Every save keeps the value in memory. An unsaved one shows in Status, and `retry()` writes it again. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved'; readonly problem: StorageProblem }
  /** Another tab saved this name first. It has its version now, and this one was kept under `keptAs`. */
  | { readonly kind: 'kept-both'; readonly keptAs: string };

export type CreateOutcome = SaveOutcome | { readonly kind: 'exists' };

export type RenameOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'exists' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'changed-elsewhere' }
  | { readonly kind: 'failed'; readonly problem: StorageProblem };

export type RemoveOutcome =
  | { readonly kind: 'removed'; readonly names: readonly string[] }
  | { readonly kind: 'missing' }
  /** Another tab changed it since: nothing was deleted, and the entry is now the other tab's. */
  | { readonly kind: 'changed-elsewhere' }
  | { readonly kind: 'failed'; readonly problem: StorageProblem };

export interface Entry<Value> {
  /** The normalised name. */
  readonly key: string;
  /** The name as its owner writes it. */
  readonly name: string;
  readonly value: Value;
  /** Milliseconds, by the clock of the device: to show, never to order by. */
  readonly savedAt: number;
}

/** Who changed something: this tab's own call, another tab, or a restore. */
export type ChangedBy = 'here' | 'elsewhere' | 'restore';

/** The entry is missing where it was removed. */
export interface Change<Value> {
  readonly key: string;
  readonly entry: Entry<Value> | undefined;
  readonly by: ChangedBy;
}

export type Unsubscribe = () => void;

/** Characters or encounters. Names are given as people write them; they are normalised here. */
export interface Collection<Value> {
  /** A live view of every readable entry by normalised name, with the unsaved changes of this tab. */
  entries(): ReadonlyMap<string, Entry<Value>>;
  get(name: string): Entry<Value> | undefined;
  /** Saves a new one. Where the name is taken, in this tab or any other, nothing changes. */
  create(value: Value): Promise<CreateOutcome>;
  /** Saves at once, under the value's own name. A later call overtakes those that still wait. */
  save(value: Value): Promise<SaveOutcome>;
  /** Saves within 250 ms of the first call, for typing; sooner when the page is hidden or left. */
  saveSoon(value: Value): void;
  /** Saves `value` under its own, new name and removes `from`, both or neither. */
  rename(from: string, value: Value): Promise<RenameOutcome>;
  /** Removes after a snapshot. `withoutSnapshot`: it found no room, and the user insists. */
  remove(name: string, options?: { readonly withoutSnapshot: boolean }): Promise<RemoveOutcome>;
  removeAll(options?: { readonly withoutSnapshot: boolean }): Promise<RemoveOutcome>;
  subscribe(listener: (change: Change<Value>) => void): Unsubscribe;
}

/** The one record of settings. */
export interface SingleRecord<Value> {
  /** Undefined where nothing was saved yet, or what was saved cannot be read and so is in quarantine. */
  get(): Value | undefined;
  save(value: Value): Promise<SaveOutcome>;
  saveSoon(value: Value): void;
  subscribe(listener: (value: Value | undefined) => void): Unsubscribe;
}

export interface PackEntry {
  readonly name: string;
  readonly version: number;
  readonly savedAt: number;
}

/** Custom packs, kept by exact name. They are read when asked for: a pack may be 15 MB. */
export interface Packs<Pack> {
  list(): Promise<readonly PackEntry[]>;
  /** `missing`: no such pack. `unreadable`: it is in quarantine now. `failed`: the browser did not answer. */
  read(name: string): Promise<Result<Pack, 'missing' | 'unreadable' | 'failed'>>;
  /** Its text, for parsing in a worker. Undefined: `read` tells why. */
  readText(name: string): Promise<string | undefined>;
  /** Stores it after a snapshot, over one of the same name. In memory mode it lives as long as the tab. */
  store(pack: Pack): Promise<SaveOutcome>;
  /** Removes those of the names that are stored, all or none, after a snapshot. */
  remove(names: readonly string[]): Promise<RemoveOutcome>;
  /** Called when any tab stored, removed or restored a pack. */
  subscribe(listener: (by: ChangedBy) => void): Unsubscribe;
}

/**
 * What the app remembers between visits, such as the last character, in one small localStorage value. Nothing
 * depends on it: what cannot be read is absent, what cannot be written lives as long as the tab. Narrow the
 * type of what you read.
 */
export interface Remembered {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

export type Remedy = 'retry' | 'rebuild' | 'reload' | 'none';

export interface Status {
  /** `saved` only when every change of this tab is. */
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Why saving failed; undefined unless it did. */
  readonly problem: StorageProblem | undefined;
  /**
   * `memory`: IndexedDB is unavailable, changes live in this tab, and in the mirror if that works.
   * `outdated`: a newer version wrote what this one does not know, so everything is read-only.
   */
  readonly mode: 'stored' | 'memory' | 'outdated';
  /** What the user should know about the mode; undefined in mode `stored`. */
  readonly modeMessage: string | undefined;
  /**
   * What may bring the mode back to `stored`. `rebuild`: a retry, else `rebuild()`. `reload`: this tab was open
   * when a newer version came. `none`: the app itself is older than the data.
   */
  readonly remedy: Remedy;
  /** `full`: localStorage has no room, so the mirror is switched off. */
  readonly mirror: 'on' | 'full' | 'unavailable';
  /** What happened that the user should know, oldest first. */
  readonly notices: readonly StorageNotice[];
}

/**
 * `restored`: the primary or the mirror was empty or damaged, and the other one had these. `kept-both`: see
 * SaveOutcome. `quarantined`: they cannot be read.
 */
export interface StorageNotice {
  readonly id: number;
  readonly kind: 'restored' | 'kept-both' | 'quarantined';
  readonly message: string;
  /** Names of the records that the message is about. */
  readonly names: readonly string[];
}

/** A record that could not be read. Its raw text stays, whatever is saved under its name later. */
export interface QuarantinedRecord {
  readonly id: string;
  readonly kind: RecordKind;
  /** The normalised name, or the pack's name; empty for settings. */
  readonly key: string;
  readonly from: 'indexedDB' | 'localStorage' | 'backup';
  readonly reason: string;
  readonly raw: string;
  readonly at: number;
}

export interface RecordName {
  readonly kind: RecordKind;
  readonly name: string;
}

export interface SnapshotEntry {
  readonly id: number;
  readonly at: number;
  readonly reason: string;
  readonly records: readonly RecordName[];
}

export type SnapshotOutcome =
  /** `id`: of the newest snapshot where nothing changed since; 0 where nothing is stored. */
  | { readonly kind: 'taken'; readonly id: number }
  | { readonly kind: 'failed'; readonly problem: StorageProblem };

export interface SnapshotDifference extends RecordName {
  /** Against what is stored now. */
  readonly difference: 'changed' | 'only-then' | 'only-now';
}

/** A restore adds and replaces; it never removes. */
export interface RestoreReport {
  readonly added: readonly RecordName[];
  readonly replaced: readonly RecordName[];
  readonly unchanged: readonly RecordName[];
  /** Stored now, and not in what was restored: left as they are. */
  readonly kept: readonly RecordName[];
  /** In what was restored, but unreadable: in quarantine now. */
  readonly quarantined: readonly RecordName[];
}

export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly report: RestoreReport }
  /** Nothing was changed. `damaged`: its checksum does not fit; `evenIfDamaged` restores it all the same. */
  | { readonly kind: 'refused'; readonly damaged: boolean; readonly message: Message }
  | { readonly kind: 'failed'; readonly problem: StorageProblem };

/**
 * Earlier states of everything. Storage takes one itself before a deletion, a pack change and a restore, and
 * every ten edited minutes. Whoever upgrades a value, or drops a part of it, calls `take` first.
 */
export interface Snapshots {
  take(reason: string): Promise<SnapshotOutcome>;
  /** Newest first; empty where they cannot be read. */
  list(): Promise<readonly SnapshotEntry[]>;
  differences(id: number): Promise<Result<readonly SnapshotDifference[], string>>;
  /** Everything in it, or one record. */
  restore(id: number, only?: RecordName): Promise<RestoreOutcome>;
}

export interface Backups {
  /** The text of a backup of everything, with the unsaved changes of this tab. */
  serialize(): Promise<Result<{ readonly fileName: string; readonly text: string }, StorageProblem>>;
  /** Serializes one, gives it to the browser as a download and remembers when. */
  download(): Promise<Result<{ readonly fileName: string }, StorageProblem>>;
  restore(file: Blob, options?: { readonly evenIfDamaged: boolean }): Promise<RestoreOutcome>;
}

export interface StorageUsage {
  /** The browser's answer to the request to keep the data; `unknown` before the first save. */
  readonly persistence: 'granted' | 'denied' | 'unknown';
  /** Bytes; undefined where the browser does not say. */
  readonly usage: number | undefined;
  readonly quota: number | undefined;
  readonly lastBackupAt: number | undefined;
  readonly savesSinceBackup: number;
  /** Seven days or twenty saves without a backup. */
  readonly backupDue: boolean;
}

/**
 * The lock of this tab on a character. `held`: it may be edited. `elsewhere`: it is open in another tab and
 * read-only here; it becomes `held` by itself when that tab releases it. The entry is up to date before the
 * state becomes `held`.
 */
export interface CharacterLock {
  state(): 'asking' | 'held' | 'elsewhere';
  subscribe(listener: () => void): Unsubscribe;
  /** Whether it is held here, once that is known. */
  settled(): Promise<boolean>;
  /** Asks the other tab to save and release it; steals the lock if that tab does not answer. */
  takeOver(): Promise<void>;
  release(): void;
}

export interface UnsavedChange {
  readonly kind: RecordKind;
  readonly name: string;
  /** The text to download. */
  readonly text: string;
}

/** What storage offers for a collection, by its shape. */
interface StoreOfShape<Value> {
  readonly named: Collection<Value>;
  readonly single: SingleRecord<Value>;
  readonly pack: Packs<Value>;
}

export type Stores<V extends Values> = {
  readonly [Kind in RecordKind]: StoreOfShape<V[Kind]>[ShapeOf<Kind>];
};

export interface AppStorage<V extends Values> extends Stores<V> {
  readonly remembered: Remembered;
  readonly snapshots: Snapshots;
  readonly backups: Backups;
  /** The same object until something changes. */
  status(): Status;
  subscribe(listener: () => void): Unsubscribe;
  dismiss(noticeId: number): void;
  /** Every record in quarantine, oldest first. */
  quarantined(): Promise<readonly QuarantinedRecord[]>;
  /** Deletes one for good. What was saved under its name since stays. */
  discardQuarantined(id: string): Promise<Result<undefined, StorageProblem>>;
  lockCharacter(characterName: string): CharacterLock;
  /** Writes what `saveSoon` still waits to write; resolves when nothing is being saved any more. */
  flush(): Promise<void>;
  /** Writes again what failed; in mode `memory`, tries to open IndexedDB again first. */
  retry(): Promise<void>;
  /**
   * Makes the database anew from every copy that can be read, then starts again. Where it fails, the mode and
   * every change of this tab stay.
   */
  rebuild(): Promise<Result<undefined, StorageProblem>>;
  /** What is not saved, to download before leaving. */
  unsaved(): readonly UnsavedChange[];
  usage(): Promise<StorageUsage>;
  /** Asks the browser again to keep the data; `usage` tells its answer. */
  persist(): Promise<void>;
  /** Flushes, then stops listening and closes the database. */
  close(): Promise<void>;
}
