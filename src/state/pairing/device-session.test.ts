import { beforeEach, describe, expect, it } from 'vitest';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { createEncounter } from '../../core/encounter/create.ts';
import { wordingText } from '../../core/lib/wording.ts';
import type { Connection } from '../../core/table/connection.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { connectionPair } from '../../testing/connection-pair.ts';
import { openGame } from '../../testing/open-game.ts';
import { aPackJson } from '../../testing/packs.ts';
import { aSheet } from '../../testing/sheets.ts';
import type { Game } from '../game.ts';
import { type DeviceSession, deviceSession } from './device-session.ts';

const PACK = { 'BaseGameData.json': aPackJson({ name: 'Small Game', version: 3 }) };

let phone: Game;
let laptop: Game;
let pair: ReturnType<typeof connectionPair>;

beforeEach(async () => {
  phone = await openGame(new FakeBrowser().tab(), PACK);
  laptop = await openGame(new FakeBrowser().tab(), PACK);
  pair = connectionPair();
});

const save = ({ storage }: Game, name: string, points = 5) =>
  storage.characters.save(storedSheetOf(aSheet({ name, health: points })));
const names = ({ storage }: Game) =>
  [...storage.characters.entries().values()].map(({ name }) => name).sort();
const health = ({ storage }: Game, name: string) => storage.characters.get(name)?.value.json.health;
const different = ({ store }: DeviceSession) =>
  store.getState().different?.map(({ name, difference }) => `${name}: ${difference}`);
const lastNotice = ({ notices }: Game) => notices.store.getState().at(-1);

function connect() {
  const [one, other] = pair.ends;
  return { onPhone: deviceSession(phone, one), onLaptop: deviceSession(laptop, other) };
}

/** Connects devices that have each changed Aria. */
async function connectWithBothChanged() {
  await save(phone, 'Aria', 5);
  await save(laptop, 'Aria', 9);
  const { onLaptop } = connect();
  await expect.poll(() => different(onLaptop)).toEqual(['Aria: both']);
  return onLaptop;
}

/** Copies all that differs to the laptop. */
async function copyAll(session: DeviceSession) {
  await session.copy(session.store.getState().different ?? []);
}

