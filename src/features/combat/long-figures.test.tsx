import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { renderCombat } from '../../testing/combat-screen.tsx';
import { anAction, aPackJson, aSkill, CONSTANTS } from '../../testing/packs.ts';

const PACK = aPackJson({
  name: 'Core',
  constants: {
    ...CONSTANTS,
    MAXIMUM_HEALTH: 1_000_000_000_000,
    MAXIMUM_ENERGY: 123_456_789,
    MAXIMUM_VIGOR: 1_000_000,
  },
  actions: {
    defaultActions: ['Swing'],
    actions: [
      anAction('Swing', {
        inputs: { skill: {} },
        effects: [{ kind: 'CHANGE_PROPERTY', target: 'DICE_POOL', by: 'CONSTANT', value: 1_000_000_000 }],
      }),
    ],
  },
  skills: [aSkill('Blades')],
  play: {
    format: 1,
    labels: { HEALTH: 'Constitution', ENERGY: 'Concentration', VIGOR: 'Determination' },
  },
});

/** The lines on which a text stands. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

it.each([390, 360])('at %d px long words and numbers of the bars and the dice stay whole', async (width) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const { screen } = await renderCombat(
    {
      health: 999_999_999_999,
      energy: 123_456_789,
      vigor: 1_000_000,
      combatState: { ...COMBAT_NOT_STARTED, round: 1, actionPoints: 4 },
    },
    { baseGameData: [PACK] },
  );
  for (const [name, value] of [
    ['Constitution', '999999999999'],
    ['Concentration', '123456789'],
    ['Determination', '1000000'],
  ] as const) {
    const meter = screen.getByRole('toolbar', { name: 'Bars' }).getByRole('meter', { name });
    await expect.element(meter).toBeVisible();
    const bar = meter.element().parentElement ?? document.body;
    const frame = bar.getBoundingClientRect();
    const label = screen.getByRole('toolbar', { name: 'Bars' }).getByText(name, { exact: true }).element();
    expect.soft(label.scrollWidth, name).toBeLessThanOrEqual(label.clientWidth + 1);
    const figure = screen.getByText(value, { exact: true }).first().element();
    expect.soft(linesOf(figure), value).toBe(1);
    const maximum = screen.getByRole('button', { name: new RegExp(`^Maximum ${name}`) }).element();
    for (const each of [figure, maximum]) {
      const { left, right } = each.getBoundingClientRect();
      expect.soft(left, `${name} ${each.textContent}`).toBeGreaterThanOrEqual(frame.left - 1);
      expect.soft(right, `${name} ${each.textContent}`).toBeLessThanOrEqual(frame.right + 1);
    }
  }
  const roll = screen.getByRole('button', { name: 'Roll dice' }).element().getBoundingClientRect();
  const dice = screen
    .getByText(/^\d+d6$/)
    .last()
    .element();
  const range = document.createRange();
  range.selectNodeContents(dice);
  expect.soft(range.getBoundingClientRect().right).toBeLessThanOrEqual(roll.left);
  const perform = screen.getByRole('button', { name: 'Perform Action' }).element().getBoundingClientRect();
  expect.soft(perform.right).toBeLessThanOrEqual(width);
});
