import { expect, it } from 'vitest';
import { noticeTexts } from '../../../testing/notices.ts';
import { aPackJson } from '../../../testing/packs.ts';
import { openSessionTab } from '../../../testing/session-tab.ts';
import { openTable } from '../table-intents.ts';
import { AT_NO_TABLE, type PlayerState } from '../table-state.ts';

it('a game master who reloads is told that the table is gone, until there is one again', async () => {
  const tab = await openSessionTab(aPackJson({}));
  await openTable(tab.game);
  const { game } = await tab.reload();
  await expect
    .poll(() => noticeTexts(game))
    .toContainEqual(expect.stringMatching(/^This page was loaded again, so your players/));
  await openTable(game);
  expect(noticeTexts(game)).toEqual([]);
});

it('a player who reloads is told so once, and one who has left is not', async () => {
  const tab = await openSessionTab(aPackJson({}));
  tab.game.tableStore.setState({ role: 'PLAYER' } as PlayerState);
  const again = await tab.reload();
  await expect
    .poll(() => noticeTexts(again.game))
    .toContainEqual(expect.stringMatching(/^This page was loaded again, so you are not/));
  const third = await again.reload();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(noticeTexts(third.game)).toEqual([]);
  third.game.tableStore.setState({ role: 'PLAYER' } as PlayerState);
  third.game.tableStore.setState(AT_NO_TABLE, true);
  const last = await third.reload();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(noticeTexts(last.game)).toEqual([]);
});
