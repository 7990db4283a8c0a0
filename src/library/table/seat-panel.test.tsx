import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderCombat } from '../../testing/combat-screen.tsx';
import { WOLVES_PACK } from '../../testing/play.ts';
import { openApplication } from '../../testing/render-app.tsx';
import { hostAmbush, seat } from '../../testing/seats.ts';

/** The combat page of a player at the table of a game master, who shows two foes. */
async function renderSeated() {
  const { game } = await openApplication({ baseGameData: WOLVES_PACK });
  const host = { game, session: await hostAmbush(game) };
  const rendered = await renderCombat();
  await seat(host.session, rendered, 'seat-1');
  const fight = rendered.screen.getByRole('region', { name: 'At the Table' });
  await expect.element(fight).toBeVisible();
  return { ...rendered, host, fight };
}

describe('the fight on the combat page', () => {
  it('has its foes in a section on a phone, closed until it is opened', async () => {
    await page.viewport(390, 844);
    const { screen, fight, game } = await renderSeated();
    const foes = fight.getByRole('region', { name: 'Foes' });
    await expect.element(foes).toHaveTextContent('Foes2Expand');
    await expect.element(fight.getByRole('status', { name: 'Turn of the table' })).toBeVisible();
    await expect.element(fight.getByRole('checkbox', { name: 'I have acted' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Foes' }).query()).toBeNull();
    await foes.getByRole('button', { name: 'Expand' }).click();
    await expect.element(screen.getByRole('list', { name: 'Foes' })).toHaveTextContent('Wolves 1 Unhurt');
    expect(game.storage.remembered.read('combatSections')).toContain('Foes');
  });

  it('shows its foes where the character stands beside it', async () => {
    await page.viewport(1440, 900);
    const { screen, fight } = await renderSeated();
    await expect.element(screen.getByRole('list', { name: 'Foes' })).toBeVisible();
    expect(fight.getByRole('button', { name: 'Expand' }).query()).toBeNull();
  });
});

describe('what the game master proposes', () => {
  it('is told on every screen, and leads to where it is answered', async () => {
    await page.viewport(390, 844);
    const { screen, host, router } = await renderSeated();
    const links = screen.getByRole('navigation', { name: 'Character screens' });
    const combat = links.getByRole('link', { name: 'Combat' });
    await links.getByRole('link', { name: 'Skills' }).click();
    await expect.element(combat).not.toHaveAttribute('aria-describedby');
    host.session.give('aria', { resource: 'HEALTH', by: -5 });
    const notice = screen.getByText('From the Game Master: 5 damage.');
    await expect.element(notice).toBeVisible();
    await expect.element(combat).toHaveAccessibleDescription('The game master waits for your answer.');
    await screen.getByRole('button', { name: 'Show' }).click();
    await expect.element(screen.getByRole('button', { name: 'Accept Damage' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/character/id/aria/combat');
    expect(notice.query()).toBeNull();
    await screen.getByRole('button', { name: 'Decline Damage' }).click();
    await expect.element(combat).not.toHaveAttribute('aria-describedby');
  });

  it('does not move what is in view where it comes above that, and is shown from there', async () => {
    await page.viewport(390, 844);
    const { screen, host, tab } = await renderSeated();
    await tab('Actions');
    // As in browsers that do not anchor the scroll position.
    document.documentElement.style.overflowAnchor = 'none';
    onTestFinished(() => {
      document.documentElement.style.overflowAnchor = '';
    });
    const list = screen.getByRole('tabpanel');
    const top = () => list.element().getBoundingClientRect().top;
    scrollTo(0, 400);
    const [before, scrolled] = [top(), scrollY];
    host.session.give('aria', { resource: 'HEALTH', by: -5 });
    await expect.element(screen.getByText('From the Game Master: 5 damage.')).toBeVisible();
    await expect.poll(() => scrollY).toBeGreaterThan(scrolled);
    expect(top()).toBeCloseTo(before, 0);
    await screen.getByRole('button', { name: 'Show' }).click();
    await expect.element(screen.getByRole('region', { name: 'From the Game Master' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Accept Damage' })).toBeInViewport({ ratio: 1 });
    await screen.getByRole('button', { name: 'Accept Damage' }).click();
  });
});
