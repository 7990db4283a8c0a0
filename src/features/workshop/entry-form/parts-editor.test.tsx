import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../core/game-data/editing/json-edit.ts';
import { templatePack } from '../../../core/game-data/editing/new-pack.ts';
import { openEntry } from '../../../testing/open-entry.tsx';

const PACK = templatePack('Kitchen');

describe('the forms of what is in no list', () => {
  it('change a constant and a part of play, and show findings at their part', async () => {
    const { screen, json, changes } = await openEntry({ pack: PACK });
    const constants = screen.getByRole('region', { name: 'Constants' });
    await constants.getByRole('button', { name: 'Expand' }).click();
    await constants.getByRole('textbox', { name: 'Maximum Health' }).fill('0');
    expect(changes).toEqual(['Change constants › MAXIMUM_HEALTH of Kitchen']);
    await expect.element(constants.getByText('1 finding')).toBeVisible();
    await expect.element(constants.getByText(/so the game data fail verification/)).toBeVisible();
    const roll = screen.getByRole('region', { name: 'Roll' });
    await roll.getByRole('button', { name: 'Expand' }).click();
    await expect.element(roll.getByText('Each die that shows 4 or more is a success.')).toBeVisible();
    await roll.getByRole('combobox', { name: 'Kind' }).selectOptions('Sum');
    await expect.element(roll.getByText('What the dice add up to counts.')).toBeVisible();
    expect(valueAt(json(), ['play', 'roll'])).toEqual({ kind: 'SUM' });
  });

  it('say which part is empty', async () => {
    const { screen } = await openEntry({
      pack: {
        ...PACK,
        actions: { ...(PACK.actions as object), defaultActions: ['Slice'], defaultManeuvers: [] },
      },
    });
    const part = (name: string) => screen.getByRole('region', { name });
    await expect.element(part('Default Maneuvers')).toHaveTextContent('Empty. Maneuvers that every');
    await expect.element(part('Default Actions')).toHaveTextContent(/^Default ActionsSliceExpand$/);
  });

  it('begin play in a pack that has none', async () => {
    const { play: _, ...without } = PACK;
    const { screen, json } = await openEntry({ pack: without });
    const check = screen.getByRole('region', { name: 'Check' });
    await check.getByRole('button', { name: 'Expand' }).click();
    await check.getByRole('button', { name: 'Add Check' }).click();
    await check.getByRole('textbox', { name: 'Dice' }).fill('3');
    expect(json().play).toEqual({ format: 1, check: { dice: 3 } });
    await check.getByRole('button', { name: 'Remove Check' }).click();
    expect(json().play).toEqual({ format: 1 });
  });
});
