import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { say, userName } from '../../core/lib/wording.ts';
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

/** Milliseconds in which several saves become one list. */
const SETTLING = 300;

/** Names this device, and what it had in common with others. */
const DEVICE = 'device';
const COMMON = 'pairedRecords';
/** Others are forgotten, the longest unseen first. */
const MOST_DEVICES = 8;

const commonSchema = v.array(v.tuple([v.string(), v.record(v.string(), v.string())]));

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
    }, SETTLING);
  }

  /** What is copied is not offered again, also where it is kept beside a version of this device. Returns how to forget. */
  function rememberTaken(records: readonly DifferentRecord[]): () => void {
    const device = peer;
    if (device === undefined) return () => undefined;
    const before = readCommon(storage, device);
    const taken = records.map((record) => [recordKey(record), record.fingerprint] as const);
    writeCommon(storage, device, { ...before, ...Object.fromEntries(taken) });
    return () => writeCommon(storage, device, before);
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
      const texts: { record: DifferentRecord; text: string }[] = [];
      for (const record of records) {
        const text = connection.state() === 'open' ? await ask(record) : undefined;
        if (text !== undefined) texts.push({ record, text });
      }
      if (texts.length < records.length)
        game.notices.warn('The connection was interrupted. Nothing was copied: try again.');
      else await storeCopies(game, texts, rememberTaken);
      store.setState({ isCopying: false });
      await compare();
    },
  };
}

/**
 * Stores what arrived, and offers Undo for all of it.
 * @param remember is called with what was stored, and returns how to forget that
 */
async function storeCopies(
  game: Game,
  texts: readonly { readonly record: DifferentRecord; readonly text: string }[],
  remember: (stored: readonly DifferentRecord[]) => () => void,
): Promise<void> {
  const { storage, notices } = game;
  const settingsBefore = storage.settings.get();
  await storage.snapshots.take('Copying from another device');
  const done: (CopyOutcome & { readonly of: DifferentRecord })[] = [];
  for (const { record, text } of texts) {
    done.push({ ...(await RECORD_COPIES[record.kind].store(storage, record, text)), of: record });
  }
  for (const { name } of done.filter(({ kind }) => kind === 'failed'))
    notices.warn(say`${userName(name)} has not been copied. What was stored here hasn’t changed.`);
  const stored = done.filter(({ kind }) => kind !== 'failed');
  const [first] = stored;
  if (first === undefined) return;
  const forget = remember(stored.map(({ of }) => of));
  const undo = async () => {
    forget();
    for (const { of, name } of stored.filter(({ kind }) => kind === 'added'))
      if (of.kind === 'characters' || of.kind === 'encounters' || of.kind === 'foes')
        await storage[of.kind].remove(name);
    if (stored.some(({ of }) => of.kind === 'settings') && settingsBefore)
      await storage.settings.save(settingsBefore);
    const replaced = stored.flatMap(({ kind, name, of }): RecordName[] =>
      kind === 'replaced' && of.kind !== 'settings' ? [{ kind: of.kind, name }] : [],
    );
    if (replaced.length > 0) await restoreRemoved(game, replaced);
    else notices.success('What was copied has been taken back.');
  };
  const message =
    stored.length === 1
      ? say`${userName(first.name)} has been copied.`
      : `${stored.length} records have been copied.`;
  offerUndo(notices, message, {
    step: stored.length === 1 ? `Copy ${first.name}` : `Copy ${stored.length} records`,
    undo,
    watch: (onChange) => storage[first.of.kind].subscribe(onChange),
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

function allCommon({ remembered }: TabardStorage) {
  const parsed = v.safeParse(commonSchema, remembered.read(COMMON));
  return parsed.success ? parsed.output : [];
}

function readCommon(storage: TabardStorage, device: string): Readonly<Record<string, string>> {
  return allCommon(storage).find(([name]) => name === device)?.[1] ?? {};
}

function writeCommon(storage: TabardStorage, device: string, common: Readonly<Record<string, string>>): void {
  const others = allCommon(storage).filter(([name]) => name !== device);
  storage.remembered.write(COMMON, [...others.slice(1 - MOST_DEVICES), [device, common]]);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
