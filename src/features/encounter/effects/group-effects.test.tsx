import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createEncounter } from '../../../core/encounter/create.ts';
import { moveGroup } from '../../../core/encounter/edit.ts';
import { memberEffects } from '../../../core/encounter/effects.ts';
import { addMembers, changeMember } from '../../../core/encounter/members.ts';
import { aPackJson, aStatusEffect, CONSTANTS } from '../../../testing/packs.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const group = (name: string) => ({ name, maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 });
const PACK = aPackJson({ name: 'Core', constants: CONSTANTS, statusEffects: [aStatusEffect('Burning')] });

/** Forty goblins, of whom the second is defeated, and a wolf. */
async function openFight() {
  const two = createEncounter('Ambush', [group('Goblins'), group('Wolves')]);
  const fight = addMembers(addMembers(two, 0, 40), 1, 1);
  const { screen, game } = await renderApp({
    url: '/gm/encounter/encounter',
    baseGameData: [PACK],
    prepare: async ({ storage, encounters }) => {
      await storage.encounters.create(changeMember(fight, { groupReference: 0, id: 2 }, { health: 0 }));
      encounters.load('Ambush');
    },
  });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return {
    screen,
    button,
    open: () => button('Status effects of Goblins').click(),
    give: async (level: number) => {
      await screen.getByRole('combobox', { name: 'Status Effect' }).selectOptions('Burning');
      await screen.getByRole('spinbutton', { name: 'Level' }).fill(String(level));
      await button('Add Status Effect').click();
    },
    burning: () => {
      const { members } = game.encounters.store.getState().encounter ?? { members: [] };
      return members.map((member) => memberEffects(member).get('Burning') ?? 0);
    },
    moveWolvesUp: () => game.encounters.change('Move Wolves', (before) => moveGroup(before, 1, -1)),
    steps: () => game.encounters.store.getState().undoable.length,
  };
}

beforeEach(() => page.viewport(1440, 900));

describe('the status effects of a group', () => {
  it('are given to all who stand in one step, which its message undoes', async () => {
    const { screen, button, open, give, burning, steps } = await openFight();
    await open();
    await give(2);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(burning()).toEqual([2, 0, ...Array.from({ length: 38 }, () => 2), 0]);
    expect(steps()).toBe(1);
    await expect.element(screen.getByText('Goblins: Burning 2 given to 39.')).toBeVisible();
    await button('Undo Burning of Goblins').click();
    expect(new Set(burning())).toEqual(new Set([0]));
  });

  it('are given to those who were chosen before another window moved their group', async () => {
    const { screen, button, open, give, burning, moveWolvesUp } = await openFight();
    await open();
    await button('Expand').click();
    await screen.getByRole('checkbox', { name: 'Goblins 1', exact: true }).click();
    moveWolvesUp();
    await expect.element(screen.getByText('38 of 40 chosen')).toBeVisible();
    await give(2);
    // In the order of the members, which stays.
    expect(burning()).toEqual([0, 0, ...Array.from({ length: 38 }, () => 2), 0]);
  });

  it('are given to those who are chosen, and taken from them', async () => {
    const { screen, button, open, give, burning } = await openFight();
    await open();
    await button('Expand').click();
    await button('Choose none').click();
    await expect.element(button('Add Status Effect')).toHaveAccessibleDescription('Choose a member first.');
    for (const name of ['Goblins 1', 'Goblins 2'])
      await screen.getByRole('checkbox', { name, exact: true }).click();
    await give(1);
    expect(burning().slice(0, 3)).toEqual([1, 1, 0]);
    await open();
    await expect.element(screen.getByText('1 of 39', { exact: true })).toBeVisible();
    await button('Remove Burning').click();
    await expect.poll(() => burning().slice(0, 3)).toEqual([0, 1, 0]);
  });
});
