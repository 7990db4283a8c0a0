import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { renderCombat } from '../../../testing/combat-screen.tsx';
import { anAction, aPackJson, CONSTANTS } from '../../../testing/packs.ts';

it('with large text the chosen action begins at the edge of the page', async () => {
  const names = ['Wait', 'Swing', 'A very long third action'];
  const baseGameData = aPackJson({
    name: 'Core',
    constants: CONSTANTS,
    actions: { defaultActions: names, actions: names.map((name) => anAction(name)) },
  });
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  });
  const { screen, press, tab } = await renderCombat({}, { baseGameData });
  await tab('Actions');
  await press('Select A very long third action');
  const heading = screen.getByRole('heading', { level: 2, name: 'A very long third action' });
  await expect.element(heading).toBeVisible();
  const chip = screen.getByRole('toolbar').getByRole('button', { name: 'Select A very long third action' });
  const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
  await expect.poll(() => left(chip.element())).toBe(left(heading.element()));
});
