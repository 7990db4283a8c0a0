import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../app/paths.ts';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import { readStoredFoe } from '../../core/foes/stored-foe.ts';
import { aPackJson, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

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
  await screen.getByRole('button', { name: 'Filters' }).click();
  await screen.getByLabelText('Search field').selectOptions('Description');
  await screen.getByLabelText('Search value').fill('patient');
  await expect.element(heading).toHaveTextContent('Foes (1)');
  await expect.element(screen.getByText('Health 12 · Energy 4 · AP 3')).toBeVisible();
  await screen.getByRole('button', { name: 'Frightened' }).click();
  await expect.element(screen.getByText('Cannot come closer.')).toBeVisible();
});

it('a figure is at the same place on every card, whether a foe has it or not', async () => {
  const bear = { ...WOLF, name: 'Bear', soak: { DAMAGE_TYPE_A: 2 }, difficulty: 3 };
  const { power: _none, ...wolf } = WOLF;
  await renderApp({
    url: paths.foes,
    baseGameData: aPackJson({ constants: CONSTANTS, play: { format: 1, foes: [bear, wolf] } }),
  });
  const place = (name: string, label: string) => {
    const card = page.getByRole('article', { name });
    const figure = card.getByText(label, { exact: true }).element().getBoundingClientRect();
    return figure.left - card.element().getBoundingClientRect().left;
  };
  await expect.element(page.getByRole('article', { name: 'Bear' })).toBeVisible();
  for (const label of ['Dice', 'Power', 'Difficulty', 'Soak']) {
    expect(place('Wolf', label)).toBe(place('Bear', label));
  }
});

