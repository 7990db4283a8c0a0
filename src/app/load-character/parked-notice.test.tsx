import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_SHEET } from '../../core/character/sheet/default-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { aPackJson, aTalent, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

const PACK = aPackJson({
  constants: CONSTANTS,
  pinnacleBreakpoints: [50],
  talents: [
    aTalent('Night Owl'),
    aTalent('\u202EOdd'),
    aTalent('Archmage', { tier: 'PINNACLE' }),
    aTalent('Stargazer', { tier: 'PINNACLE' }),
  ],
});

async function openSheet(fields: Partial<Sheet>, parked: Partial<Sheet['parked']>) {
  const { game, screen } = await renderApp({
    url: '/character/id/aria',
    baseGameData: PACK,
    prepare: (prepared) =>
      prepared.loaded.load(
        aSheet({ skills: new Map(), ...fields, parked: { ...DEFAULT_SHEET.parked, ...parked } }),
      ),
  });
  await expect.element(screen.getByRole('button', { name: 'Take Back' })).toBeVisible();
  return { game, screen };
}

describe('the offer to take back what is parked', () => {
  it('announces what is taken back by keyboard, and moves the focus to the heading', async () => {
    const { screen, game } = await openSheet({}, { talents: ['Night Owl', '\u202EOdd'] });
    const heading = screen.getByRole('heading', { level: 1 });
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    (screen.getByRole('button', { name: 'Take Back' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading).toHaveFocus();
    const notice = screen.getByRole('status').getByText('Taken back: Night Owl, \u202EOdd.');
    await expect.element(notice).toBeVisible();
    expect([...notice.element().querySelectorAll('bdi')].map((each) => each.textContent)).toEqual([
      'Night Owl',
      '\u202EOdd',
    ]);
    expect(game.loaded.store.getState().character?.sheet.talents).toEqual(['Night Owl', '\u202EOdd']);
  });

  it('shows beforehand how much exceeds the potential, and still allows it', async () => {
    const { screen, game } = await openSheet(
      { potential: 0 },
      { talents: ['Night Owl', '\u202EOdd'], pinnacles: ['Archmage'] },
    );
    await expect
      .element(screen.getByText('With all of them, you use 2 more potential than you have.'))
      .toBeVisible();
    await expect
      .element(screen.getByText('With all of them, you have 1 more pinnacle than your potential allows.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Take Back' }).click();
    await expect.element(screen.getByRole('button', { name: 'Take Back' })).not.toBeInTheDocument();
    const { character } = game.loaded.store.getState();
    expect(character?.potential.free.total).toBe(-2);
    expect(character?.sheet.pinnacles).toEqual(['Archmage']);
  });

  it('does not mention the potential if there is enough', async () => {
    const { screen } = await openSheet(
      { potential: 50 },
      { talents: ['Night Owl'], pinnacles: ['Archmage'] },
    );
    await expect.element(screen.getByText('These can be taken back: Night Owl, Archmage.')).toBeVisible();
    await expect.element(screen.getByText('With all of them')).not.toBeInTheDocument();
  });
});
