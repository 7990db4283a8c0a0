import { expect, test } from 'vitest';
import { say, userName } from '../../core/lib/wording.ts';
import { renderApp } from '../../testing/render-app.tsx';

test('a name that turns text around turns nothing of the message that it stands in', async () => {
  const { game, screen } = await renderApp({ url: '/settings' });
  game.notices.success(say`${userName('\u202EEvil pack')} has been stored.`);
  game.notices.warn('Nothing was changed.');
  const told = screen.getByText('has been stored.');
  await expect.element(told).toHaveTextContent(/^\u202EEvil pack has been stored\.$/);
  await expect.element(screen.getByText('Nothing was changed.')).toBeVisible();
  expect([...told.element().querySelectorAll('bdi')].map((each) => each.textContent)).toEqual([
    '\u202EEvil pack',
  ]);
});

test('a message that is told again is there once', async () => {
  const { game, screen } = await renderApp({ url: '/settings' });
  game.notices.success(say`${userName('Aria')} has been deleted.`);
  game.notices.success(say`${userName('Aria')} has been deleted.`);
  await expect.element(screen.getByText('Aria has been deleted.')).toBeVisible();
  expect(game.notices.store.getState()).toHaveLength(1);
});
