import { beforeEach, expect, it } from 'vitest';
import { FakeBrowser } from '../../storage/testing/fake-browser.ts';
import { hostOf, seat } from '../../testing/seats.ts';
import { loadCharacter } from '../../testing/session-tab.ts';
import {
  CLAW,
  type Device,
  hostState,
  openDevice,
  openHostDevice,
  openPlayerDevice,
  playerState,
  SLASH_AT_WOLF,
} from '../../testing/table.ts';

const NAMES = ['Ilse Wren', 'Tam'];

let host: Awaited<ReturnType<typeof openHostDevice>>;
/** Two tabs of one browser, each with a seat and a character of its own. */
let tabs: readonly Device[];
let links: readonly Awaited<ReturnType<typeof seat>>[];

const seatAll = async () => {
  const seated: Awaited<ReturnType<typeof seat>>[] = [];
  for (const [index, tab] of tabs.entries()) seated.push(await seat(host.session, tab, `seat-${index}`));
  await expect
    .poll(() => tabs.map(({ game }) => playerState(game).table.view?.groups.length))
    .toEqual([1, 1]);
  return seated;
};
const waiting = () => tabs.map(({ game }) => playerState(game).proposals.map(({ action }) => action));
const offered = () => tabs.map(({ game }) => playerState(game).offers.length);
const healths = () => tabs.map(({ game }) => game.loaded.store.getState().character?.sheet.health);

/** Closes both pages, and opens them again with their characters. */
async function reload() {
  for (const link of links) link.interrupt();
  for (const { game } of tabs) await game.storage.flush();
  tabs = await Promise.all(tabs.map((tab) => tab.reload()));
  for (const [index, { game }] of tabs.entries()) await loadCharacter(game, NAMES[index] ?? '');
  links = await seatAll();
}

beforeEach(async () => {
  host = await openHostDevice();
  const browser = new FakeBrowser();
  tabs = [await openPlayerDevice('Ilse Wren', browser), await openPlayerDevice('Tam', browser)];
  links = await seatAll();
});

it('each keeps the hits that it has proposed, and shares no other', async () => {
  links[0]?.session.propose(1, { ...SLASH_AT_WOLF, action: 'Slash' });
  links[1]?.session.propose(1, { ...SLASH_AT_WOLF, action: 'Stab' });
  links[0]?.session.propose(2, { ...SLASH_AT_WOLF, action: 'Thrust' });
  await reload();
  expect(waiting()).toEqual([['Slash', 'Thrust'], ['Stab']]);
  const shared = () =>
    hostState(host.game).seats.map(({ proposals }) => proposals.map(({ action }) => action));
  await expect.poll(shared).toEqual([['Slash', 'Thrust'], ['Stab']]);
  links[0]?.session.withdraw(playerState(tabs[0]!.game).proposals[0]!);
  await reload();
  expect(waiting()).toEqual([['Thrust'], ['Stab']]);
});

it('each keeps what it has answered', async () => {
  host.session.offer('ilse wren', 'Claw', CLAW);
  host.session.offer('tam', 'Claw', CLAW);
  await expect.poll(offered).toEqual([1, 1]);
  for (const link of links) link.interrupt();
  for (const [index, { game }] of tabs.entries()) links[index]?.session.accept(playerState(game).offers[0]!);
  await reload();
  expect([offered(), healths()]).toEqual([
    [0, 0],
    [7, 7],
  ]);
});

it('each keeps that its character has acted', async () => {
  for (const link of links) link.interrupt();
  for (const { session } of links) session.setActed(true);
  await reload();
  expect(tabs.map(({ game }) => playerState(game).hasActed)).toEqual([true, true]);
});

it('what an earlier version has kept of a character that has acted holds', async () => {
  for (const link of links) link.interrupt();
  links[0]?.session.setActed(true);
  const { remembered } = tabs[0]!.game.storage;
  const { 'actedBy/1': acted, ...kept } = remembered.read('seat') as Record<
    string,
    { id: string; at: number }
  >;
  const { id, at, ...earlier } = acted!;
  remembered.write('seat', { ...kept, acted: earlier });
  await reload();
  expect(tabs.map(({ game }) => playerState(game).hasActed)).toEqual([true, false]);
});

it('two tables of one browser keep what waits at each', async () => {
  const browser = new FakeBrowser();
  const one = await openHostDevice(browser);
  const two = await hostOf((await openDevice(browser)).game);
  one.session.offer('ilse wren', 'Claw', CLAW);
  two.offer('tam', 'Bite', CLAW);
  const again = (await openDevice(browser)).game;
  await hostOf(again);
  expect(hostState(again).offers.map(({ action }) => action)).toEqual(['Claw', 'Bite']);
});

it('what waits of a character is shared by the tab that loads it', async () => {
  links[0]?.session.propose(1, SLASH_AT_WOLF);
  links[0]?.interrupt();
  tabs = [await tabs[0]!.reload()];
  const [tab] = tabs;
  await seat(host.session, tab!, 'seat-0');
  expect(waiting()).toEqual([[]]);
  await loadCharacter(tab!.game, 'Ilse Wren');
  expect(waiting()).toEqual([['Slash']]);
});
