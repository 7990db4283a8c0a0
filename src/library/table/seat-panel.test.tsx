import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderCombat } from '../../testing/combat-screen.tsx';
import { openHostDevice, seat } from '../../testing/table.ts';

/** The combat page of a player at the table of a game master, who shows two foes. */
async function renderSeated() {
  const host = await openHostDevice();
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
