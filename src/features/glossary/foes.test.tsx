import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../app/paths.ts';
import { aPackJson, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';

const WOLF = {
  name: 'Wolf',
  text: 'Grey and patient.',
  maximumHealth: 12,
  maximumEnergy: 4,
  maximumAP: 3,
  dice: 5,
  power: 2,
  proofAgainst: ['Frightened'],
};
const RIVAL = { name: 'Rival', text: 'Sworn.', sheet: { version: 13, name: 'Rival', packInfo: [] } };

const game = aPackJson({
  constants: CONSTANTS,
  statusEffects: [aStatusEffect('Frightened', { description: 'Cannot come closer.' })],
  play: { format: 1, foes: [WOLF, RIVAL] },
});

it('foes are found by their text, with their numbers and terms', async () => {
  const { screen } = await renderApp({ url: paths.foes, baseGameData: game });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('Foes (2)');
  await expect.element(screen.getByText('Health 20 · Energy 10 · AP 3')).toBeVisible();
  await screen.getByLabelText('Search field').selectOptions('Description');
  await screen.getByLabelText('Search value').fill('patient');
  await expect.element(heading).toHaveTextContent('Foes (1)');
  await expect.element(screen.getByText('Health 12 · Energy 4 · AP 3')).toBeVisible();
  await screen.getByRole('button', { name: 'Frightened' }).click();
  await expect.element(screen.getByText('Cannot come closer.')).toBeVisible();
});

it('game data without foes say so', async () => {
  const { screen } = await renderApp({ url: paths.foes, baseGameData: aPackJson() });
  await expect.element(screen.getByText('There are no foes')).toBeVisible();
});

it('a group of a new encounter takes its numbers from a foe', async () => {
  const { screen } = await renderApp({ url: paths.encounter('create'), baseGameData: game });
  await screen.getByLabelText('Foe').selectOptions('Wolf');
  await expect.element(screen.getByLabelText('Group Name')).toHaveValue('Wolf');
  await expect.element(screen.getByRole('spinbutton', { name: 'Maximum Health' })).toHaveValue('12');
  await screen.getByRole('button', { name: 'Add Group' }).click();
  await expect.element(screen.getByText('Health 12 · Energy 4 · AP 3')).toBeVisible();
});

it('an encounter without foes in the game data has the form of the three numbers alone', async () => {
  const { screen } = await renderApp({ url: paths.encounter('create'), baseGameData: aPackJson() });
  await expect.element(screen.getByLabelText('Group Name')).toBeVisible();
  expect(screen.getByLabelText('Foe').query()).toBeNull();
});
