import { describe, expect, it } from 'vitest';
import { COMBAT_PACK, renderCombat } from '../../../testing/combat-screen.tsx';
import { aSkill } from '../../../testing/packs.ts';

const NAMES = Array.from({ length: 500 }, (_, index) => `Skill ${index}`);

describe('the skills beside a combat', () => {
  it('are rendered only in view where there are hundreds', async () => {
    const { screen } = await renderCombat(
      { skills: new Map(NAMES.map((name) => [name, 1])) },
      { baseGameData: { ...COMBAT_PACK, skills: NAMES.map((name) => aSkill(name)) } },
    );
    const section = screen.getByRole('region', { name: 'Skills', exact: true });
    await section.getByRole('button', { name: 'Expand' }).click();
    const list = section.getByRole('list', { name: 'Skills', exact: true });
    await expect.element(list).toHaveTextContent('Skill 0');
    expect(list.element().querySelectorAll('[role="listitem"], li').length).toBeLessThan(100);
  });
});