describe('another device', () => {
  it('shows what it has, and copies it in one step that Undo takes back', async () => {
    await save(phone, 'Aria');
    await save(phone, 'Bo');
    const { onLaptop, onPhone } = connect();
    await expect.poll(() => different(onLaptop)).toEqual(['Aria: new', 'Bo: new']);
    await expect.poll(() => different(onPhone)).toEqual([]);
    await copyAll(onLaptop);
    expect(names(laptop)).toEqual(['Aria', 'Bo']);
    await expect.poll(() => different(onLaptop)).toEqual([]);
    const notice = lastNotice(laptop);
    expect(notice && wordingText(notice.text)).toBe('2 records have been copied.');
    notice?.actions?.[0]?.onAction();
    await expect.poll(() => names(laptop)).toEqual([]);
  });

  it('that comes later hears the list again', async () => {
    await save(phone, 'Aria');
    const [one, other] = pair.ends;
    deviceSession(phone, one);
    await expect.poll(() => one.sent.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    const onLaptop = deviceSession(laptop, other);
    await expect.poll(() => different(onLaptop)).toEqual(['Aria: new']);
  });

  it('replaces what only it has changed, and Undo brings it back', async () => {
    await save(phone, 'Aria', 5);
    await save(laptop, 'Aria', 5);
    const { onLaptop, onPhone } = connect();
    await expect.poll(() => [different(onLaptop), different(onPhone)]).toEqual([[], []]);
    await save(phone, 'Aria', 3);
    await expect.poll(() => different(onLaptop)).toEqual(['Aria: newer']);
    expect(different(onPhone)).toEqual([]);
    await copyAll(onLaptop);
    expect([names(laptop), health(laptop, 'Aria')]).toEqual([['Aria'], 3]);
    lastNotice(laptop)?.actions?.[0]?.onAction();
    await expect.poll(() => health(laptop, 'Aria')).toBe(5);
  });

  it('replaces several in one step that Undo takes back', async () => {
    const all = ['Aria', 'Bo', 'Cara'];
    for (const name of all) for (const device of [phone, laptop]) await save(device, name, 5);
    const { onLaptop } = connect();
    await expect.poll(() => different(onLaptop)).toEqual([]);
    for (const name of all) await save(phone, name, 3);
    await expect.poll(() => different(onLaptop)).toEqual(all.map((name) => `${name}: newer`));
    await copyAll(onLaptop);
    expect(all.map((name) => health(laptop, name))).toEqual([3, 3, 3]);
    lastNotice(laptop)?.actions?.[0]?.onAction();
    await expect.poll(() => all.map((name) => health(laptop, name))).toEqual([5, 5, 5]);
  });

  it('does not replace what this one changes in the same moment', async () => {
    await save(phone, 'Aria', 5);
    await save(laptop, 'Aria', 5);
    const { onLaptop } = connect();
    await expect.poll(() => different(onLaptop)).toEqual([]);
    await save(phone, 'Aria', 3);
    await expect.poll(() => different(onLaptop)).toEqual(['Aria: newer']);
    const copying = copyAll(onLaptop);
    await save(laptop, 'Aria', 9);
    await copying;
    expect([names(laptop), health(laptop, 'Aria'), health(laptop, 'Aria (recovered)')]).toEqual([
      ['Aria', 'Aria (recovered)'],
      9,
      3,
    ]);
    await expect.poll(() => different(onLaptop)).toEqual([]);
  });

  it('is not offered again in the version that arrived, which may be newer than the one that was listed', async () => {
    const onLaptop = await connectWithBothChanged();
    await save(phone, 'Aria', 4);
    await copyAll(onLaptop);
    expect(health(laptop, 'Aria (recovered)')).toBe(4);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect.poll(() => different(onLaptop)).toEqual([]);
  });

  it('copies nothing of what is no longer there, and says why', async () => {
    await save(phone, 'Aria');
    const { onLaptop } = connect();
    await expect.poll(() => different(onLaptop)).toEqual(['Aria: new']);
    const listed = onLaptop.store.getState().different ?? [];
    await phone.storage.characters.remove('Aria');
    await onLaptop.copy(listed);
    expect(names(laptop)).toEqual([]);
    const notice = lastNotice(laptop);
    expect(notice && wordingText(notice.text)).toBe(
      'The other device has changed meanwhile. Nothing was copied: try again.',
    );
  });

  it('keeps both where both have changed it', async () => {
    const onLaptop = await connectWithBothChanged();
    await copyAll(onLaptop);
    expect(names(laptop)).toEqual(['Aria', 'Aria (recovered)']);
    expect([health(laptop, 'Aria'), health(laptop, 'Aria (recovered)')]).toEqual([9, 5]);
  });

  it('does not offer again what was added as recovered, until it has changed there', async () => {
    const onLaptop = await connectWithBothChanged();
    await copyAll(onLaptop);
    await expect.poll(() => different(onLaptop)).toEqual([]);
    await save(phone, 'Aria', 4);
    await expect.poll(() => different(onLaptop)).toEqual(['Aria: both']);
  });

  it('offers again what Undo has taken back', async () => {
    const onLaptop = await connectWithBothChanged();
    await copyAll(onLaptop);
    await expect.poll(() => different(onLaptop)).toEqual([]);
    lastNotice(laptop)?.actions?.[0]?.onAction();
    await expect.poll(() => different(onLaptop)).toEqual(['Aria: both']);
    expect(names(laptop)).toEqual(['Aria']);
  });

  it('copies settings and foes too', async () => {
    phone.settings.change({ dicePrefix: '/r ' });
    const { onLaptop } = connect();
    await expect.poll(() => different(onLaptop)).toEqual(['Settings: new']);
    await copyAll(onLaptop);
    expect(laptop.settings.store.getState().dicePrefix).toBe('/r ');
    lastNotice(laptop)?.actions?.[0]?.onAction();
    await expect.poll(() => laptop.settings.store.getState().dicePrefix).not.toBe('/r ');
  });

  it('offers Undo until anything of a copied kind has changed', async () => {
    await save(phone, 'Aria');
    await phone.storage.encounters.create(createEncounter('Ambush', []));
    const { onLaptop } = connect();
    await expect.poll(() => different(onLaptop)).toEqual(['Aria: new', 'Ambush: new']);
    await copyAll(onLaptop);
    expect(lastNotice(laptop)?.actions?.length).toBe(1);
    await laptop.storage.encounters.save({ ...createEncounter('Ambush', []), round: 3 });
    expect(laptop.notices.store.getState().flatMap(({ actions }) => actions ?? [])).toEqual([]);
  });

  it('hands over the text of a pack, which is stored only after its check', async () => {
    const text = JSON.stringify(aPackJson({ name: 'House Rules', version: 2 }));
    await phone.storage.packs.store({ name: 'House Rules', version: 2, text });
    const { onLaptop } = connect();
    await expect.poll(() => different(onLaptop)).toEqual(['House Rules: new']);
    const [record] = onLaptop.store.getState().different ?? [];
    expect(record && (await onLaptop.readPack(record))).toBe(text);
    expect(await laptop.storage.packs.list()).toEqual([]);
  });

  it('stores nothing where it is interrupted in the middle', async () => {
    await save(phone, 'Aria');
    const { onLaptop } = connect();
    await expect.poll(() => different(onLaptop)).toEqual(['Aria: new']);
    const copying = copyAll(onLaptop);
    pair.interrupt();
    await copying;
    expect(names(laptop)).toEqual([]);
    const notice = lastNotice(laptop);
    expect(notice && wordingText(notice.text)).toContain('Nothing was copied');
    pair.resume();
    await copyAll(onLaptop);
    expect(names(laptop)).toEqual(['Aria']);
  });

  it('is refused what is no record, and nothing changes', async () => {
    const [own, theirs] = pair.ends;
    const session = deviceSession(laptop, own);
    answering(theirs, { name: 3 });
    await expect.poll(() => different(session)).toEqual(['Aria: new']);
    await copyAll(session);
    expect(names(laptop)).toEqual([]);
    for (const garbage of ['', '{', '[]', '{"type":"list"}', '{"type":"ask","kind":"x","name":""}'])
      theirs.send(frame(garbage));
    theirs.send(new Uint8Array(3));
    theirs.send(frame(JSON.stringify({ type: 'ask', kind: 'characters', name: 'Nobody' })));
    await expect.poll(() => different(session)).toEqual(['Aria: new']);
  });
});

const frame = (text: string) => Uint8Array.of(1, ...new TextEncoder().encode(text));

/** A device that has one character, and sends this document for it. */
function answering(connection: Connection, document: object): void {
  const records = [{ kind: 'characters', name: 'Aria', fingerprint: 'x' }];
  connection.send(frame(JSON.stringify({ type: 'list', device: 'forged', asks: false, records })));
  connection.onMessage((message) => {
    if (!new TextDecoder().decode(message).includes('"ask"')) return;
    const text = JSON.stringify(document);
    connection.send(frame(JSON.stringify({ type: 'document', kind: 'characters', name: 'Aria', text })));
  });
}
