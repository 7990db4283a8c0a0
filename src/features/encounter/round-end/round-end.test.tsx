import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { moveGroup } from '../../../core/encounter/edit.ts';
import { setMemberEffect } from '../../../core/encounter/effects.ts';
import type { Encounter } from '../../../core/encounter/encounter.ts';
import { openFoeFight } from '../../../testing/foe-fight.tsx';

beforeEach(() => page.viewport(1440, 900));

describe('the end of a round', () => {
  const burning = (fight: Encounter) =>
    [1, 2].reduce((each, id) => setMemberEffect(each, { groupReference: 0, id }, 'Burning', id), fight);

  it('is proposed for all members, edited, applied in one step and undone in one', async () => {
    const { screen, members, button, game } = await openFoeFight(burning);
    const before = members();
    await button('Next Round').click();
    const lost = (member: string) =>
      screen.getByRole('spinbutton', { name: `Health lost, Burning, ${member}` });
    await expect.element(lost('Wolves 1')).toHaveValue('1');
    await lost('Wolves 2').fill('7');
    await button('Begin Round 2').click();
    await expect.poll(() => members().map(({ health }) => health)).toEqual([15, 9, 10, 20]);
    expect(members().map(({ statusEffects }) => statusEffects?.get('Burning'))).toEqual([
      undefined,
      1,
      undefined,
      undefined,
    ]);
    await button('Undo Next Round').click();
    expect(members()).toEqual(before);
    expect(game.encounters.store.getState().encounter?.round).toBe(1);
  });

  it('takes what was typed from the same member where another window moves its group', async () => {
    const { screen, members, button, game } = await openFoeFight((fight) =>
      setMemberEffect(burning(fight), { groupReference: 1, id: 1 }, 'Burning', 1),
    );
    await button('Next Round').click();
    const lost = (member: string) =>
      screen.getByRole('spinbutton', { name: `Health lost, Burning, ${member}` });
    await lost('Wolves 1').fill('7');
    game.encounters.change('Move Strangers', (before) => moveGroup(before, 1, -1));
    await expect.element(lost('Wolves 1')).toHaveValue('7');
    await button('Begin Round 2').click();
    await expect.poll(() => members().map(({ health }) => health)).toEqual([9, 14, 9, 20]);
  });

  it('names who falls by it, and changes nothing when it is cancelled', async () => {
    const { screen, members, button } = await openFoeFight((fight) => {
      const burns = burning(fight);
      return { ...burns, members: burns.members.map((member) => ({ ...member, health: 2 })) };
    });
    await button('Next Round').click();
    await expect.element(screen.getByText('Defeated by it: Wolves 2.')).toBeVisible();
    await button('Cancel').click();
    expect(members()[1]?.health).toBe(2);
  });
});
