import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storedSheetOf } from '../../../core/character/sheet/parse-sheet.ts';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { addMembers } from '../../../core/encounter/members.ts';
import { addToParty } from '../../../core/encounter/party/party.ts';
import { openFoeFight } from '../../../testing/foe-fight.tsx';
import { aSheet } from '../../../testing/sheets.ts';

beforeEach(() => page.viewport(1440, 900));

describe('a foe that acts', () => {
  it('rolls its dice, pays for the action, and hits a member less its soak, which is undone', async () => {
    const { screen, button, target, members, steps, open } = await openFoeFight();
    await open('Wolves 1');
    await target.selectOptions('Wolves 2 (16 health)');
    await screen.getByRole('button', { name: 'Bite 5d6 · 3 Action Points' }).click();
    await expect.element(screen.getByText(/Hits by 4/)).toBeVisible();
    expect(members()[0]).toMatchObject({ ap: 1, hasActed: true });
    await button('Apply to Wolves 2').click();
    // Power 9, four extra successes, soak 2.
    await expect.element(screen.getByText('Wolves 2: health 16 → 5.')).toBeVisible();
    expect(members()[1]?.health).toBe(5);
    expect(steps()).toEqual(['Bite of Wolves 1', 'Bite on Wolves 2']);
    await expect.element(button('Undo: Wolves 2: health 16 → 5.')).toHaveFocus();
    const rolled = screen.getByRole('status').filter({ hasText: /Successes/ });
    expect(rolled.getByRole('spinbutton').query()).toBeNull();
    await button('Undo: Wolves 2: health 16 → 5.').click();
    expect(members()[1]?.health).toBe(16);
  });

  it('keeps its card, its target and its roll where another window renames the encounter', async () => {
    const { screen, game, button, target, members, open } = await openFoeFight();
    await open('Wolves 1');
    await target.selectOptions('Wolves 2 (16 health)');
    await screen.getByRole('button', { name: 'Bite 5d6 · 3 Action Points' }).click();
    const now = game.storage.encounters.get('Ambush')?.value;
    await game.storage.encounters.rename('Ambush', { ...(now as Encounter), encounterName: 'Siege' });
    expect(game.encounters.store.getState().encounter?.encounterName).toBe('Siege');
    await button('Apply to Wolves 2').click();
    expect(members()[1]?.health).toBe(5);
  });

  it('defeats a member, which its row and the message say', async () => {
    const { screen, target, open, button } = await openFoeFight((fight) => ({
      ...fight,
      members: fight.members.map((member) => ({ ...member, health: 9 })),
    }));
    await open('Wolves 1');
    await target.selectOptions('Wolves 2 (9 health)');
    await screen.getByRole('button', { name: /^Bite/ }).click();
    await button('Apply to Wolves 2').click();
    await expect.element(screen.getByText('Wolves 2: health 9 → 0. Defeated.')).toBeVisible();
    const row = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Defeated' });
    await expect.element(row).toHaveTextContent('Wolves 2');
  });

  it('its card begins with its coat and its figures', async () => {
    const { screen, open } = await openFoeFight();
    await open('Wolves 1');
    const card = screen.getByRole('dialog', { name: 'Wolves 1' });
    await expect.element(card).toHaveAccessibleDescription(/^Health 16 of 16 Energy \d+ of \d+ AP 4 of 4$/);
    expect(card.element().querySelector('h2 svg')).not.toBeNull();
  });

  it('cannot take an action that it cannot pay', async () => {
    const { screen, open } = await openFoeFight((fight) => ({
      ...fight,
      members: fight.members.map((member) => ({ ...member, ap: 2 })),
    }));
    await open('Wolves 1');
    const bite = screen.getByRole('button', { name: /^Bite/ });
    await expect.element(bite).toHaveAttribute('aria-disabled', 'true');
    await expect.element(bite).toHaveAccessibleDescription('Not enough Action Points: 3 of 2.');
  });

  it('cannot take an action that is refused to characters, and says why, until it can', async () => {
    const { screen, members, open, button } = await openFoeFight();
    await open('Wolves 1');
    const shakeOff = screen.getByRole('button', { name: 'Shake Off 1 Action Point', exact: true });
    await expect.element(shakeOff).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(shakeOff)
      .toHaveAccessibleDescription('No Valid Status Effects Not met: Has Burning or Bleeding');
    await screen.getByRole('combobox', { name: 'Status Effect' }).selectOptions('Burning');
    await button('Add Status Effect').click();
    await expect.element(shakeOff).not.toHaveAttribute('aria-disabled');
    await shakeOff.click();
    await expect.element(screen.getByText('Shake Off taken.')).toBeVisible();
    expect(members()[0]).toMatchObject({ ap: 3, hasActed: true });
  });

  it('of whom nothing is known rolls what is typed', async () => {
    const { screen, members, target, open, button } = await openFoeFight();
    await open('Strangers 1');
    await expect.element(screen.getByText(/none of your foes is called/)).toBeVisible();
    await screen.getByRole('spinbutton', { name: 'Dice' }).fill('4');
    await screen.getByRole('spinbutton', { name: 'Power' }).fill('3');
    await target.selectOptions('Strangers 1 (10 health)');
    await screen.getByRole('button', { name: 'Attack 4d6' }).click();
    await button('Apply to Strangers 1').click();
    await expect.poll(() => members()[2]?.health).toBe(10 - (3 + 2));
  });

  it('rolls what is typed while its pack is off, and its own again once that is on', async () => {
    const { screen, game, members, open, button } = await openFoeFight();
    const before = members();
    const unknown = screen.getByText(/none of your foes is called/);
    await open('Wolves 1');
    await expect.element(button('Bite 5d6 · 3 Action Points')).toBeVisible();
    await game.gameData.enableOnly([]);
    await expect.element(unknown).toBeVisible();
    await expect.element(button('Attack 1d6')).toBeVisible();
    await game.gameData.enableOnly(['Core']);
    await expect.element(button('Bite 5d6 · 3 Action Points')).toBeVisible();
    await button('Close').click();
    await open('Rival 1');
    await expect.element(button('Perform Action')).toBeVisible();
    await game.gameData.enableOnly([]);
    await expect.element(unknown).toBeVisible();
    expect(members()).toEqual(before);
  });

  it('goes by what its pack says now, and keeps its maxima and its steps', async () => {
    const { screen, game, members, steps, open, button } = await openFoeFight();
    await open('Wolves 1');
    await button('Bite 5d6 · 3 Action Points').click();
    await expect.poll(steps).toEqual(['Bite of Wolves 1']);
    const before = members();
    await game.gameData.enableOnly(['Core', 'Other Edition']);
    await expect.element(button('Howl 2d6')).toBeVisible();
    expect(members()).toEqual(before);
    await button('Howl 2d6').click();
    await expect.element(screen.getByText('Successes').first()).toBeVisible();
    expect(game.encounters.store.getState().encounter?.groups[0]?.maximumHealth).toBe(16);
    await game.encounters.undo();
    expect(members()[0]).toMatchObject({ ap: 4, hasActed: false });
  });

  it('hits no character that is deleted while it is the target', async () => {
    const { screen, game, steps, open, button, target } = await openFoeFight((fight) =>
      addToParty(fight, ['Ilse Wren']),
    );
    const packInfo = [['Core', 1]] as const;
    await game.storage.characters.save(
      storedSheetOf(aSheet({ name: 'Ilse Wren', packInfo, skills: new Map(), talents: [] })),
    );
    await open('Wolves 1');
    await target.selectOptions('Ilse Wren (12 health)');
    await button('Bite 5d6 · 3 Action Points').click();
    await expect.element(button('Apply to Ilse Wren')).toBeVisible();
    await game.storage.characters.remove('Ilse Wren');
    await expect
      .element(screen.getByText(/Ilse Wren is no longer in the party, or cannot be read\./))
      .toBeVisible();
    await expect.element(button('Apply to Ilse Wren')).not.toBeInTheDocument();
    expect(steps()).toEqual(['Bite of Wolves 1']);
  });

  it('with a character sheet takes an action in the form of characters', async () => {
    const { screen, members, steps, open, button } = await openFoeFight();
    await open('Rival 1');
    await button('Roll dice').click();
    await expect.element(screen.getByText('Successes').first()).toBeVisible();
    await button('Perform Action').click();
    await expect.poll(steps).toEqual(['Perform Bite as Rival 1']);
    expect(members()[3]).toMatchObject({ ap: 1, hasActed: true, combat: { combatActions: ['Bite'] } });
    await expect
      .element(screen.getByText('You do not have enough resources to perform this action.'))
      .toBeVisible();
  });

  it('with a character sheet hits the target that another one has hit', async () => {
    const { screen, members, target, open, button } = await openFoeFight((fight) => addMembers(fight, 2));
    for (const rival of ['Rival 1', 'Rival 2']) {
      await open(rival);
      if (rival === 'Rival 1') await target.selectOptions('Strangers 1 (10 health)');
      await button('Roll dice').click();
      await button('Apply to Strangers 1').click();
      await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    expect(members()[2]?.health).toBe(10 - 2 * 2);
  });
});

describe('the status effects of a member', () => {
  it('are added, raised and removed, each a step', async () => {
    const { screen, members, steps, open, button } = await openFoeFight();
    await open('Wolves 1');
    await screen.getByRole('combobox', { name: 'Status Effect' }).selectOptions('Burning');
    await button('Add Status Effect').click();
    await button('Increase Level of Burning').click();
    await expect.poll(() => members()[0]?.statusEffects).toEqual(new Map([['Burning', 2]]));
    await button('Remove Burning').click();
    expect(members()[0]).not.toHaveProperty('statusEffects');
    expect(steps()).toEqual(['Burning of Wolves 1', 'Burning of Wolves 1', 'Burning of Wolves 1']);
  });
});
