import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { createEncounter } from '../../core/encounter/create.ts';
import { addMembers } from '../../core/encounter/members.ts';
import { COMBAT_PACK, renderCombat } from '../../testing/combat-screen.tsx';
import { anItem, aPackJson, aStatusEffect } from '../../testing/packs.ts';
import { STANDARD_PLAY } from '../../testing/play.ts';
import { anInventoryItem, inventoryOf } from '../../testing/sheets.ts';

/** A pack that says how the game is played. */
const PLAYED = aPackJson({
  name: 'Played',
  items: ['Tea', 'Salve'].map((name) => anItem(name, { discriminator: 'CONSUMABLE', stackable: true })),
  statusEffects: [aStatusEffect('Burning')],
  play: {
    ...STANDARD_PLAY,
    rests: [
      { name: 'An hour', restores: [{ resource: 'ENERGY', amount: 2 }] },
      {
        name: 'A night',
        restores: [{ resource: 'HEALTH', part: 1 }],
        consumes: [{ item: 'Tea', quantity: 2 }],
      },
    ],
    uses: [
      { item: 'Tea', action: 'Swing', resources: [{ resource: 'ENERGY', amount: 2 }] },
      {
        item: 'Salve',
        on: 'ANYONE',
        text: 'Burning goes on.',
        resources: [{ resource: 'HEALTH', amount: -3 }],
      },
    ],
  },
});

const PACKS = ['Core', 'Played'];
const BURNING = { ...COMBAT_NOT_STARTED, round: 3, statusEffects: new Map([['Burning', 2]]) };

async function renderPlayed(fields: Parameters<typeof renderCombat>[0] = {}) {
  const rendered = await renderCombat(
    {
      packInfo: PACKS.map((name) => [name, 1]),
      combatState: BURNING,
      inventory: inventoryOf(anInventoryItem('Tea', { quantity: 1 })),
      ...fields,
    },
    { baseGameData: [COMBAT_PACK, PLAYED] },
  );
  const sheet = () => {
    const { character } = rendered.game.loaded.store.getState();
    if (character === undefined) throw new Error('No character is loaded.');
    return character.sheet;
  };
  return { ...rendered, sheet, list: () => rendered.screen.getByRole('dialog') };
}

