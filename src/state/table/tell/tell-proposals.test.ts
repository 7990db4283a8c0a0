import { beforeEach, expect, it } from 'vitest';
import { noticeTexts } from '../../../testing/notices.ts';
import {
  hostState,
  openTableOfTwo,
  playerState,
  SLASH_AT_WOLF,
  type TableOfTwo,
} from '../../../testing/table.ts';

let host: TableOfTwo['host'];
let ilse: TableOfTwo['ilse'];
let link: TableOfTwo['link'];

beforeEach(async () => {
  ({ host, ilse, link } = await openTableOfTwo());
});

const TOLD = 'Proposed by Ilse Wren: Slash on Wolves 1.';
const told = () => noticeTexts(host.game);

it('the game master is told of a hit that a player proposes, until the player withdraws it', async () => {
  link.session.propose(1, SLASH_AT_WOLF);
  await expect.poll(told).toEqual([TOLD]);
  const [notice] = host.game.notices.store.getState();
  expect(notice).toMatchObject({ kind: 'information', leadsTo: 'proposals', stays: true });
  link.session.withdraw(playerState(ilse.game).proposals[0]!);
  await expect.poll(told).toEqual([]);
});

it('a hit that is answered is no longer told', async () => {
  link.session.propose(1, SLASH_AT_WOLF);
  await expect.poll(told).toEqual([TOLD]);
  host.session.decline(hostState(host.game).seats[0]!.proposals[0]!);
  expect(told()).toEqual([]);
});

it('a hit that is applied without asking is told by what it did alone', async () => {
  host.game.settings.change({ appliesTableHits: true });
  link.session.propose(1, SLASH_AT_WOLF);
  await expect.poll(() => told().join()).toContain('Slash');
  expect(told()).not.toContain(TOLD);
});
