import { fail, type Result } from '../core/lib/result.ts';
import type { AppStorage, StorageProblem, Stores } from './api.ts';
import { createLazyBackups, createSnapshots } from './backup/lazy-backups.ts';
import type { Savers } from './backup/restore.ts';
import type { Codecs, Values } from './codec.ts';
import { emptyCollectionState } from './context/collection-state.ts';
import { createStatusStore, type StatusStore } from './context/status-store.ts';
import { isWritable, markOutdated, type StorageContext } from './context/storage-context.ts';
import { openTabChannel } from './context/tab-channel.ts';
import { browserEnvironment, type Environment } from './environment.ts';
import {
  byKind,
  isMirroredKind,
  MIRRORED_KINDS,
  PACK_KINDS,
  RECORD_KINDS,
  type RecordKind,
  rowOf,
} from './kinds.ts';
import { openMirror } from './mirror/mirror.ts';
import { loadOnDemand } from './on-demand.ts';
import { createPackCollection } from './packs/pack-collection.ts';
import type { UnsavedPack } from './packs/stored-packs.ts';
import { createPersistence } from './persistence.ts';
import { type Database, openDatabase } from './primary/database.ts';
import { namingOf } from './records/naming.ts';
import { storageProblem } from './records/problem.ts';
import { startUp } from './recovery/startup.ts';
import { createRemembered } from './remembered.ts';
import type { StorageUsage } from './reports.ts';
import { createCollection, createSingle } from './saving/collection.ts';
import { mirrorUnsaved } from './saving/replicate.ts';
import { createSaveQueue } from './saving/save-queue.ts';
import { write } from './saving/writer.ts';
import type { WriteRequest, Written } from './saving/written.ts';
import { takeSnapshotOnDemand } from './snapshots/snapshots-on-demand.ts';
import { createCharacterLock } from './tabs/character-lock.ts';
import { followTabs } from './tabs/follow-tabs.ts';
import { createThirdCopyClient, type StoredRevision } from './third-copy/third-copy-client.ts';

/** Used if the code that measures usage cannot be fetched. */
const UNKNOWN_USAGE: StorageUsage = {
  persistence: 'unknown',
  usage: undefined,
  quota: undefined,
  lastBackupAt: undefined,
  savesSinceBackup: 0,
  backupDue: false,
};

const MINUTE_MS = 60_000;
const MINUTES_BETWEEN_SNAPSHOTS = 10;

/** Calls `whenTen` after every ten minutes with a save; they need not be consecutive. */
function countEditedMinutes(now: () => number, whenTen: () => void): () => void {
  let lastMinute: number | undefined;
  let minutes = 0;
  return () => {
    const minute = Math.floor(now() / MINUTE_MS);
    if (minute === lastMinute) return;
    lastMinute = minute;
    minutes += 1;
    if (minutes < MINUTES_BETWEEN_SNAPSHOTS) return;
    minutes = 0;
    whenTen();
  };
}

/** After the browser refused a database, does not wait for it again until the user retries. */
function unlessInMemory(database: Database, status: StatusStore): Database {
  const isInMemory = (): boolean => status.current().mode === 'memory';
  const refused = async () => fail(storageProblem('memory'));
  return {
    read: (stores, body) => (isInMemory() ? refused() : database.read(stores, body)),
    write: (stores, body, limit) => (isInMemory() ? refused() : database.write(stores, body, limit)),
    close: database.close,
    abandon: database.abandon,
  };
}

