import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COMBAT_NOT_STARTED } from '../../../core/character/sheet/default-sheet.ts';
import { openSheet, tileTitled } from '../../../testing/open-sheet.tsx';

const inCombat = (statusEffects: ReadonlyMap<string, number> = new Map()) => ({
  combatState: { ...COMBAT_NOT_STARTED, round: 1, statusEffects },
});

const tile = () => tileTitled('Status Effects');

describe('the status effects on the sheet', () => {
  it('say before combat why none can be added', async () => {
    await openSheet();
    await expect
      .element(tile())
      .toHaveTextContent('Combat must begin before you are able to add Status Effects.');
    await expect.element(tile().getByRole('combobox')).not.toBeInTheDocument();
  });

  it('are added at a level of the field, or at once by the button of a level', async () => {
    const { sheet } = await openSheet(inCombat());
    const level = () => sheet().combatState.statusEffects.get('Bleeding');
    const add = tile().getByRole('button', { name: 'Add Status Effect' });
    await expect.element(tile()).toHaveTextContent('You must select a Status Effect.');
    await expect.element(tile().getByRole('toolbar', { name: /^Levels/ })).not.toBeInTheDocument();
    const choose = () => tile().getByRole('combobox', { name: 'Status Effect' }).selectOptions('Bleeding');
    await choose();
    await add.click();
    expect(level()).toBe(1);
    await expect.element(tile()).toHaveTextContent('You must select a Status Effect.');
    await choose();
    await tile().getByRole('button', { name: 'Add Bleeding at level 3' }).click();
    expect(level()).toBe(3);
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Bleeding 3 added.' }))
      .toBeInTheDocument();
    await expect.element(tile().getByRole('combobox', { name: 'Status Effect' })).toHaveFocus();

    await choose();
    await tile().getByRole('button', { name: 'Add Bleeding at level 5' }).click();
    expect(level()).toBe(5);
    await choose();
    await expect
      .element(tile().getByRole('toolbar', { name: 'Levels of Bleeding' }).getByRole('button'))
      .toHaveLength(5);
  });

  it('say why a level cannot be added whose button is pressed', async () => {
    const { sheet } = await openSheet(inCombat(new Map([['Bleeding', 3]])));
    await tile().getByRole('combobox', { name: 'Status Effect' }).selectOptions('Bleeding');
    const second = tile().getByRole('button', { name: 'Add Bleeding at level 2' });
    await expect.element(second).toHaveAttribute('aria-disabled', 'true');
    await second.click({ force: true });
    expect(sheet().combatState.statusEffects.get('Bleeding')).toBe(3);
    await expect.element(tile().getByRole('spinbutton', { name: 'Level', exact: true })).toHaveValue('2');
    await expect
      .element(tile().getByRole('button', { name: 'Add Status Effect' }))
      .toHaveAccessibleDescription(/^You already have an equal or higher level of Bleeding ?\.$/);
    // The name in the row, and the name in the reason.
    const names = tile().getByRole('button', { name: 'Bleeding', exact: true });
    await expect.element(names).toHaveLength(2);
    for (const name of names.elements()) expect(getComputedStyle(name).fontSize).not.toBe('0px');
  });

  it('show their text at their level, which is raised and lowered in place, and open their card', async () => {
    const { sheet } = await openSheet(inCombat(new Map([['Bleeding', 2]])));
    const row = tile().getByRole('listitem');
    await expect.element(row).toHaveTextContent('Lose 2 health.');
    await row.getByRole('button', { name: 'Increase Level of Bleeding' }).click();
    expect(sheet().combatState.statusEffects.get('Bleeding')).toBe(3);
    await expect.element(row).toHaveTextContent('Lose 3 health.');
    await row.getByRole('button', { name: 'Decrease Level of Bleeding' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(sheet().combatState.statusEffects.get('Bleeding')).toBe(3);
    await row.getByRole('button', { name: 'Bleeding', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Bleeding' })).toHaveTextContent('Level 3');
    await userEvent.keyboard('{Escape}');
    await row.getByRole('button', { name: 'Remove Bleeding' }).click();
    await expect.element(row).not.toBeInTheDocument();
    expect(sheet().combatState.statusEffects.size).toBe(0);
  });

  it('change the numbers beside soak, each explained', async () => {
    await openSheet(inCombat(new Map([['Bleeding', 2]])));
    const equipment = tileTitled('Equipment');
    await equipment.getByRole('button', { name: 'Damage Received: 2' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Damage Received' }))
      .toHaveTextContent('Bleeding2Total2');
    await userEvent.keyboard('{Escape}');
    await expect.element(equipment).not.toHaveTextContent('Difficulty Adjustment');
    await tile().getByRole('combobox', { name: 'Status Effect' }).selectOptions('Hidden');
    await tile().getByRole('button', { name: 'Add Status Effect' }).click();
    await expect.element(equipment.getByRole('button', { name: 'Difficulty Adjustment: 1' })).toBeVisible();
  });

  it('that nobody defines say so, and can be removed before combat', async () => {
    const statusEffects = new Map([['Nope', 1]]);
    const { sheet } = await openSheet({ combatState: { ...COMBAT_NOT_STARTED, statusEffects } });
    await expect.element(tile().getByRole('listitem')).toHaveTextContent('No Status Effect Found!');
    await tile().getByRole('button', { name: 'Remove Nope' }).click();
    expect(sheet().combatState.statusEffects.size).toBe(0);
  });
});
