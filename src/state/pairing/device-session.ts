import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fingerprint } from '../../core/lib/fingerprint.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { DEFAULT_SETTINGS } from '../../core/settings/settings.ts';
import type { Connection } from '../../core/table/connection.ts';
import {
  COPIED_KINDS,
  commonRecords,
  type DeviceMessage,
  type DifferentRecord,
  deviceMessageSchema,
  differentRecords,
  type RecordMark,
  recordKey,
} from '../../core/table/pairing-records.ts';
import type { RecordName } from '../../storage/api.ts';
import type { TabardStorage } from '../codecs.ts';
import type { Game } from '../game.ts';
import { offerUndo } from '../offer-undo.ts';
import { restoreRemoved } from '../restore-removed.ts';
import { readCommon, rememberCommon, writeCommon } from './common-records.ts';
import { createLargeMessages } from './large-messages.ts';
import { type CopyOutcome, RECORD_COPIES } from './record-copies.ts';

export interface DeviceView {
  /** What the other device has that this one may copy; undefined until it has sent its list. */
  readonly different: readonly DifferentRecord[] | undefined;
  readonly isCopying: boolean;
}

/** The exchange with another device of the same person. Rule: docs/rules/pairing.md#own-devices. */
export interface DeviceSession {
  readonly store: StoreApi<DeviceView>;
  /** Copies these records to this device, in one step that can be undone. */
  copy(records: readonly DifferentRecord[]): Promise<void>;
  /** The text of a pack of the other device; undefined where it did not arrive. */
  readPack(record: DifferentRecord): Promise<string | undefined>;
}

/** Saves within this time become one list. */
const SETTLING_MS = 300;

/** Names this device. */
const DEVICE = 'device';

const SESSIONS = new WeakMap<Connection, DeviceSession>();

/** The session over a connection. It lasts as long as the connection. */
export function deviceSession(game: Game, connection: Connection): DeviceSession {
  const session = SESSIONS.get(connection) ?? openSession(game, connection);
  SESSIONS.set(connection, session);
  return session;
}

function openSession(game: Game, connection: Connection): DeviceSession {
  const { storage } = game;
  const store = createStore<DeviceView>(() => ({ different: undefined, isCopying: false }));
  const answers = new Map<string, (text: string | undefined) => void>();
  let peer: string | undefined;
  let theirs: readonly RecordMark[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const messages = createLargeMessages(connection, (text) => {
    const parsed = v.safeParse(deviceMessageSchema, readJson(text));
    if (parsed.success) void hear(parsed.output);
  });
  const send = (message: DeviceMessage) => messages.send(JSON.stringify(message));

  async function hear(message: DeviceMessage): Promise<void> {
    if (message.type === 'ask') {
      const { kind, name } = message;
      return send({
        type: 'document',
        kind,
        name,
        text: (await RECORD_COPIES[kind].read(storage, name)) ?? null,
      });
    }
    if (message.type === 'document') {
      const key = recordKey(message);
      answers.get(key)?.(message.text ?? undefined);
      answers.delete(key);
      return;
    }
    peer = message.device;
    theirs = message.records;
    if (message.asks) await sendList(false);
    await compare();
  }

  async function compare(): Promise<void> {
    if (peer === undefined) return;
    const own = await listRecords(storage);
    const common = commonRecords(own, theirs, readCommon(storage, peer));
    writeCommon(storage, peer, common);
    store.setState({ different: differentRecords(own, theirs, common) });
  }

  async function sendList(asks: boolean): Promise<void> {
    if (connection.state() !== 'open') return;
    send({ type: 'list', device: deviceName(storage), asks, records: [...(await listRecords(storage))] });
  }

  function onChange(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      void sendList(false);
      void compare();
    }, SETTLING_MS);
  }

  /**
   * What is copied is not offered again, also where it is kept beside a version of this device. Returns how
   * to forget.
   */
  function rememberTaken(arrived: readonly Arrived[]): () => void {
    if (peer === undefined) return () => undefined;
    return rememberCommon(
      storage,
      peer,
      new Map(arrived.map(({ record, text }) => [recordKey(record), fingerprint(text)])),
    );
  }

  /** The record as it is to be stored: this device may have changed its own since the lists were compared. */
  async function asOfNow(record: DifferentRecord): Promise<DifferentRecord> {
    const text = await RECORD_COPIES[record.kind].read(storage, record.name);
    const common = peer === undefined ? {} : readCommon(storage, peer);
    const key = recordKey(record);
    const isAsCommon = text !== undefined && Object.hasOwn(common, key) && common[key] === fingerprint(text);
    return record.difference === 'newer' && !isAsCommon ? { ...record, difference: 'both' } : record;
  }

  function ask(record: DifferentRecord): Promise<string | undefined> {
    return new Promise((resolve) => {
      const { kind, name } = record;
      answers.set(recordKey(record), resolve);
      send({ type: 'ask', kind, name });
    });
  }

  /** What was asked for does not arrive any more. */
  function giveUp(): void {
    for (const answer of answers.values()) answer(undefined);
    answers.clear();
  }

  const stops = COPIED_KINDS.map((kind) => storage[kind].subscribe(onChange));
  connection.onState(() => {
    const state = connection.state();
    if (state === 'open') return void sendList(true);
    giveUp();
    if (state !== 'closed') return;
    messages.stop();
    for (const stop of stops) stop();
    store.setState({ different: undefined });
  });
  void sendList(true);

  return {
    store,
    readPack: ask,
    async copy(records) {
      store.setState({ isCopying: true });
      const texts: Arrived[] = [];
      for (const record of records) {
        const text = connection.state() === 'open' ? await ask(record) : undefined;
        if (text !== undefined) texts.push({ record, text });
      }
      if (texts.length < records.length)
        game.notices.warn(
          connection.state() === 'open'
            ? 'The other device has changed meanwhile. Nothing was copied: try again.'
            : 'The connection was interrupted. Nothing was copied: try again.',
        );
      else await storeCopies(game, texts, { asOfNow, rememberTaken });
      store.setState({ isCopying: false });
      await compare();
    },
  };
}

