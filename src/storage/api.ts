import type { Result } from '../core/lib/result.ts';
import type { Message } from '../core/lib/wording.ts';
import type { Values } from './codec.ts';
import type { RecordKind, ShapeOf } from './kinds.ts';
import type { PackAddress } from './packs/pack-address.ts';
import type { StorageUsage, ThirdCopyReport } from './reports.ts';

/* The public interface of storage. docs/rules/storage.md describes how records are stored. */

/** `full`: no room. `blocked`: the browser refuses. `memory`, `outdated`: see Status. `failed`: all else. */
export interface StorageProblem {
  readonly reason: 'full' | 'blocked' | 'failed' | 'memory' | 'outdated';
  readonly message: string;
}

/** Every save keeps the value in memory. An unsaved one shows in Status, and `retry()` writes it again. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved'; readonly problem: StorageProblem }
  /** Another tab saved this name first. It has its version now, and this one was kept under `keptAs`. */
  | { readonly kind: 'kept-both'; readonly keptAs: string }
  /** Nothing may be changed here, and the user was told so. The value is not kept. */
  | { readonly kind: 'refused' };

export type CreateOutcome = SaveOutcome | { readonly kind: 'exists' };

export type RenameOutcome =
  | { readonly kind: 'saved' | 'exists' | 'missing' | 'changed-elsewhere' }
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
  /** The name as the user writes it. */
  readonly name: string;
  readonly value: Value;
  /** Milliseconds since 1970 by the device's clock: for display, never for ordering. */
  readonly savedAt: number;
}

/** Who changed something: this tab's own call, another tab, or a restore. */
export type ChangedBy = 'here' | 'elsewhere' | 'restore';

/** No entry: it was removed. `movedTo`: its key after a rename. `isAnother`: it took a removed one's name. */
export interface Change<Value> {
  readonly key: string;
  readonly entry: Entry<Value> | undefined;
  readonly by: ChangedBy;
  readonly movedTo: string | undefined;
  readonly isAnother: boolean;
}

export type Unsubscribe = () => void;

/** Characters or encounters. Arguments are names as users write them; they are normalised here. */
export interface Collection<Value> {
  /** A live view of every readable entry by normalised name, with the unsaved changes of this tab. */
  entries(): ReadonlyMap<string, Entry<Value>>;
  get(name: string): Entry<Value> | undefined;
  /** Saves a new one. If the name is taken, in this tab or any other, nothing changes. */
  create(value: Value): Promise<CreateOutcome>;
  /** Saves immediately, under the value's own name. A later call replaces pending ones. */
  save(value: Value): Promise<SaveOutcome>;
  /** Saves typing soon, at once when the page is hidden or left. Rule: docs/rules/storage.md#saving. */
  saveSoon(value: Value): void;
  /** Saves `value` under its own, new name and removes `from`, both or neither. */
  rename(from: string, value: Value): Promise<RenameOutcome>;
  /**
   * Removes after a snapshot. `withoutSnapshot`: there was no room for one, and the user insists. `purpose`:
   * why, as the snapshot says it.
   */
  remove(
    name: string,
    options?: { readonly withoutSnapshot?: boolean; readonly purpose?: 'deleting' | 'replacing' },
  ): Promise<RemoveOutcome>;
  removeAll(options?: { readonly withoutSnapshot: boolean }): Promise<RemoveOutcome>;
  subscribe(listener: (change: Change<Value>) => void): Unsubscribe;
}

