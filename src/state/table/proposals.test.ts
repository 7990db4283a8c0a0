import { beforeEach, describe, expect, it } from 'vitest';
import { removeMember } from '../../core/encounter/members.ts';
import { wordingText } from '../../core/lib/wording.ts';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { noticeTexts } from '../../testing/notices.ts';
import { hostOf, seat } from '../../testing/seats.ts';
import { loadCharacter } from '../../testing/session-tab.ts';
import {
  type Device,
  hostState,
  openDevice,
  openHostDevice,
  openPlayerDevice,
  openTableOfTwo,
  playerState,
  SLASH_AT_WOLF,
  type TableOfTwo,
} from '../../testing/table.ts';

let host: TableOfTwo['host'];
let ilse: TableOfTwo['ilse'];
let link: TableOfTwo['link'];

const proposed = () => hostState(host.game).seats[0]?.proposals.length;

beforeEach(async () => {
  ({ host, ilse, link } = await openTableOfTwo());
});

it('a hit that cannot be applied waits, is told once, and is not warned of at every message of its seat', async () => {
  const { encounters, settings } = host.game;
  settings.change({ appliesTableHits: true });
  encounters.change('Remove', (each) => removeMember(each, { groupReference: 0, id: 1 }));
  link.session.propose(1, SLASH_AT_WOLF);
  await expect.poll(proposed).toBe(1);
  ilse.game.loaded.change('Change Health', (sheet) => ({ ...sheet, health: 3 }));
  await expect.poll(() => hostState(host.game).seats[0]?.figures?.bars[0]?.value).toBe(3);
  expect([proposed(), noticeTexts(host.game)]).toEqual([1, ['Proposed by Ilse Wren: Slash on Wolves 1.']]);
  await encounters.undo();
  ilse.game.loaded.change('Change Health', (sheet) => ({ ...sheet, health: 4 }));
  await expect.poll(proposed).toBe(0);
});

it('a hit of an earlier visit is of no roll of this one', async () => {
  link.session.propose(1, SLASH_AT_WOLF);
  await expect.poll(proposed).toBe(1);
  const player = await ilse.reload();
  await loadCharacter(player.game, 'Ilse Wren');
  await seat(host.session, player, 'seat-1');
  expect(playerState(player.game).proposals).toMatchObject([{ action: 'Slash', roll: 0 }]);
  await expect.poll(proposed).toBe(1);
});

describe('a device whose data a newer version has written', () => {
  /** The page is opened again, and may change nothing. */
  async function outdated(device: Device, browser: FakeBrowser): Promise<Device> {
    device.game.loaded.unload();
    await device.game.storage.close();
    const request = browser.indexedDB?.open('tabard', 99);
    await new Promise((resolve) => request?.addEventListener('success', resolve));
    request?.result.close();
    const again = await openDevice(browser);
    expect(again.game.storage.status().remedy).toBe('none');
    return again;
  }
  const told = ({ game }: Device) =>
    game.notices.store.getState().map(({ text }) => wordingText(text).replace(/\. .*/u, '.'));

  it('does not say that it has applied a hit on a foe', async () => {
    const browser = new FakeBrowser();
    const master = await outdated(await openHostDevice(browser), browser);
    master.game.settings.change({ appliesTableHits: true });
    master.game.encounters.load('Ambush');
    const session = await hostOf(master.game);
    link.session.close();
    const again = await seat(session, ilse, 'seat-1');
    again.session.propose(1, SLASH_AT_WOLF);
    const proposals = () => hostState(master.game).seats[0]?.proposals ?? [];
    await expect.poll(() => proposals().length).toBe(1);
    expect(proposals().map(session.apply)).toEqual([false]);
    expect(told(master)).toContain('Nothing was changed.');
    await expect.poll(() => playerState(ilse.game).table.view?.groups.length).toBe(1);
    expect(playerState(ilse.game).proposals.length).toBe(1);
  });

  it('does not say that it has accepted a hit on its character', async () => {
    const browser = new FakeBrowser();
    const tam = await outdated(await openPlayerDevice('Tam', browser), browser);
    await loadCharacter(tam.game, 'Tam');
    const { session } = await seat(host.session, tam, 'seat-2');
    host.session.give('tam', { resource: 'HEALTH', by: -2 });
    const offers = () => playerState(tam.game).offers;
    await expect.poll(() => offers().length).toBe(1);
    for (const offer of offers()) session.accept(offer);
    expect([told(tam), offers().length]).toEqual([
      ['From the Game Master: 2 damage.', 'Nothing was changed.'],
      1,
    ]);
    host.session.withdraw(hostState(host.game).offers[0]!);
    await expect.poll(offers).toEqual([]);
  });
});
