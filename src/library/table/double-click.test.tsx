import { expect, it } from 'vitest';
import { NO_TABLE_DOCUMENT, type Offer, type SentProposal } from '../../core/table/table-document.ts';
import type { PlayerSession, PlayerState } from '../../state/table/table-state.ts';
import { renderCombat } from '../../testing/combat-screen.tsx';

const offer = (id: string, at: number): Offer => ({
  id,
  at,
  to: 'aria',
  action: 'Claw',
  kind: 'DAMAGE',
  change: { resource: 'HEALTH', amount: 5 },
});

const sent = (id: string, at: number) =>
  ({
    id,
    at,
    action: 'Slash',
    group: 'Wolves',
    member: 1,
    outcome: 3,
    character: 'Aria',
    roll: 0,
  }) as SentProposal;

/** A seat whose hits leave the list once they are declined or withdrawn. */
async function openSeat() {
  const { screen, game } = await renderCombat();
  const drop = (field: 'offers' | 'proposals', id: string) =>
    game.tableStore.setState((state) => ({
      [field]: (state as PlayerState)[field].filter((each) => each.id !== id),
    }));
  const session: Partial<PlayerSession> = {
    decline: ({ id }) => drop('offers', id),
    withdraw: ({ id }) => drop('proposals', id),
  };
  game.tableStore.setState(
    {
      role: 'PLAYER',
      session: session as PlayerSession,
      connection: 'open',
      table: NO_TABLE_DOCUMENT,
      proposals: [sent('a', 1), sent('b', 2), sent('c', 3)],
      outcomes: new Map(),
      hasActed: false,
      offers: [offer('a', 1), offer('b', 2), offer('c', 3)],
      asks: undefined,
      received: undefined,
      problem: undefined,
    },
    true,
  );
  return {
    screen,
    left: (field: 'offers' | 'proposals') =>
      (game.tableStore.getState() as PlayerState)[field].map(({ id }) => id),
  };
}

it.each([
  ['declines', 'Decline Claw', 'offers'],
  ['withdraws', 'Withdraw Slash on Wolves 1', 'proposals'],
] as const)('the second click of a double click %s no other hit', async (_what, name, field) => {
  const { screen, left } = await openSeat();
  await screen.getByRole('button', { name }).first().dblClick();
  expect(left(field)).toEqual(['b', 'c']);
});
