import { expect } from 'vitest';
import { storedSheetOf } from '../core/character/sheet/parse-sheet.ts';
import { offeredHit, proposalOf } from '../core/table/hits.ts';
import type { Game } from '../state/game.ts';
import type { HostSession, HostState, PlayerState } from '../state/table/table-state.ts';
import { FakeBrowser } from '../storage/testing/fake-browser.ts';
import { openGame } from './open-game.ts';
import { aRolledAction, aSum, WOLVES_PACK } from './play.ts';
import { hostAmbush, seat } from './seats.ts';
import { loadCharacter } from './session-tab.ts';
import { aSheet } from './sheets.ts';

/** A device of its own. `reload` opens its page again: what was not stored is lost. */
export interface Device {
  readonly game: Game;
  reload(): Promise<Device>;
}

let devices = 0;

export async function openDevice(browser = new FakeBrowser()): Promise<Device> {
  devices += 1;
  let drawn = devices * 1_000_000;
  const tab = browser.tab();
  const game = await openGame(
    tab,
    { 'BaseGameData.json': WOLVES_PACK },
    {
      random: (below) => {
        drawn += 1;
        return drawn % below;
      },
    },
  );
  await game.gameData.ensureLoaded();
  return {
    game,
    reload() {
      tab.hide();
      tab.crash();
      return openDevice(browser);
    },
  };
}

/** A device with this character loaded. */
export async function openPlayerDevice(name: string, browser = new FakeBrowser()): Promise<Device> {
  const device = await openDevice(browser);
  const sheet = aSheet({ name, health: 12, packInfo: [['Core', 1]], skills: new Map() });
  await device.game.storage.characters.save(storedSheetOf(sheet));
  await loadCharacter(device.game, name);
  return device;
}

/** A device of a game master with a released fight, one group of which is hidden. */
export async function openHostDevice(
  browser = new FakeBrowser(),
): Promise<Device & { readonly session: HostSession }> {
  const device = await openDevice(browser);
  return { ...device, session: await hostAmbush(device.game) };
}

export interface TableOfTwo {
  readonly host: Awaited<ReturnType<typeof openHostDevice>>;
  readonly ilse: Device;
  readonly link: Awaited<ReturnType<typeof seat>>;
}

/** A game master, and Ilse Wren on the seat `seat-1`, once each has the other's document. */
export async function openTableOfTwo(browsers?: {
  readonly master: FakeBrowser;
  readonly player: FakeBrowser;
}): Promise<TableOfTwo> {
  const host = await openHostDevice(browsers?.master);
  const ilse = await openPlayerDevice('Ilse Wren', browsers?.player);
  const link = await seat(host.session, ilse, 'seat-1');
  await expect.poll(() => playerState(ilse.game).table.view?.turn).toEqual(['Round 1', 'Phase 1']);
  await expect.poll(() => hostState(host.game).seats[0]?.figures?.name).toBe('Ilse Wren');
  return { host, ilse, link };
}

/** A hit of Ilse on a wolf with 3 power and 5 successes: 3 + 2 − 1 = 4 damage. */
export const SLASH_AT_WOLF = proposalOf(
  'Slash',
  { group: 'Wolves', member: 1 },
  aRolledAction(),
  aSum(5),
  {},
);

/** A hit of a wolf for 5 damage. */
export const CLAW = offeredHit({
  id: 'x',
  at: 1,
  to: '',
  action: 'Claw',
  kind: 'DAMAGE',
  change: { resource: 'HEALTH', amount: 5 },
});

export function hostState({ tableStore }: Game): HostState {
  const state = tableStore.getState();
  if (state.role !== 'GAME_MASTER') throw new Error('This is no game master.');
  return state;
}

export function playerState({ tableStore }: Game): PlayerState {
  const state = tableStore.getState();
  if (state.role !== 'PLAYER') throw new Error('This is no player.');
  return state;
}
