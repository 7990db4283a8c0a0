import { fail, ok } from '../core/lib/result.ts';
import type { AppStorage, Codecs, Packs, SetAside } from './api.ts';
import { createLazyBackups, createSnapshots } from './backup/lazy-backups.ts';
import type { Savers } from './backup/restore.ts';
import { browserEnvironment, type Environment } from './environment.ts';
import { openSecondCopy } from './mirror/mirror.ts';
import { createPackShelf } from './packs/pack-collection.ts';
import { type Database, openDatabase } from './primary/database.ts';
import { storageProblem } from './records/problem.ts';
import { discard } from './recovery/discard.ts';
import { readAside } from './recovery/quarantine.ts';
import { start } from './recovery/startup.ts';
import { createRemembered } from './remembered.ts';
import { createCollection, createSingle } from './saving/collection.ts';
import { emptyShelf, namedBy, single } from './saving/collection-state.ts';
import { createSaveQueue, type WriteRequest, type Written } from './saving/save-queue.ts';
import { createStatusBoard, type StatusBoard } from './saving/status-store.ts';
import { becomeOlder, isWritable, type Vault } from './saving/storage-context.ts';
import { detach, write } from './saving/writer.ts';
import { takeSnapshot } from './snapshots/with-snapshot.ts';
import { createMeter } from './storage-meter.ts';
import { openTabChannel } from './tabs/channel.ts';
import { createHold } from './tabs/character-lock.ts';
import { keepInStep } from './tabs/follow-tabs.ts';

const minuteMilliseconds = 60_000;
const minutesBetweenSnapshots = 10;

/** Calls `whenTen` after every ten minutes in which something was saved, however far apart they are. */
function countEditedMinutes(now: () => number, whenTen: () => void): () => void {
  let lastMinute: number | undefined;
  let minutes = 0;
  return () => {
    const minute = Math.floor(now() / minuteMilliseconds);
    if (minute === lastMinute) return;
    lastMinute = minute;
    minutes += 1;
    if (minutes < minutesBetweenSnapshots) return;
    minutes = 0;
    whenTen();
  };
}

/** A browser that has given no database once is not waited for again, until the user asks for a retry. */
function unlessInMemory(database: Database, status: StatusBoard): Database {
  return {
    run: (stores, mode, body) =>
      status.current().mode === 'memory'
        ? Promise.resolve(fail(storageProblem('memory')))
        : database.run(stores, mode, body),
    close: database.close,
  };
}

/** Opens everything that Tabard stores. Never rejects: where a browser has no storage, it works in memory and says so. */
export async function openStorage<Character, Encounter, Settings, Pack>(
  codecs: Codecs<Character, Encounter, Settings, Pack>,
  environment: Environment = browserEnvironment(),
): Promise<AppStorage<Character, Encounter, Settings, Pack>> {
  const status = createStatusBoard();
  const database = openDatabase(environment, () => becomeOlder(vault));
  const vault: Vault = {
    environment,
    database: unlessInMemory(database, status),
    second: openSecondCopy(environment),
    channel: openTabChannel(environment),
    status,
    shelves: {
      characters: emptyShelf(namedBy('characters', codecs.characters)),
      encounters: emptyShelf(namedBy('encounters', codecs.encounters)),
      settings: emptyShelf(single('settings', codecs.settings)),
    },
    packCodec: codecs.packs,
  };
  const { shelves } = vault;
  const meter = createMeter(vault);
  const noteEdit = countEditedMinutes(environment.now, () => {
    void takeSnapshot(vault, 'After ten minutes of changes');
  });

  async function writeAndNote(request: WriteRequest): Promise<Written> {
    const written = await write(vault, request);
    if (written.kind === 'saved' || written.kind === 'kept-both') {
      meter.askToPersist();
      noteEdit();
    }
    return written;
  }

  const queue = createSaveQueue({
    write: writeAndNote,
    drawn: environment.page.drawn,
    typingMilliseconds: environment.patience.typing,
    now: environment.now,
    onState: showSaving,
  });
  const packs = createPackShelf(vault, showSaving);
  const savers: Savers = { queue, packs };

  function showSaving(): void {
    const { saving, problem } = queue.state();
    const unsavedPack = packs.unsaved().at(0);
    if (saving !== 'failed' && unsavedPack) status.saving('failed', unsavedPack.problem);
    else status.saving(saving, problem);
  }

  async function setAside(): Promise<readonly SetAside[]> {
    const stored = await vault.database.run(['quarantine'], 'readonly', readAside);
    return [...(stored.ok ? stored.value : []), ...loose].sort((one, other) => one.at - other.at);
  }

  let { loose } = await start({ ...vault, database }, queue);
  let retrying: Promise<void> | undefined;

  async function tryAgain(): Promise<void> {
    if (status.current().mode === 'memory') {
      loose = (await start({ ...vault, database }, queue, queue.unsaved())).loose;
      showSaving();
    }
    if (!isWritable(vault)) return;
    await queue.retry();
    await packs.retry();
  }

  const stops = [
    keepInStep(vault, queue, packs),
    environment.page.onHide(() => {
      for (const change of queue.unsaved()) detach(vault, change);
      void queue.flush();
    }),
    environment.page.onLeave(() => status.current().saving !== 'saved'),
  ];

  return {
    characters: createCollection(vault, queue, shelves.characters, codecs.characters),
    encounters: createCollection(vault, queue, shelves.encounters, codecs.encounters),
    settings: createSingle(queue, shelves.settings),
    packs: packs as Packs<unknown> as Packs<Pack>,
    remembered: createRemembered(environment),
    snapshots: createSnapshots(vault, savers),
    backups: createLazyBackups(vault, savers, meter, () => loose),
    status: status.current,
    subscribe: status.subscribe,
    dismiss: status.dismiss,
    setAside,
    async discard(id) {
      const record = (await setAside()).find((one) => one.id === id);
      return record === undefined ? ok(undefined) : discard(vault, record);
    },
    hold: (characterName) => createHold(vault, queue, characterName),
    flush: queue.flush,
    retry() {
      retrying ??= tryAgain().finally(() => {
        retrying = undefined;
      });
      return retrying;
    },
    unsaved() {
      const records = queue.unsaved().map(({ shelf, value }) => ({
        kind: shelf.naming.kind,
        name: shelf.naming.nameOf(value),
        text: shelf.naming.codec.print(value),
      }));
      const unsavedPacks = packs.unsaved().map(({ name, pack }) => ({
        kind: 'packs' as const,
        name,
        text: codecs.packs.print(pack as Pack),
      }));
      return [...records, ...unsavedPacks];
    },
    meter: meter.meter,
    persist: meter.persist,
    async close() {
      await queue.flush();
      for (const stop of stops) stop();
      vault.channel.close();
      vault.database.close();
    },
  };
}
