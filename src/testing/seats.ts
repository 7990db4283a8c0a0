import type { Encounter } from '../core/encounter/encounter.ts';
import type { Game } from '../state/game.ts';
import { joinTable, openTable } from '../state/table/table-intents.ts';
import type { HostSession } from '../state/table/table-state.ts';
import { connectionPair } from './connection-pair.ts';

/** Foes that the game master hides are never named to the players. */
export const HIDDEN_FOE = 'Xyloph Ambusher';

const group = (name: string) => ({
  name,
  currentId: 3,
  maximumHealth: 16,
  maximumEnergy: 6,
  maximumAP: 4,
});

const member = (groupReference: number, id: number) => ({
  groupReference,
  id,
  health: 16,
  energy: 6,
  ap: 4,
  hasActed: false,
});

const AMBUSH: Encounter = {
  encounterName: 'Ambush',
  version: 0,
  round: 1,
  phase: 1,
  groups: [group('Wolves'), group(HIDDEN_FOE)],
  members: [member(0, 1), member(0, 2), member(1, 1)],
  party: [
    { character: 'Ilse Wren', hasActed: false },
    { character: 'Tam', hasActed: false },
  ],
};

/** Opens the table of a game master with a released fight, one group of which is hidden. */
export async function hostAmbush(game: Game): Promise<HostSession> {
  await game.storage.encounters.create(AMBUSH);
  game.encounters.load('Ambush');
  game.encounters.setHidden('groups', HIDDEN_FOE, true);
  game.encounters.setReleased(true);
  return hostOf(game);
}

export async function hostOf(game: Game): Promise<HostSession> {
  const session = await openTable(game);
  if (session === undefined) throw new Error('The table was not opened.');
  return session;
}

/** Seats a device, over a connection of its own. */
export async function seat(host: HostSession, { game }: { readonly game: Game }, id: string) {
  const pair = connectionPair();
  const [there, here] = pair.ends;
  host.addSeat(id, there);
  const session = await joinTable(game, here);
  if (session === undefined) throw new Error('The table was not joined.');
  return { ...pair, there, here, session };
}
