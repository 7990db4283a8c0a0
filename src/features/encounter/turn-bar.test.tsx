import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createEncounter } from '../../core/encounter/create.ts';
import { addMembers, changeMember } from '../../core/encounter/members.ts';
import { beginNextEncounterRound } from '../../core/encounter/rounds.ts';
import { renderApp } from '../../testing/render-app.tsx';

const GROUPS = [{ name: 'Goblins', maximumHealth: 12, maximumEnergy: 4, maximumAP: 3 }];

/** The page of a running encounter with one goblin at health 11. */
const openAmbush = () =>
  renderApp({
    url: '/gm/encounter/encounter',
    prepare: async ({ storage, encounters }) => {
      const ambush = addMembers(createEncounter('Ambush', GROUPS), 0);
      await storage.encounters.create(
        changeMember(beginNextEncounterRound(ambush), { groupReference: 0, id: 1 }, { health: 11 }),
      );
      encounters.load('Ambush');
    },
  });

describe('the page of an encounter', () => {
  beforeEach(() => page.viewport(1280, 800));

  it('offers Undo after a reset, until the encounter changes again', async () => {
    const { screen, game } = await openAmbush();
    const told = screen.getByRole('status').filter({ hasText: 'Ambush has been reset.' });
    const round = () => game.encounters.store.getState().encounter?.round;
    await screen.getByRole('button', { name: 'Reset' }).click();
    expect(round()).toBe(0);
    await told.getByRole('button', { name: 'Undo' }).click();
    expect(round()).toBe(1);
    await expect.element(told).not.toBeInTheDocument();

    await screen.getByRole('button', { name: 'Reset' }).click();
    await expect.element(told).toBeVisible();
    await screen.getByRole('button', { name: 'Start Encounter' }).click();
    await expect.element(told).not.toBeInTheDocument();
  });

  it('gives the focus back to the member whose card was opened, in whatever row it is by then', async () => {
    const { screen } = await renderApp({
      url: '/gm/encounter/encounter',
      prepare: async ({ storage, encounters }) => {
        let ambush = createEncounter('Ambush', GROUPS);
        for (let count = 0; count < 4; count++) ambush = addMembers(ambush, 0);
        await storage.encounters.create(beginNextEncounterRound(ambush));
        encounters.load('Ambush');
      },
    });
    await screen.getByRole('checkbox', { name: 'Goblins 1 has acted' }).click();
    const open = screen.getByRole('button', { name: 'Open Goblins 2' });
    await open.click();
    await expect.element(page.getByRole('dialog', { name: 'Goblins 2' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Goblins 2' })).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
  });

  it('takes a typed -9 of health as damage', async () => {
    const { screen, game } = await openAmbush();
    const slider = screen.getByRole('slider', { name: 'Health of Goblins 1' });
    await expect.element(slider).toBeVisible();
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('-9{Enter}');
    await expect.element(slider).toHaveValue('2');
    expect(game.encounters.store.getState().encounter?.members[0]?.health).toBe(2);
  });

  it('opens the pad of a slider by Enter, which changes it in one step', async () => {
    const { screen, game } = await openAmbush();
    const slider = screen.getByRole('slider', { name: 'Health of Goblins 1' });
    await expect.element(slider).toBeVisible();
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const pad = screen.getByRole('dialog', { name: 'Health of Goblins 1' });
    await expect.element(pad).toBeVisible();
    await userEvent.keyboard('3{Enter}');
    await expect.element(pad).not.toBeInTheDocument();
    await expect.element(slider).toHaveValue('8');
    await expect.element(slider).toHaveFocus();
    expect(game.encounters.store.getState().undoable).toHaveLength(1);
    await userEvent.keyboard('-9{Enter}');
    await expect.element(slider).toHaveValue('0');
    await expect.element(pad).not.toBeInTheDocument();
  });

  it.each(['--7', '1e9', '+'])('a typed %s restores the health, and the slider says so', async (text) => {
    const { screen } = await openAmbush();
    const slider = screen.getByRole('slider', { name: 'Health of Goblins 1' });
    await expect.element(slider).toBeVisible();
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard(text);
    // A sign alone may become a change until Enter.
    if (text === '+') await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/^Not changed\./)).toBeVisible();
    if (text !== '+') await userEvent.keyboard('{Enter}');
    await expect.element(slider).toHaveValue('11');
  });

  it('takes typed digits as the health, in one step to undo, and Escape takes them back', async () => {
    const { screen, game } = await openAmbush();
    const slider = screen.getByRole('slider', { name: 'Health of Goblins 1' });
    await expect.element(slider).toBeVisible();
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('10{Enter}');
    await expect.element(slider).toHaveValue('10');
    await userEvent.keyboard('5{Escape}');
    await expect.element(slider).toHaveValue('10');
    await userEvent.keyboard('7{Backspace}');
    await expect.element(slider).toHaveValue('10');
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect.element(slider).toHaveValue('9');
    void game.encounters.undo();
    await expect.element(slider).toHaveValue('10');
  });
});
