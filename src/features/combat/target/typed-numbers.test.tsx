import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { COMBAT_PACK, renderCombat } from '../../../testing/combat-screen.tsx';
import { anAction } from '../../../testing/packs.ts';
import { STANDARD_PLAY } from '../../../testing/play.ts';

/** A swing of 3 dice with power 4, of iron, against the base difficulty 2. */
const PACK = {
  ...COMBAT_PACK,
  damageInfo: [{ type: 'DAMAGE_TYPE_A', name: 'Iron', relatedSkills: ['Blades'] }],
  actions: {
    defaultActions: ['Swing'],
    defaultManeuvers: [],
    actions: [
      anAction('Swing', {
        effects: [
          { kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] },
          { kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_A' },
          { kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value: 4 },
        ],
      }),
    ],
    maneuvers: [],
  },
  play: STANDARD_PLAY,
};

/** Rolled: all 3 dice are successes, so it hits by 1 for 4 + 1. */
async function roll() {
  const { screen, press } = await renderCombat({}, { baseGameData: [PACK], random: () => 5 });
  await press('Roll dice');
  await expect.element(screen.getByText('Hits by 1')).toBeVisible();
  await press('Difficulty 2');
  const field = (name: string) => screen.getByRole('spinbutton', { name, exact: true });
  return {
    field,
    press,
    does: (verdict: string) => expect.element(screen.getByText(verdict, { exact: true })).toBeVisible(),
    damage: (total: number) =>
      expect.element(screen.getByRole('button', { name: `Damage: ${total}`, exact: true })).toBeVisible(),
    noDamage: () => expect.element(screen.getByRole('button', { name: /^Damage: / })).not.toBeInTheDocument(),
  };
}

describe('the numbers typed for a target', () => {
  it('decide by the difficulty whether the roll hits, and by how much', async () => {
    const { field, press, does, damage, noDamage } = await roll();
    await press('Increase Difficulty');
    await does('Hits');
    await damage(4);
    await field('Difficulty').fill('1000000000');
    await does('Misses by 999999997');
    await noDamage();
    await field('Difficulty').fill('-5');
    await does('Hits by 2');
    await damage(6);
    for (const nothing of ['', '1e9', '--7']) {
      await field('Difficulty').fill(nothing);
      await does('Hits by 2');
    }
  });

  it.each<[string, number, readonly (readonly [string, number])[]]>([
    [
      'Iron Soak',
      4,
      [
        ['2', 3],
        ['-5', 10],
        ['1000000000', 1],
        ['', 1],
        ['1e9', 1],
      ],
    ],
    [
      'Damage Received',
      6,
      [
        ['2', 7],
        ['-5', 1],
        ['1000000000', 1_000_000_005],
        ['', 1_000_000_005],
        ['1e9', 1_000_000_005],
      ],
    ],
  ])('change the damage by %s, which is at least 1', async (name, stepped, typed) => {
    const { field, press, does, damage } = await roll();
    await press(`Increase ${name}`);
    await damage(stepped);
    for (const [text, total] of typed) {
      await field(name).fill(text);
      await damage(total);
      await does('Hits by 1');
    }
  });

  it('stay within the largest number of the game', async () => {
    const { field, damage } = await roll();
    await field('Iron Soak').fill('-99999999999999');
    await expect.element(field('Iron Soak')).toHaveAttribute('aria-valuenow', '-1000000000000');
    await field('Damage Received').fill('99999999999999');
    await expect.element(field('Damage Received')).toHaveAttribute('aria-valuenow', '1000000000000');
    await damage(1_000_000_000_000);
  });
});

it('a roll leaves the target below the maneuvers', async () => {
  const { screen, press } = await renderCombat({}, { baseGameData: [PACK], random: () => 5 });
  const target = screen.getByRole('combobox', { name: 'Target' });
  await expect.element(target).toBeVisible();
  const maneuvers = screen.getByRole('button', { name: 'Choose maneuvers' });
  const topOf = (each: typeof target) => each.element().getBoundingClientRect().top;
  const distance = () => topOf(target) - topOf(maneuvers);
  const before = distance();
  await press('Roll dice');
  await expect.element(screen.getByText('Hits by 1')).toBeVisible();
  expect(distance()).toBe(before);
});

it('the damage of a hit is said with its type', async () => {
  await roll();
  const verdict = page.getByRole('status').filter({ hasText: 'Hits by 1' });
  await expect.element(verdict).toHaveTextContent('5 Iron damage');
});
