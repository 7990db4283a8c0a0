import { describe, expect, it } from 'vitest';
import { say, userName } from '../../core/lib/wording.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the notices', () => {
  it('isolate a name with a right-to-left override from the rest of the message', async () => {
    const { game, screen } = await renderApp({ url: '/settings' });
    game.notices.success(say`${userName('\u202EEvil pack')} has been stored.`);
    game.notices.warn('Nothing was changed.');
    const notice = screen.getByText('has been stored.');
    await expect.element(notice).toHaveTextContent(/^\u202EEvil pack has been stored\.$/);
    await expect.element(screen.getByText('Nothing was changed.')).toBeVisible();
    expect([...notice.element().querySelectorAll('bdi')].map((each) => each.textContent)).toEqual([
      '\u202EEvil pack',
    ]);
  });

  it('show a repeated message once', async () => {
    const { game, screen } = await renderApp({ url: '/settings' });
    game.notices.success(say`${userName('Aria')} has been deleted.`);
    game.notices.success(say`${userName('Aria')} has been deleted.`);
    await expect.element(screen.getByText('Aria has been deleted.')).toBeVisible();
    expect(game.notices.store.getState()).toHaveLength(1);
  });
});
