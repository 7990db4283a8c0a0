import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { proposalOf } from '../../core/table/hits.ts';
import { aRolledAction, aSum, WOLVES_PACK } from '../../testing/play.ts';
import { openApplication, renderApp } from '../../testing/render-app.tsx';
import { hostAmbush, seat } from '../../testing/seats.ts';
import { aSheet } from '../../testing/sheets.ts';

const SLASH = proposalOf('Slash', { group: 'Wolves', member: 1 }, aRolledAction(), aSum(5), {});

const TOLD = 'Proposed by Aria: Slash on Wolves 1.';

/** The encounter of a game master with a player at the table. */
async function renderHost() {
  const rendered = await renderApp({ url: '/gm/encounter/manager', baseGameData: WOLVES_PACK });
  const host = await hostAmbush(rendered.game);
  const sheet = aSheet({ packInfo: [['Core', 1]], skills: new Map() });
  const player = await openApplication({
    baseGameData: WOLVES_PACK,
    prepare: ({ loaded }) => loaded.load(sheet),
  });
  const { session } = await seat(host, player, 'seat-1');
  const { screen, router } = rendered;
  await screen.getByRole('tab', { name: 'Encounter', exact: true }).click();
  const foes = screen.getByRole('region', { name: 'Wolves' });
  await expect.element(foes).toBeVisible();
  return {
    screen,
    router,
    propose: () => session.propose(1, SLASH),
    list: screen.getByRole('region', { name: 'Proposed Hits' }),
    foes,
    top: () => foes.element().getBoundingClientRect().top,
  };
}

describe('what a player proposes', () => {
  beforeEach(() => page.viewport(390, 600));

  it('is told on every screen, and leads to where it is answered', async () => {
    const { screen, router, list, propose } = await renderHost();
    await screen.getByRole('tab', { name: 'Manager' }).click();
    propose();
    await expect.element(screen.getByText(TOLD)).toBeVisible();
    await screen.getByRole('button', { name: 'Show', exact: true }).click();
    await expect.element(list.getByRole('button', { name: 'Apply Slash of Aria' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/gm/encounter/encounter');
    expect(screen.getByText(TOLD).query()).toBeNull();
  });

  it.each([
    ['at the top of the page', 0, 'auto'],
    ['out of view', 300, 'auto'],
    ['out of view, where the browser does not anchor', 300, 'none'],
  ])('does not move the foes: %s', async (_where, scrolled, anchor) => {
    const { screen, list, propose, top } = await renderHost();
    document.documentElement.style.overflowAnchor = anchor;
    onTestFinished(() => {
      document.documentElement.style.overflowAnchor = '';
    });
    // The tab that is opened begins at the top.
    await new Promise((resolve) => setTimeout(resolve, 300));
    scrollTo(0, scrolled);
    const before = top();
    propose();
    await expect.element(screen.getByText(TOLD)).toBeVisible();
    await expect.poll(() => scrollY).toBeGreaterThan(scrolled);
    expect(top()).toBeCloseTo(before, 0);
    await screen.getByRole('button', { name: 'Show', exact: true }).click();
    await expect.element(list).toHaveFocus();
    await expect.element(list.getByRole('button', { name: 'Decline Slash of Aria' })).toBeInViewport();
  });
});
