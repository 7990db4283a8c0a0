import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { COMBAT_PACK, renderCombat } from '../../testing/combat-screen.tsx';
import { aPackJson, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';

describe('the log of a combat', () => {
  it('repeats the last action with its maneuvers, and rolls its dice', async () => {
    const { screen, press, tab } = await renderCombat({}, { random: () => 3 });
    await press('Begin Combat');
    await tab('Actions');
    await press('Select Swing');
    await press('Add Press');
    await press('Perform Action');
    await expect.element(screen.getByText('Swing performed.')).toBeInTheDocument();
    await press('Again: Swing, Press');
    await expect.element(screen.getByRole('button', { name: 'Remove Press' })).toBeVisible();
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Total 12');
    await press('Perform Action');
    await expect.element(screen.getByRole('button', { name: 'Again: Swing, Press' })).toBeVisible();
  });

  it('does not repeat an action that the character has lost', async () => {
    const { screen, press, tab, enableOnly, game } = await renderCombat();
    await press('Begin Combat');
    await tab('Actions');
    await press('Select Lunge');
    await press('Perform Action');
    await enableOnly('Core');
    const again = screen.getByRole('button', { name: 'Again: Lunge' });
    await expect
      .element(again)
      .toHaveAccessibleDescription('Aria can no longer do Lunge. Choose another action.');
    const { draft } = game.loaded.store.getState().combat;
    game.combat.intents.repeat();
    expect(game.loaded.store.getState().combat).toMatchObject({ draft, draftRoll: undefined, rolls: [] });
  });

  it('offers to undo the end of a combat until the character changes', async () => {
    const { screen, press } = await renderCombat();
    await press('Begin Combat');
    await press('End Combat');
    await press('Yes');
    await expect.element(screen.getByText('Combat ended at round 1.')).toBeVisible();
    await press('Undo End Combat');
    await expect.element(screen.getByRole('status', { name: 'Turn' })).toHaveTextContent('Round 1');
    await expect.element(screen.getByText('Combat ended at round 1.')).not.toBeInTheDocument();
  });

  it('lists what the end of a round changed, announces lowered maxima, and undoes it', async () => {
    const hale = aPackJson({
      ...COMBAT_PACK,
      constants: CONSTANTS,
      statusEffects: [aStatusEffect('Hale', { modifiersByPolarity: { MAXIMUM_HEALTH: true } })],
    });
    const statusEffects = new Map([['Hale', 1]]);
    const combatState = { ...COMBAT_NOT_STARTED, round: 1, statusEffects };
    const { screen, press } = await renderCombat({ health: 21, combatState }, { baseGameData: hale });
    await expect.element(screen.getByRole('button', { name: 'Maximum Health: 21' })).toBeVisible();
    await press('Begin Next Round');
    await expect.element(screen.getByText('Hale 1 → ended')).toBeVisible();
    await expect.element(screen.getByText('Health 21 → 20')).toBeVisible();
    await expect
      .element(screen.getByText('Maximum Health is 20, and Health fell from 21 to 20.'))
      .toBeInTheDocument();
    await press('Undo Begin Next Round');
    await expect
      .element(screen.getByRole('meter', { name: 'Health' }))
      .toHaveAttribute('aria-valuenow', '21');
  });
});

describe('the status effects of a character', () => {
  it('are behind a button where there are many', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Effect ${index}`);
    const { screen, press } = await renderCombat({
      combatState: {
        ...COMBAT_NOT_STARTED,
        round: 1,
        statusEffects: new Map(names.map((name) => [name, 1])),
      },
    });
    const effects = screen.getByRole('list', { name: 'Status effects now' }).getByRole('listitem');
    await expect.poll(() => effects.elements().length).toBe(12);
    await press('28 more status effects');
    await expect.poll(() => effects.elements().length).toBe(40);
  });
});

describe('a wide combat page', () => {
  it('has one button for each maneuver while their list is beside the draft', async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(1500, 900);
    const { screen, press, tab } = await renderCombat();
    await expect.element(screen.getByRole('button', { name: 'Add Press' })).toBeVisible();
    await tab('Maneuvers');
    await press('Add Press');
    await press('Remove Press');
    await expect.element(screen.getByRole('button', { name: 'Add Press' })).toBeVisible();
  });
});