/** The one record of settings. */
export interface SingleRecord<Value> {
  /** Undefined if nothing was saved yet, or if the saved record is unreadable and quarantined. */
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

/** Custom packs, by exact name. They are read on demand, since a pack may have 15 MB. */
export interface Packs<Pack> {
  list(): Promise<readonly PackEntry[]>;
  /** `missing`: no such pack. `unreadable`: it is in quarantine now. `failed`: the browser did not answer. */
  read(name: string): Promise<Result<Pack, 'missing' | 'unreadable' | 'failed'>>;
  /** Its text, for parsing in a worker. If it is undefined, `read` returns the reason. */
  readText(name: string): Promise<string | undefined>;
  /** Where a worker can get its text by itself, if it is stored and known to be large. */
  addressOf(name: string): PackAddress | undefined;
  /** Stores it after a snapshot, replacing one of the same name. In memory mode it is only in this tab. */
  store(pack: Pack): Promise<SaveOutcome>;
  /** Removes the stored packs among these names, all or none, after a snapshot. */
  remove(names: readonly string[]): Promise<RemoveOutcome>;
  /** Called when any tab stored, removed or restored a pack. */
  subscribe(listener: (by: ChangedBy) => void): Unsubscribe;
}

/**
 * Values that the app remembers between visits, such as the last character, in one small localStorage value.
 * They are optional: an unreadable value is absent, and an unwritable one exists only in this tab. Callers
 * must narrow the type.
 */
export interface Remembered {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

export interface Status {
  /** `saved` only if every change of this tab is saved. */
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Why saving failed, if it did. */
  readonly problem: StorageProblem | undefined;
  /**
   * `memory`: IndexedDB is unavailable, changes live in this tab, and in the mirror if that works.
   * `outdated`: a newer version wrote an unknown schema, so nothing is written.
   */
  readonly mode: 'stored' | 'memory' | 'outdated';
  /** What the user should know about the mode; undefined in mode `stored`. */
  readonly modeMessage: string | undefined;
  /** What may bring back `stored`. `reload`: another tab has a newer app. `none`: the data are newer. */
  readonly remedy: 'retry' | 'rebuild' | 'reload' | 'none';
  /** `full`: localStorage has no room, so the mirror is disabled. */
  readonly mirror: 'on' | 'full' | 'unavailable';
  /** Events that the user should know about, oldest first. */
  readonly notices: readonly StorageNotice[];
}

/**
 * `restored`: the primary or the mirror was empty or damaged, and these came from the other. `kept-both`: see
 * SaveOutcome. `quarantined`: these are unreadable. `missing`: their latest versions are gone. `low-space`:
 * the disk is nearly full.
 */
export interface StorageNotice {
  readonly id: number;
  readonly kind: 'restored' | 'kept-both' | 'quarantined' | 'missing' | 'low-space';
  readonly message: string;
  /** Names of the records that the message is about; of a missing one with the times of its versions. */
  readonly names: readonly string[];
}

/** An unreadable record. Its raw text stays, even if a new record is saved under its name. */
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
  /** `id`: that of the newest snapshot if nothing changed since; 0 if nothing is stored. */
  | { readonly kind: 'taken'; readonly id: number }
  | { readonly kind: 'failed'; readonly problem: StorageProblem };

export interface SnapshotDifference extends RecordName {
  /** Compared with the stored state. */
  readonly difference: 'changed' | 'only-then' | 'only-now';
}

/** A restore adds and replaces; it never removes. */
export interface RestoreReport {
  readonly added: readonly RecordName[];
  readonly replaced: readonly RecordName[];
  readonly unchanged: readonly RecordName[];
  /** Stored now but not part of the restore, and so unchanged. */
  readonly kept: readonly RecordName[];
  /** Part of the restore but unreadable, and so quarantined. */
  readonly quarantined: readonly RecordName[];
}

export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly report: RestoreReport }
  /** Nothing was changed. `damaged`: its checksum does not fit; `evenIfDamaged` restores it all the same. */
  | { readonly kind: 'refused'; readonly damaged: boolean; readonly message: Message }
  | { readonly kind: 'failed'; readonly problem: StorageProblem };

/**
 * Earlier states of everything, taken before a deletion, a pack change and a restore, and every ten edited
 * minutes. Code that upgrades a value or drops a part of it must call `take` first.
 */
export interface Snapshots {
  take(reason: string): Promise<SnapshotOutcome>;
  /** Newest first; empty if they are unreadable. */
  list(): Promise<readonly SnapshotEntry[]>;
  differences(id: number): Promise<Result<readonly SnapshotDifference[], string>>;
  /** The texts of these packs, by name and version; those that no snapshot holds are left out. */
  packTexts(packs: readonly (readonly [name: string, version: number])[]): Promise<readonly string[]>;
  /** Everything in it, or some records. */
  restore(id: number, only?: readonly RecordName[]): Promise<RestoreOutcome>;
}

export interface Backups {
  /** The text of a backup of everything, with the unsaved changes of this tab. */
  serialize(): Promise<Result<{ readonly fileName: string; readonly text: string }, StorageProblem>>;
  /** Serializes and downloads a backup, and stores the time. */
  download(): Promise<Result<{ readonly fileName: string }, StorageProblem>>;
  /** What differs between a backup, as far as it can be read, and now. */
  differences(file: Blob): Promise<Result<readonly SnapshotDifference[], Message>>;
  restore(file: Blob, options?: { readonly evenIfDamaged: boolean }): Promise<RestoreOutcome>;
}

/**
 * This tab's lock on a character. `held`: it may be edited, and its entry is up to date. `elsewhere`: it is
 * open in another tab, and read-only here.
 */
export interface CharacterLock {
  state(): 'asking' | 'held' | 'elsewhere';
  subscribe(listener: () => void): Unsubscribe;
  /** Resolves once the state is known: whether it is `held`. */
  settled(): Promise<boolean>;
  /** Asks the other tab to save and release it; steals the lock if that tab does not answer. */
  takeOver(): Promise<void>;
  release(): void;
}

export interface UnsavedChange {
  readonly kind: RecordKind;
  readonly name: string;
  /** Of the file that a download gives. */
  readonly text: string;
}

/** The interface of a collection, by its shape. */
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
  /** Writes pending `saveSoon` values; resolves when all saving is finished. */
  flush(): Promise<void>;
  /** Retries failed writes; in mode `memory`, first tries to open IndexedDB again. */
  retry(): Promise<void>;
  /** Fills a new database from every readable copy, then starts again. If it fails, nothing changes. */
  rebuild(): Promise<Result<undefined, StorageProblem>>;
  /** The unsaved changes, for download before leaving. */
  unsaved(): readonly UnsavedChange[];
  usage(): Promise<StorageUsage>;
  /** Resolves once what was saved so far is archived; to undefined where the browser cannot keep one. */
  thirdCopy(): Promise<ThirdCopyReport | undefined>;
  /** Requests persistence from the browser again; `usage` returns its answer. */
  persist(): Promise<void>;
  /** Flushes, then stops listening and closes the database. */
  close(): Promise<void>;
}