/** A record of the other device, with its text. */
interface Arrived {
  readonly record: DifferentRecord;
  readonly text: string;
}

interface Memory {
  asOfNow(record: DifferentRecord): Promise<DifferentRecord>;
  /** Remembers what was stored, and returns how to forget that. */
  rememberTaken(stored: readonly Arrived[]): () => void;
}

/** Stores what arrived, and offers Undo for all of it. */
async function storeCopies(
  game: Game,
  texts: readonly Arrived[],
  { asOfNow, rememberTaken }: Memory,
): Promise<void> {
  const { storage, notices } = game;
  const settingsBefore = storage.settings.get() ?? { ...DEFAULT_SETTINGS, deviceThemeEnabled: true };
  const snapshot = await storage.snapshots.take('Copying from another device');
  const done: (CopyOutcome & { readonly of: DifferentRecord; readonly arrived: Arrived })[] = [];
  for (const arrived of texts) {
    const of = await asOfNow(arrived.record);
    done.push({ ...(await RECORD_COPIES[of.kind].store(storage, of, arrived.text)), of, arrived });
  }
  for (const { name } of done.filter(({ kind }) => kind === 'failed'))
    notices.warn(say`${userName(name)} has not been copied. What was stored here hasn’t changed.`);
  const stored = done.filter(({ kind }) => kind !== 'failed');
  const [first] = stored;
  if (first === undefined) return;
  const forget = rememberTaken(stored.map(({ arrived }) => arrived));
  const undo = async () => {
    forget();
    for (const { of, name } of stored.filter(({ kind }) => kind === 'added'))
      if (of.kind === 'characters' || of.kind === 'encounters' || of.kind === 'foes')
        await storage[of.kind].remove(name);
    if (stored.some(({ of }) => of.kind === 'settings')) await storage.settings.save(settingsBefore);
    const replaced = stored.flatMap(({ kind, name, of }): RecordName[] =>
      kind === 'replaced' && of.kind !== 'settings' ? [{ kind: of.kind, name }] : [],
    );
    // Not from the newest snapshot: each replacement takes one first, and the later ones contain earlier
    // replacements.
    const from = snapshot.kind === 'taken' ? snapshot.id : undefined;
    if (replaced.length > 0) await restoreRemoved(game, replaced, from);
    else notices.success('What was copied has been taken back.');
  };
  const message =
    stored.length === 1
      ? say`${userName(first.name)} has been copied.`
      : `${stored.length} records have been copied.`;
  offerUndo(notices, message, {
    step: stored.length === 1 ? `Copy ${first.name}` : `Copy ${stored.length} records`,
    undo,
    watch(onChange) {
      const stops = [...new Set(stored.map(({ of }) => of.kind))].map((kind) =>
        storage[kind].subscribe(() => onChange()),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  });
}

async function listRecords(storage: TabardStorage): Promise<readonly RecordMark[]> {
  return (await Promise.all(COPIED_KINDS.map((kind) => RECORD_COPIES[kind].list(storage)))).flat();
}

/** A random name that this browser keeps. */
function deviceName({ remembered }: TabardStorage): string {
  const known = remembered.read(DEVICE);
  if (typeof known === 'string') return known;
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const name = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  remembered.write(DEVICE, name);
  return name;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
