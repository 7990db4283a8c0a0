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

  it('neither come nor go nor move while a pointer is down', async () => {
    const { game, screen } = await renderApp({ url: '/settings' });
    game.notices.warn('Before the press.');
    const before = screen.getByText('Before the press.');
    await expect.element(before).toBeVisible();
    const point = (type: string, buttons: number) =>
      document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons }));
    const top = () => before.element().getBoundingClientRect().top;
    await expect.poll(() => document.getAnimations().length).toBe(0);
    const topBefore = top();
    const [focused, pressed] = screen
      .getByRole('button')
      .elements()
      .map((each) => each as HTMLElement);
    focused?.focus();
    point('pointerdown', 1);
    pressed?.focus();
    game.notices.warn('During the press.');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(screen.getByText('During the press.').query()).toBeNull();
    expect(top()).toBe(topBefore);
    point('pointerup', 0);
    await expect.element(screen.getByText('During the press.')).toBeVisible();
    point('pointerdown', 1);
    game.notices.store.setState([], true);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(before.query()).not.toBeNull();
    point('pointermove', 0);
    await expect.poll(() => before.query()).toBeNull();
  });

  it('show a repeated message once', async () => {
    const { game, screen } = await renderApp({ url: '/settings' });
    game.notices.success(say`${userName('Aria')} has been deleted.`);
    game.notices.success(say`${userName('Aria')} has been deleted.`);
    await expect.element(screen.getByText('Aria has been deleted.')).toBeVisible();
    expect(game.notices.store.getState()).toHaveLength(1);
  });

  it('lead to the screen that they name', async () => {
    const { game, screen } = await renderApp({ url: '/settings' });
    game.notices.inform('House 1 is off now. Switch it on under Manage.', { leadsTo: 'manage' });
    await screen.getByRole('status').getByRole('button', { name: 'Manage' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Game Data Management' })).toBeVisible();
    await expect.poll(() => game.notices.store.getState()).toEqual([]);
    game.notices.inform('House 1 was stored in another tab.', { leadsTo: 'manage' });
    await expect.element(screen.getByText('House 1 was stored in another tab.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Manage' })).not.toBeInTheDocument();
  });
});
