import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStorage } from '../../storage/open-storage.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { DEAF } from '../../storage/testing/profile.ts';
import { noticeTexts } from '../../testing/notices.ts';
import { hostOf, seat } from '../../testing/seats.ts';
import { loadCharacter } from '../../testing/session-tab.ts';
import {
  CLAW,
  hostState,
  openTableOfTwo,
  playerState,
  SLASH_AT_WOLF,
  type TableOfTwo,
} from '../../testing/table.ts';
import { codecs } from '../codecs.ts';
import type { Game } from '../game.ts';

const healthOf = ({ loaded }: Game) => loaded.store.getState().character?.sheet.health;
const wolf = ({ encounters }: Game) => encounters.store.getState().encounter?.members[0]?.health;

/** No record of this kind can be stored any more. */
function fill(kind: 'characters' | 'encounters') {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    if (this.name === kind) throw new DOMException('There is no room.', 'QuotaExceededError');
    return put.apply(this, values);
  });
}

/** Another tab, which tells nobody of what it stores. */
const silentTab = (browser: FakeBrowser) => openStorage(codecs, browser.tab(DEAF).environment);

let browsers: { readonly master: FakeBrowser; readonly player: FakeBrowser };
let host: TableOfTwo['host'];
let ilse: TableOfTwo['ilse'];
let link: TableOfTwo['link'];

beforeEach(async () => {
  browsers = { master: new FakeBrowser(), player: new FakeBrowser() };
  ({ host, ilse, link } = await openTableOfTwo(browsers));
});

afterEach(() => vi.restoreAllMocks());

describe('a hit on a character', () => {
  const offered = () => playerState(ilse.game).offers;
  const waiting = () => hostState(host.game).offers.length;
  const accept = () => {
    for (const offer of offered()) link.session.accept(offer);
  };

  beforeEach(async () => {
    host.session.offer('ilse wren', 'Claw', CLAW);
    await expect.poll(() => offered().length).toBe(1);
  });

  it('is answered once, when it is stored', async () => {
    accept();
    expect([healthOf(ilse.game), offered(), waiting()]).toEqual([7, [], 1]);
    await expect.poll(waiting).toBe(0);
    expect(ilse.game.storage.characters.get('Ilse Wren')?.value.json.health).toBe(7);
    expect([noticeTexts(host.game), ilse.game.storage.status().saving]).toEqual([[], 'saved']);
  });

  it('is told to be on the screen alone where there is no room for it', async () => {
    fill('characters');
    accept();
    await expect.poll(waiting).toBe(0);
    expect(noticeTexts(host.game)).toEqual([
      'Ilse Wren has accepted Claw: 5 damage. It could not be saved there: only that screen has it.',
    ]);
    expect([healthOf(ilse.game), offered()]).toEqual([7, []]);
  });

  it('waits again where another tab has changed the character', async () => {
    const other = await silentTab(browsers.player);
    const stored = other.characters.get('Ilse Wren')!.value;
    await other.characters.save({ ...stored, json: { ...stored.json, health: 9 } });
    accept();
    await expect.poll(() => healthOf(ilse.game)).toBe(9);
    await expect.poll(() => offered().length).toBe(1);
    expect([waiting(), noticeTexts(host.game)]).toEqual([1, []]);
    accept();
    await expect.poll(waiting).toBe(0);
    expect(healthOf(ilse.game)).toBe(4);
  });

  it('is applied again by itself where the player wants that', async () => {
    const other = await silentTab(browsers.player);
    const stored = other.characters.get('Ilse Wren')!.value;
    await other.characters.save({ ...stored, json: { ...stored.json, health: 9 } });
    ilse.game.settings.change({ appliesTableHits: true });
    accept();
    await expect.poll(waiting).toBe(0);
    expect(healthOf(ilse.game)).toBe(4);
  });

  it('is not applied again by a page that takes the place of one that died while it was saved', async () => {
    accept();
    const again = await ilse.reload();
    await loadCharacter(again.game, 'Ilse Wren');
    await seat(host.session, again, 'seat-1');
    await expect.poll(waiting).toBe(0);
    expect(playerState(again.game).offers).toEqual([]);
  });
});

it('what a player says is recorded again where another window has changed the encounter', async () => {
  const other = await silentTab(browsers.master);
  const stored = other.encounters.get('Ambush')!.value;
  await other.encounters.save({ ...stored, notes: 'At dusk.' });
  link.session.setActed(true);
  const encounter = () => host.game.encounters.store.getState().encounter;
  await expect.poll(() => encounter()?.notes).toBe('At dusk.');
  await host.game.storage.flush();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(encounter()?.party[0]?.hasActed).toBe(true);
});

describe('a hit on a foe', () => {
  const proposed = () => hostState(host.game).seats[0]?.proposals ?? [];
  const sent = () => playerState(ilse.game).proposals.length;
  const apply = () => proposed().map(host.session.apply);

  beforeEach(async () => {
    link.session.propose(1, SLASH_AT_WOLF);
    await expect.poll(() => proposed().length).toBe(1);
  });

  it('is told to be on the screen alone where there is no room for it', async () => {
    fill('encounters');
    expect(apply()).toEqual([true]);
    await expect.poll(sent).toBe(0);
    expect(noticeTexts(ilse.game)).toEqual([
      'The game master has applied Slash on Wolves 1. It could not be saved there: only that screen has it.',
    ]);
    expect([wolf(host.game), proposed()]).toEqual([12, []]);
  });

  it('waits again where another window has changed the encounter', async () => {
    const other = await silentTab(browsers.master);
    const stored = other.encounters.get('Ambush')!.value;
    await other.encounters.save({ ...stored, round: 2 });
    apply();
    await expect.poll(() => host.game.encounters.store.getState().encounter?.round).toBe(2);
    await expect.poll(() => proposed().length).toBe(1);
    expect([wolf(host.game), sent()]).toEqual([16, 1]);
    apply();
    await expect.poll(sent).toBe(0);
    expect(wolf(host.game)).toBe(12);
  });

  it('is applied once by a page that is opened while it is saved', async () => {
    apply();
    link.session.close();
    const master = await host.reload();
    await seat(await hostOf(master.game), ilse, 'seat-1');
    await expect.poll(sent).toBe(0);
    expect(hostState(master.game).seats[0]?.proposals).toEqual([]);
  });
});
