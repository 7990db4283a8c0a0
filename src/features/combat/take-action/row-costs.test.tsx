import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cost, renderCombat } from '../../../testing/combat-screen.tsx';
import { anAction, aPackJson, aSkill, CONSTANTS } from '../../../testing/packs.ts';

const ACTIONS = [
  anAction('Swing', {
    resources: [cost('ENERGY', 1), cost('ACTION_POINTS', 2)],
    effects: [{ kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] }],
  }),
  anAction('Breathe', { resources: [cost('ENERGY', -3), cost('ACTION_POINTS', 1)] }),
  anAction('Push', { resources: [cost('FOCUS', 1), cost('ENERGY', -12)] }),
];

const PACK = aPackJson({
  name: 'Core',
  constants: CONSTANTS,
  actions: {
    defaultActions: ['Swing', 'Breathe', 'Push'],
    defaultManeuvers: ['Brace'],
    actions: ACTIONS,
    maneuvers: [anAction('Brace', { resources: [cost('ENERGY', 1)] })],
  },
  skills: [aSkill('Blades')],
});

it.each([390, 1440])('the costs of the rows stand below each other, %i px wide', async (width) => {
  await page.viewport(width, 900);
  const { screen, tab } = await renderCombat({}, { baseGameData: [PACK] });
  await tab('Actions');
  await expect.element(screen.getByRole('button', { name: 'Select Push' })).toBeVisible();
  const costOf = (name: string, resource: string) => {
    const row = screen.getByRole('article', { name }).element();
    const found = row.querySelector(`[data-is="${resource}"]`);
    if (found === null) throw new Error(`${name} has no ${resource}`);
    return found.getBoundingClientRect();
  };
  const points = costOf('Swing', 'ACTION_POINTS').left;
  expect(costOf('Breathe', 'ACTION_POINTS').left).toBeCloseTo(points);
  expect(costOf('Push', 'FOCUS').right).toBeCloseTo(costOf('Swing', 'ENERGY').right);
  // What is gained is apart from what is paid.
  expect(costOf('Push', 'gain').right).toBeLessThan(costOf('Push', 'FOCUS').left);
  await page.viewport(1280, 800);
});

it.each([390, 1440])('the costs of maneuvers stand at the end of their rows, %i px wide', async (width) => {
  await page.viewport(width, 900);
  const { screen, tab } = await renderCombat({}, { baseGameData: [PACK] });
  await tab('Maneuvers');
  const chevron = screen.getByRole('button', { name: 'Rules of Brace' });
  await expect.element(chevron).toBeVisible();
  const row = screen.getByRole('article', { name: 'Brace' }).element();
  const costs = row.querySelector('[data-is="ENERGY"]')?.getBoundingClientRect();
  expect(chevron.element().getBoundingClientRect().left - (costs?.right ?? 0)).toBeLessThan(17);
  await page.viewport(1280, 800);
});