describe('the end of a round', () => {
  it('is shown with its reasons, applied by the amounts settled on, and undone in one step', async () => {
    const { screen, press, sheet, list } = await renderPlayed();
    const before = sheet();
    await press('Begin Next Round');
    await expect.element(list()).toHaveAccessibleName('The end of round 3');
    await expect.element(list()).toHaveTextContent('Burning at level 2: −2');
    await expect.element(list()).toHaveTextContent('Round 3: −3. Health pays what Energy cannot.');
    await expect.element(list()).toHaveTextContent('Health 12 → 10');
    const lost = screen.getByRole('spinbutton', { name: 'Health lost, Burning' });
    for (const odd of ['--7', '+', '1e9']) {
      await lost.fill(odd);
      await expect.element(list()).toHaveTextContent('Health 12 → 10');
    }
    await lost.fill('5');
    await press('Begin Round 4');
    await expect.element(list()).not.toBeInTheDocument();
    expect([sheet().health, sheet().energy, sheet().combatState.round]).toEqual([7, 4, 4]);
    await press('Undo Begin Next Round');
    await expect.poll(sheet).toEqual(before);
  });

  it('changes nothing when it is cancelled, or its rules are switched off meanwhile', async () => {
    const { press, sheet, list, enableOnly } = await renderPlayed();
    await press('Begin Next Round');
    await press('Cancel');
    await expect.element(list()).not.toBeInTheDocument();
    expect(sheet().combatState.round).toBe(3);
    await press('Begin Next Round');
    await expect.element(list()).toBeVisible();
    await enableOnly('Core');
    await expect.element(list()).not.toBeInTheDocument();
    expect([sheet().health, sheet().combatState.round]).toEqual([12, 3]);
    await press('Begin Next Round');
    expect([sheet().health, sheet().combatState.round]).toEqual([12, 4]);
  });

  it('is applied without asking where the settings say so', async () => {
    const { game, press, sheet, list } = await renderPlayed();
    game.settings.change({ appliesRoundEnd: true });
    await press('Begin Next Round');
    expect([sheet().health, sheet().energy, sheet().combatState.round]).toEqual([10, 4, 4]);
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('asks nothing where it does nothing', async () => {
    const { press, sheet } = await renderPlayed({ combatState: { ...COMBAT_NOT_STARTED, round: 1 } });
    await press('Begin Next Round');
    expect(sheet().combatState.round).toBe(2);
  });
});

describe('a fall', () => {
  it('says what it cost and what ended, and is undone by one press', async () => {
    const { screen, press, sheet } = await renderPlayed({ health: 2 });
    const notice = () => screen.getByRole('alert').first();
    await press('Begin Next Round');
    await expect
      .element(screen.getByRole('region', { name: 'Afterwards' }))
      .toHaveTextContent('You are down.');
    await press('Begin Round 4');
    await expect.element(notice()).toHaveTextContent('You are down.');
    await expect.element(notice()).toHaveTextContent('Health 2 → 0. Vigor 2 → 1. Ended: Burning.');
    await expect
      .element(screen.getByRole('button', { name: 'Perform Action' }))
      .toHaveAccessibleDescription(/You cannot perform any action while your Health is at 0\./);
    await notice().getByRole('button', { name: 'Undo Begin Next Round' }).click();
    await expect.poll(() => sheet().health).toBe(2);
    await expect.element(notice()).not.toHaveTextContent('You are down.');
  });

  it('by hand offers the end of the combat, and the rest after it', async () => {
    const { screen, press, sheet } = await renderPlayed();
    await press('Change Health');
    await screen.getByRole('textbox', { name: 'Amount' }).fill('20');
    await press('Lose 20');
    expect([sheet().health, sheet().vigor, sheet().combatState.statusEffects.size]).toEqual([0, 1, 0]);
    await press('End This Combat');
    await press('Yes');
    expect(sheet().combatState.round).toBe(0);
    await press('Dismiss');
    await press('Rest');
    await screen.getByRole('radio', { name: 'A night' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Rest' });
    await expect.element(dialog).toHaveTextContent('0 → 20 of 20');
    await expect.element(dialog).toHaveTextContent('Needs 2 Tea, and the inventory holds 1.');
    await screen.getByRole('spinbutton', { name: 'Health restored' }).fill('9');
    await press('Take Rest');
    expect([sheet().health, sheet().inventory.get('tea')?.quantity]).toEqual([9, 0]);
    await press('Undo A night');
    await expect.poll(() => [sheet().health, sheet().inventory.get('tea')?.quantity]).toEqual([0, 1]);
  });
});

describe('the end of combat', () => {
  it('leads to a rest with the same press', async () => {
    const { screen, press, sheet } = await renderPlayed({ energy: 3 });
    await press('End Combat');
    await press('End and Rest');
    await expect.element(screen.getByRole('dialog', { name: 'Rest' })).toHaveTextContent('3 → 5 of 10');
    await press('Take Rest');
    expect([sheet().combatState.round, sheet().energy]).toEqual([0, 5]);
  });
});

describe('a used item', () => {
  it('shows what it does, is one step, and drafts its action', async () => {
    const { screen, press, sheet } = await renderPlayed();
    await screen.getByRole('region', { name: 'Inventory' }).getByRole('button', { name: 'Expand' }).click();
    await press('Use Tea');
    const dialog = screen.getByRole('dialog', { name: 'Use Tea' });
    await expect.element(dialog).toHaveTextContent('Energy 7 → 9');
    await expect.element(dialog).toHaveTextContent('1 → 0 left.');
    await expect
      .element(dialog)
      .toHaveTextContent('You do not have enough resources to perform this action.');
    await press('Use');
    expect([sheet().energy, sheet().inventory.get('tea')?.quantity]).toEqual([9, 0]);
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Swing' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Use Tea', exact: true })).toBeDisabled();
    await press('Undo Use Tea');
    await expect.poll(() => [sheet().energy, sheet().inventory.get('tea')?.quantity]).toEqual([7, 1]);
  });

  it('for anyone is used on a member of the encounter, and undone there as well', async () => {
    const { game, screen, press, sheet } = await renderPlayed({
      inventory: inventoryOf(anInventoryItem('Salve', { quantity: 2 })),
    });
    const wolves = { name: 'Wolves', maximumHealth: 16, maximumEnergy: 6, maximumAP: 4 };
    await game.storage.encounters.save(addMembers(createEncounter('Ambush', [wolves]), 0, 1));
    game.encounters.load('Ambush');
    const left = () => [
      sheet().inventory.get('salve')?.quantity,
      game.encounters.store.getState().encounter?.members[0]?.health,
    ];
    await screen.getByRole('region', { name: 'Inventory' }).getByRole('button', { name: 'Expand' }).click();
    await press('Use Salve');
    const dialog = screen.getByRole('dialog', { name: 'Use Salve' });
    await dialog.getByRole('combobox', { name: 'In the encounter' }).selectOptions('Wolves 1 (16 health)');
    await expect.element(dialog.getByText('Wolves 1: health 16 → 13.')).toBeVisible();
    await press('Use on Wolves 1');
    expect(left()).toEqual([1, 13]);
    await press('Undo Use Salve');
    await expect.poll(left).toEqual([2, 16]);
  });

  it('says what happens to another, and opens the card of a name in its text above the dialog', async () => {
    const { screen, press } = await renderPlayed({
      inventory: inventoryOf(anInventoryItem('Salve', { quantity: 2 })),
    });
    await screen.getByRole('region', { name: 'Inventory' }).getByRole('button', { name: 'Expand' }).click();
    await press('Use Salve');
    const dialog = screen.getByRole('dialog', { name: 'Use Salve' });
    await expect
      .element(dialog)
      .toHaveTextContent('Use on Another changes nobody here: whoever plays the other applies what it does.');
    await expect.element(dialog.getByRole('button', { name: 'Use on Yourself' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Burning', exact: true }).click();
    const card = screen.getByRole('dialog', { name: 'Burning', exact: true });
    await card.getByRole('button', { name: 'Close' }).click();
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  });

  it('that is gone meanwhile closes its dialog, and changes nothing', async () => {
    const { game, screen, press, sheet } = await renderPlayed();
    await screen.getByRole('region', { name: 'Inventory' }).getByRole('button', { name: 'Expand' }).click();
    await press('Use Tea');
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    game.loaded.change('Delete Tea', (before) => ({ ...before, inventory: new Map() }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(sheet().energy).toBe(7);
  });
});

it('without rules of play, combat asks and offers nothing of them', async () => {
  const { game, screen, press } = await renderCombat(
    { combatState: BURNING, inventory: inventoryOf(anInventoryItem('Tea')) },
    { baseGameData: COMBAT_PACK },
  );
  const sheet = () => game.loaded.store.getState().character?.sheet;
  await screen.getByRole('region', { name: 'Inventory' }).getByRole('button', { name: 'Expand' }).click();
  await press('Begin Next Round');
  expect([sheet()?.health, sheet()?.energy, sheet()?.combatState.round]).toEqual([12, 7, 4]);
  await press('Change Health');
  await screen.getByRole('textbox', { name: 'Amount' }).fill('20');
  await userEvent.keyboard('{Enter}');
  expect([sheet()?.health, sheet()?.vigor]).toEqual([0, 2]);
  await expect.element(screen.getByRole('button', { name: 'Use Tea' })).not.toBeInTheDocument();
  await expect
    .element(screen.getByText('You cannot perform any action', { exact: false }))
    .not.toBeInTheDocument();
  await press('End Combat');
  await press('Yes');
  await expect.element(screen.getByText('Combat ended at round 4.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Rest', exact: true })).not.toBeInTheDocument();
});

it('on a phone a long name has as much room before a fight as in it', async () => {
  await page.viewport(390, 844);
  const { screen, press } = await renderCombat(
    {
      name: 'Maximiliana Featherstonehaugh-Cholmondel',
      packInfo: PACKS.map((name) => [name, 1]),
    },
    {
      url: '/character/id/maximiliana%20featherstonehaugh-cholmondel/combat',
      baseGameData: [COMBAT_PACK, PLAYED],
    },
  );
  const rest = screen.getByRole('button', { name: 'Rest', exact: true });
  await expect.element(rest).toBeVisible();
  const top = () =>
    screen.getByRole('button', { name: 'Begin Combat' }).element().getBoundingClientRect().top;
  const before = top();
  await press('Begin Combat');
  await expect.element(rest).not.toBeInTheDocument();
  expect(top()).toBe(before);
});