/** Opens the storage. Never rejects: without browser storage it works in memory, and its status says so. */
export async function openStorage<V extends Values>(
  codecs: Codecs<V>,
  environment: Environment = browserEnvironment(),
): Promise<AppStorage<V>> {
  const status = createStatusStore();
  let isStarting = true;
  const database = openDatabase(environment, () => markOutdated(context, isStarting ? 'none' : 'reload'));
  const context: StorageContext = {
    environment,
    database: unlessInMemory(database, status),
    directDatabase: database,
    mirror: openMirror(environment),
    thirdCopy: createThirdCopyClient(environment),
    channel: openTabChannel(environment),
    status,
    collections: byKind(MIRRORED_KINDS, (kind) => emptyCollectionState(namingOf(kind, codecs[kind]))),
    namings: byKind(RECORD_KINDS, (kind) => namingOf(kind, codecs[kind])),
  };
  const persistence = createPersistence(environment);
  const stopExplaining = status.subscribe(() => {
    if (status.current().mode !== 'outdated') return;
    stopExplaining();
    void loadOnDemand().then((parts) => parts?.explainOutdated(context));
  });
  const noteEdit = countEditedMinutes(environment.now, () => {
    void takeSnapshotOnDemand(context, 'After ten minutes of changes');
  });

  async function writeAndNote(request: WriteRequest): Promise<Written> {
    const written = await write(context, request);
    if (written.kind === 'saved' || written.kind === 'kept-both') {
      persistence.ask();
      noteEdit();
    }
    return written;
  }

  const queue = createSaveQueue({
    write: writeAndNote,
    noted: context.thirdCopy.settled,
    drawn: environment.page.drawn,
    typingMilliseconds: environment.timeouts.typing,
    now: environment.now,
    onState: showSaving,
  });
  const remembered = createRemembered(environment);
  const packs = byKind(PACK_KINDS, (kind) =>
    createPackCollection(context, kind, codecs[kind], remembered, showSaving),
  );
  const unsavedPacks = (): UnsavedPack[] =>
    Object.values(packs).flatMap((collection) => collection.unsaved());
  const savers: Savers = { queue, packs };

  function showSaving(): void {
    const { saving, problem } = queue.state();
    const unsavedPack = unsavedPacks().at(0);
    if (saving !== 'failed' && unsavedPack) status.saving('failed', unsavedPack.problem);
    else status.saving(saving, problem);
  }

  function openStore(kind: RecordKind): Stores<Values>[RecordKind] {
    if (!isMirroredKind(kind)) return packs[kind];
    const collection = context.collections[kind];
    const isSingle = rowOf(kind).shape === 'single';
    return isSingle ? createSingle(queue, collection) : createCollection(context, queue, collection);
  }

  const started = await startUp({ ...context, database }, queue);
  isStarting = false;
  let { unquarantined } = started;
  const connect = async () => (await loadOnDemand())?.connectThirdCopy(context, packs, restoreRecords);
  context.thirdCopy.start(connect, started.wasLost);
  let retrying: Promise<void> | undefined;

  async function startAgain(kept: readonly StoredRevision[] = []): Promise<void> {
    unquarantined = (await startUp({ ...context, database }, queue, queue.unsaved(), kept)).unquarantined;
    showSaving();
  }

  async function restoreRecords(kept: readonly StoredRevision[]): Promise<void> {
    // What this tab is writing is stored first: it may be newer than what was kept.
    await queue.flush();
    if (!isWritable(context)) return;
    for (const { kind, key, record } of kept)
      if (isMirroredKind(kind)) context.mirror.copy(kind, key, record);
    await startAgain(kept);
  }

  async function rebuild(): Promise<Result<undefined, StorageProblem>> {
    const parts = await loadOnDemand();
    const rebuilt = await parts?.rebuildDatabase(context, savers, unquarantined, startAgain);
    await tryAgain();
    return rebuilt ?? fail(storageProblem('failed'));
  }

  async function tryAgain(): Promise<void> {
    if (status.current().mode === 'memory') {
      // A connection that did not answer, as to a backup, would not answer now either.
      database.abandon();
      await startAgain();
    }
    if (!isWritable(context)) return;
    await queue.retry();
    for (const kind of PACK_KINDS) await packs[kind].retry();
    await context.thirdCopy.settled();
  }

  const stops = [
    followTabs(context, queue, packs),
    environment.page.onHide(() => {
      for (const change of queue.unsaved()) mirrorUnsaved(context, change);
      void queue.flush();
    }),
    environment.page.onLeave(() => status.current().saving !== 'saved'),
  ];

  return {
    // Inside storage, values are unknown: only their codecs know the types.
    ...(byKind(RECORD_KINDS, openStore) as Stores<Values> as Stores<V>),
    remembered,
    snapshots: createSnapshots(context, savers),
    backups: createLazyBackups(context, savers, () => unquarantined),
    status: status.current,
    subscribe: status.subscribe,
    dismiss: status.dismiss,
    quarantined: async () => (await loadOnDemand())?.listQuarantined(context, unquarantined) ?? unquarantined,
    discardQuarantined: async (id) =>
      (await loadOnDemand())?.discard(context, unquarantined, id) ?? fail(storageProblem('failed')),
    lockCharacter: (characterName) => createCharacterLock(context, queue, characterName),
    async flush() {
      await queue.flush();
      await context.thirdCopy.settled();
    },
    retry() {
      retrying ??= tryAgain().finally(() => {
        retrying = undefined;
      });
      return retrying;
    },
    rebuild,
    unsaved() {
      const records = queue.unsaved().map(({ collection: { naming }, value }) => ({
        kind: naming.kind,
        name: naming.nameOf(value),
        text: naming.codec.file?.(value) ?? naming.codec.serialize(value),
      }));
      const packTexts = unsavedPacks().map(({ kind, name, pack }) => ({
        kind,
        name,
        text: context.namings[kind].codec.serialize(pack),
      }));
      return [...records, ...packTexts];
    },
    usage: async () => (await loadOnDemand())?.measureUsage(context, persistence) ?? UNKNOWN_USAGE,
    thirdCopy: async () => (await context.thirdCopy.connection())?.measure(),
    persist: persistence.askAgain,
    async close() {
      await queue.flush();
      for (const stop of stops) stop();
      await context.thirdCopy.close();
      context.channel.close();
      context.database.close();
    },
  };
}
