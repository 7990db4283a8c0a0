import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSheet, tileTitled } from '../../../testing/open-sheet.tsx';

const PLAY = { format: 1, roll: { kind: 'COUNT_SUCCESSES', atLeast: 1 }, check: { dice: 3 } };
const fields = { skills: new Map([['Lore', 2]]) };

describe('a skill on the sheet', () => {
  it('rolls its check, and its dice are still explained', async () => {
    await openSheet(fields, PLAY);
    await tileTitled('Skills').getByRole('button', { name: 'Roll Lore' }).click();
    const check = page.getByRole('dialog', { name: 'Lore' });
    await expect.element(check.getByRole('status')).toHaveTextContent('Successes 5');
    await expect.element(check.getByRole('button', { name: 'Check of Lore: 5d6' })).toBeVisible();
    await check.getByRole('button', { name: 'Roll again' }).click();
    await expect.element(check.getByRole('status')).toHaveTextContent('Successes 5');
    await userEvent.keyboard('{Escape}');
    await tileTitled('Skills').getByRole('button', { name: 'Dice of Lore: 2d6' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Dice of Lore' })).toBeVisible();
  });

  it('takes what dice rolled by hand count in place of its roll, and logs one roll for each', async () => {
    const { loaded } = await openSheet(fields, PLAY);
    const logged = () => loaded.store.getState().combat.rolls.map(({ action, roll }) => [action, roll.total]);
    await tileTitled('Skills').getByRole('button', { name: 'Roll Lore' }).click();
    const check = page.getByRole('dialog', { name: 'Lore' });
    await expect.element(check.getByRole('status')).toHaveTextContent('Successes 5');
    expect(logged()).toEqual([['Check of Lore', 5]]);
    await check.getByRole('button', { name: 'Rolled by hand' }).click();
    await expect.element(check.getByRole('spinbutton', { name: 'Successes' })).toHaveFocus();
    await userEvent.fill(check.getByRole('spinbutton', { name: 'Successes' }), '2');
    await expect.element(check.getByRole('status')).toHaveTextContent('Successes 2');
    expect(logged()).toEqual([['Check of Lore', 2]]);
    await check.getByRole('button', { name: 'Roll again' }).click();
    await expect.element(check.getByRole('status')).toHaveTextContent('Successes 5');
    expect(logged()).toEqual([
      ['Check of Lore', 5],
      ['Check of Lore', 2],
    ]);
  });

  it('succeeds or fails against the difficulty that is typed, with its odds', async () => {
    await openSheet(fields, { ...PLAY, difficulty: { base: 2, minimum: 1 } });
    await tileTitled('Skills').getByRole('button', { name: 'Roll Lore' }).click();
    const check = page.getByRole('dialog', { name: 'Lore' });
    await expect.element(check.getByText('Succeeds by 3')).toBeVisible();
    await expect.element(check.getByRole('button', { name: 'Succeeds 100 %' })).toBeVisible();
    await userEvent.fill(check.getByRole('spinbutton', { name: 'Difficulty' }), '6');
    await expect.element(check.getByText('Fails by 1')).toBeVisible();
    await expect.element(check.getByRole('button', { name: 'Succeeds 0 %' })).toBeVisible();
    await check.getByRole('button', { name: 'Roll again' }).click();
    await expect.element(check.getByText('Fails by 1')).toBeVisible();
  });

  it('without a rule for checks is no button', async () => {
    await openSheet(fields);
    await expect.element(tileTitled('Skills').getByText('Lore')).toBeVisible();
    await expect
      .element(tileTitled('Skills').getByRole('button', { name: 'Roll Lore' }))
      .not.toBeInTheDocument();
  });
});