it('a foe of a pack is written on in the workshop', async () => {
  const { screen, game: opened } = await renderApp({ url: paths.foes, baseGameData: game });
  await screen.getByRole('button', { name: 'Write on Wolf' }).click();
  await screen.getByRole('button', { name: 'Change in my house rules' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Wolf');
  const { pack } = opened.workshop.getState()?.store.getState() ?? {};
  expect(pack?.json).toMatchObject({ name: 'House Rules', play: { foes: [WOLF] } });
});

it('game data without foes say so', async () => {
  const { screen } = await renderApp({ url: paths.foes, baseGameData: aPackJson() });
  await expect.element(screen.getByText('There are no foes')).toBeVisible();
});

it('a group of a new encounter takes its numbers from a foe', async () => {
  const { screen } = await renderApp({ url: paths.encounter('create'), baseGameData: game });
  await screen.getByRole('group', { name: 'Foe' }).getByRole('button', { name: 'Wolf' }).click();
  await expect.element(screen.getByLabelText('Group Name')).toHaveValue('Wolf');
  await expect.element(screen.getByRole('spinbutton', { name: 'Maximum Health' })).toHaveValue('12');
  await expect.element(screen.getByRole('textbox', { name: 'Encounter Name' })).toHaveValue('Wolf');
  await expect.element(screen.getByRole('spinbutton', { name: 'Members' })).toHaveFocus();
  await userEvent.keyboard('6');
  await screen.getByRole('button', { name: 'Add Group' }).click();
  await expect.element(screen.getByText('Health 12 · Energy 4 · AP 3 · 6 members')).toBeVisible();
});

it('an encounter without foes in the game data has the form of the three numbers alone', async () => {
  const { screen } = await renderApp({ url: paths.encounter('create'), baseGameData: aPackJson() });
  await expect.element(screen.getByLabelText('Group Name')).toBeVisible();
  expect(screen.getByLabelText('Foe').query()).toBeNull();
});

describe('a foe of the game master', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const names = (name: string) => page.getByRole('combobox', { name, exact: true });
  const open = (prepare?: Parameters<typeof renderApp>[0]['prepare']) =>
    renderApp({ url: paths.foes, baseGameData: game, ...(prepare && { prepare }) });
  const json = ({ storage }: Awaited<ReturnType<typeof open>>['game'], name: string) =>
    storage.foes.get(name)?.value.json;

  it('is made in a form, which keeps what was typed when it is left', async () => {
    const { game: opened } = await open();
    await button('New Foe').click();
    await expect.element(button('Save Foe')).toHaveAccessibleDescription('Please enter a name.');
    await field('Name').fill('Bear');
    await page.getByRole('spinbutton', { name: 'Dice' }).fill('6');
    await field('Power').fill('much');
    await expect.element(field('Power')).toHaveAccessibleDescription(/This must be a number/);
    await userEvent.keyboard('{Escape}');
    await button('Continue with Bear').click();
    await field('Power').fill('4');
    await names('Action').fill('Bite');
    await userEvent.keyboard('{Enter}');
    await names('Immune to').fill('frightened');
    await button('Add Status Effect').click();
    await button('Save Foe').click();
    await expect.element(page.getByRole('article', { name: 'Bear' })).toBeVisible();
    expect(json(opened, 'Bear')).toEqual({
      name: 'Bear',
      maximumHealth: 1,
      maximumEnergy: 1,
      maximumAP: 1,
      dice: 6,
      power: 4,
      actions: ['Bite'],
      proofAgainst: ['Frightened'],
    });
  });

  it('has optional numbers that typing replaces, as it does those that must be there', async () => {
    await open();
    await button('New Foe').click();
    const power = field('Power');
    await power.fill('35');
    await field('Name').click();
    await power.click({ position: { x: 4, y: 10 } });
    await userEvent.keyboard('20');
    await expect.element(power).toHaveValue('20');
    await userEvent.keyboard('{Enter}1,234');
    await expect.element(power).toHaveValue('1,234');
    await userEvent.tab();
    await expect.element(power).toHaveValue('1234');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Backspace}');
    await expect.element(power).toHaveValue('');
  });

  it('is a copy of a foe of a pack, and can be edited again', async () => {
    const { game: opened } = await open();
    await button('Edit a copy of Wolf').click();
    await expect.element(field('Name')).toHaveValue('Wolf (2)');
    await button('Remove Frightened').click();
    await button('Save Foe').click();
    await button('Edit Wolf (2)').click();
    await field('Name').fill('Old Wolf');
    await button('Save Foe').click();
    await expect.element(page.getByRole('article', { name: 'Old Wolf' })).toBeVisible();
    await expect.element(button('Undo Edit Wolf (2)')).toBeVisible();
    const { proofAgainst: _none, ...numbers } = WOLF;
    expect(json(opened, 'Old Wolf')).toMatchObject({ ...numbers, name: 'Old Wolf' });
    expect(json(opened, 'Old Wolf')).not.toHaveProperty('proofAgainst');
    expect(json(opened, 'Wolf (2)')).toBeUndefined();
  });

  it('is made of a character, whose sheet it copies', async () => {
    const ilse = storedSheetOf(aSheet({ name: 'Ilse Wren' }));
    const { game: opened } = await open(({ storage }) => storage.characters.save(ilse));
    await button('Make a Foe from a Character').click();
    await button('Make a foe of Ilse Wren').click();
    await field('Name').fill('Dark Ilse');
    await button('Save Foe').click();
    await expect.element(page.getByRole('article', { name: 'Dark Ilse' })).toBeVisible();
    expect(json(opened, 'Dark Ilse')).toEqual({ name: 'Dark Ilse', sheet: ilse.json });
  });

  it('is given no name that another one has, and what is discarded comes back', async () => {
    const bear = readStoredFoe({ ...WOLF, name: 'Bear' });
    await open(({ storage }) => (bear.ok ? storage.foes.save(bear.value) : undefined));
    await button('New Foe').click();
    await field('Name').fill('bear');
    await expect.element(field('Name')).toHaveAccessibleDescription('A foe with that name already exists.');
    await button('Discard').click();
    await expect.element(button('Continue with bear')).not.toBeInTheDocument();
    await button('Undo Discard bear').click();
    await button('Continue with bear').click();
    await expect.element(field('Name')).toHaveValue('bear');
  });
});
