import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderCombat } from '../../../testing/combat-screen.tsx';
import { anAction, aPackJson, aStatusEffect, CONSTANTS } from '../../../testing/packs.ts';

it('the level that an action inflicts is at most the level cap, which its explanation names', async () => {
  const kindling = anAction('Kindle', {
    effects: [
      { kind: 'SET_INFLICTED_EFFECT', statusEffect: 'Burning' },
      { kind: 'CHANGE_PROPERTY', target: 'INFLICT_STATUS_EFFECT_LEVEL', by: 'CONSTANT', value: 9 },
    ],
  });
  const baseGameData = aPackJson({
    name: 'Core',
    constants: { ...CONSTANTS, STATUS_EFFECT_LEVEL_CAP: 5 },
    actions: { defaultActions: ['Kindle'], defaultManeuvers: [], maneuvers: [], actions: [kindling] },
    statusEffects: [aStatusEffect('Burning')],
  });
  const { screen } = await renderCombat({}, { baseGameData });
  const level = screen.getByRole('button', { name: 'Inflicted Status Effect Level: 5' });
  await level.click();
  const popup = page.getByRole('dialog', { name: 'Inflicted Status Effect Level' });
  await expect.element(popup).toHaveTextContent('Kindle');
  await expect.element(popup).toHaveTextContent('Level cap');
});

it('the captions of words and of explained numbers are on one line', async () => {
  const baseGameData = aPackJson({
    name: 'Core',
    constants: CONSTANTS,
    actions: { defaultActions: ['Wait'], defaultManeuvers: [], maneuvers: [], actions: [anAction('Wait')] },
  });
  await page.viewport(390, 844);
  const { screen } = await renderCombat({}, { baseGameData });
  await expect.element(screen.getByText('Bonus Successes', { exact: true })).toBeVisible();
  const top = (label: string) =>
    screen.getByText(label, { exact: true }).element().getBoundingClientRect().top;
  expect(top('Bonus Successes')).toBe(top('Inflicts'));
  await page.viewport(1280, 800);
});
