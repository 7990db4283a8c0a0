import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { renderCombat } from '../../testing/combat-screen.tsx';
import { anAction, aPackJson, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';

it('combat works for a character without actions, maneuvers, skills and items', async () => {
  const { screen, press, tab } = await renderCombat(
    { skills: new Map() },
    { baseGameData: aPackJson({ name: 'Core', constants: CONSTANTS }) },
  );
  await press('Begin Combat');
  await expect.element(screen.getByRole('heading', { name: 'There are no actions' })).toBeVisible();
  await tab('Actions');
  await expect.element(screen.getByRole('heading', { name: 'There are no actions' })).toBeVisible();
  await tab('Maneuvers');
  await expect.element(screen.getByRole('heading', { name: 'There are no maneuvers' })).toBeVisible();
  await expect.element(screen.getByText('No status effects.')).toBeVisible();
  for (const title of ['Skills', 'Inventory', 'Talents']) {
    const section = screen.getByRole('region', { name: title, exact: true });
    await section.getByRole('button', { name: 'Expand' }).click();
    await expect.element(section.getByText(/^No/)).toBeVisible();
  }
  await tab('Take Action');
  await expect.element(screen.getByRole('link', { name: 'Add items' })).toBeVisible();
  await screen.getByRole('link', { name: 'Add talents' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Talents' })).toBeVisible();
});

it('undefined status effects and skills of an action are marked as such', async () => {
  const odd = aPackJson({
    name: 'Core',
    constants: CONSTANTS,
    actions: {
      defaultActions: ['Haunt'],
      defaultManeuvers: [],
      maneuvers: [],
      actions: [
        anAction('Haunt', {
          effects: [
            { kind: 'SET_INFLICTED_EFFECT', statusEffect: 'Ghost' },
            { kind: 'GAIN_STATUS_EFFECT', statusEffect: 'Nonesuch', by: 'CONSTANT', value: 2 },
            { kind: 'GAIN_STATUS_EFFECT', statusEffect: 'Glowing' },
            { kind: 'GAIN_STATUS_EFFECT', input: 'STATUS_EFFECT' },
            { kind: 'SET_SKILL_DEFAULTS', skills: ['Juggling'] },
          ],
        }),
      ],
    },
    statusEffects: [aStatusEffect('Glowing')],
  });
  const { screen } = await renderCombat({}, { baseGameData: odd });
  await expect
    .element(screen.getByRole('list', { name: 'Errors in Haunt' }).getByRole('listitem').first())
    .toHaveTextContent('Gain Status Effect - Effect Undefined');
  await expect.element(screen.getByText('No Valid Skills').first()).toBeVisible();
  const changes = screen.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect.element(changes.first()).toHaveTextContent(/^Gains Nonesuch 2 No Status Effect Found!$/);
  await expect.element(changes.last()).toHaveTextContent(/^Gains Glowing 1$/);
  await changes.last().getByRole('button', { name: 'Glowing' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Glowing' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Ghost 0 No Status Effect Found!');
});

it('the error of a number input names its title, and appears once', async () => {
  const bad = { inputs: { numeric: { title: 'Guard', minimum: 5, maximum: 1 } } };
  const refusing = aPackJson({
    name: 'Core',
    constants: CONSTANTS,
    actions: {
      defaultActions: ['Brace'],
      defaultManeuvers: ['Press'],
      actions: [anAction('Brace', bad)],
      maneuvers: [anAction('Press', bad)],
    },
  });
  const { screen, press, tab } = await renderCombat({}, { baseGameData: refusing });
  await press('Begin Combat');
  await tab('Maneuvers');
  await press('Add Press');
  await press('Review');
  await expect
    .element(screen.getByRole('button', { name: 'Perform Action' }))
    .toHaveAccessibleDescription('Guard: The minimum of 5 exceeds the maximum of 1.');
});

it('undoing an action restores its draft, and redoing it clears the draft again', async () => {
  const { screen, press, tab } = await renderCombat();
  await press('Begin Combat');
  await tab('Actions');
  await press('Select Swing');
  await tab('Maneuvers');
  await press('Add Press');
  await press('Review');
  await press('Perform Action');
  await tab('Take Action');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Wait' })).toBeVisible();
  await press('Undo');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Swing' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove Press' })).toBeVisible();
  await press('Redo');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Wait' })).toBeVisible();

  // A change of the draft is a step of its own.
  await tab('Actions');
  await press('Select Lunge');
  await press('Undo');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Wait' })).toBeVisible();
  await press('Undo');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Swing' })).toBeVisible();
  await press('Redo');
  await press('Redo');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Lunge' })).toBeVisible();

  await press('Perform Action');
  await press('Undo');
  await tab('Take Action');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Lunge' })).toBeVisible();

  // Undoing anything else keeps the draft.
  await tab('Actions');
  await press('Select Swing');
  await press('Begin Next Phase');
  await press('Undo');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Swing' })).toBeVisible();
});

it('upkeep is shown for the current round, and rolls for the current combat', async () => {
  const statusEffects = new Map([['Glowing', 3]]);
  const { screen, press, tab } = await renderCombat({
    packInfo: [
      ['Core', 1],
      ['Extra', 1],
    ],
    combatState: { ...COMBAT_NOT_STARTED, statusEffects },
  });
  await press('Begin Combat');
  await press('Begin Next Round');
  await press('Begin Next Round');
  await expect.element(screen.getByText('Glowing 2 → 1')).toBeVisible();
  await press('Undo');
  await expect.element(screen.getByText('Glowing 3 → 2')).toBeVisible();
  await press('Redo');
  await expect.element(screen.getByText('Glowing 2 → 1')).toBeVisible();

  await tab('Actions');
  await press('Select Swing');
  await press('Roll dice');
  const log = screen.getByRole('region', { name: 'Rolls', exact: true });
  await expect.element(log).toBeVisible();
  await press('End Combat');
  await press('Yes');
  await press('Begin Combat');
  await expect.element(log).not.toBeInTheDocument();
  await press('Undo');
  await expect.element(log).toBeVisible();
  await press('Redo');
  await expect.element(log).not.toBeInTheDocument();
});

it('a repeated message is announced again', async () => {
  const { screen, press } = await renderCombat({}, {});
  await press('Begin Combat');
  await screen.getByRole('combobox', { name: 'Status Effect', exact: true }).selectOptions('Glowing');
  const announcement = () => screen.getByText('Glowing 1 added.').findElement();
  await press('Add Status Effect');
  const first = await announcement();
  await press('Remove Glowing');
  await expect.element(screen.getByText('Glowing removed.')).toBeInTheDocument();
  await press('Undo');
  await expect.element(screen.getByText('Undone: Remove Glowing')).toBeInTheDocument();
  await press('Remove Glowing');
  await screen.getByRole('combobox', { name: 'Status Effect', exact: true }).selectOptions('Glowing');
  await press('Add Status Effect');
  expect(await announcement()).not.toBe(first);
});

it('each action and round step is a separate undo step with its name', async () => {
  const { game, press, tab } = await renderCombat();
  await press('Begin Combat');
  await tab('Actions');
  await press('Select Wait');
  await press('Perform Action');
  await press('Begin Next Phase');
  await press('Begin Next Round');
  expect(game.loaded.store.getState().undoable.map(({ label }) => label)).toEqual([
    'Begin Combat',
    'Select Wait',
    'Perform Wait',
    'Begin Next Phase',
    'Begin Next Round',
  ]);
});

it('a new choice clears the searches and the copy message of the mounted panels', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen, press, tab } = await renderCombat();
  const search = (what: string) => screen.getByRole('searchbox', { name: `Search ${what}` });
  await press('Begin Combat');
  await tab('Actions');
  await search('actions').fill('swing');
  await press('Select Swing');
  await press('Copy dice');
  await expect.element(screen.getByText('Copied.')).toBeVisible();

  await tab('Maneuvers');
  await search('maneuvers').fill('twist');
  await tab('Actions');
  await expect.element(search('actions')).toHaveValue('');
  await press('Select Swing');
  await expect.element(screen.getByRole('button', { name: 'Copy dice' })).toBeVisible();
  await expect.element(screen.getByText('Copied.')).not.toBeInTheDocument();

  await tab('Maneuvers');
  await expect.element(search('maneuvers')).toHaveValue('twist');
  await tab('Actions');
  await search('actions').fill('swing');
  await tab('Take Action');
  await press('Perform Action');
  await expect.element(search('actions')).toHaveValue('');
  await expect.element(screen.getByRole('button', { name: 'Select Lunge' })).toBeVisible();
  await tab('Maneuvers');
  await expect.element(search('maneuvers')).toHaveValue('');
});

it('the second click of a double click begins no round and removes no status effect; a third click counts', async () => {
  const { game, screen, press } = await renderCombat();
  const state = () => game.loaded.store.getState().character?.sheet.combatState;
  await press('Begin Combat');
  await screen.getByRole('button', { name: 'Begin Next Round' }).dblClick();
  expect(state()?.round).toBe(2);
  await screen.getByRole('button', { name: 'Begin Next Round' }).tripleClick();
  expect(state()?.round).toBe(4);
  const { combat } = game;
  combat.intents.addStatusEffect({ name: 'Glowing', level: 3 });
  combat.intents.addStatusEffect({ name: 'Dim', level: 3 });
  await screen.getByRole('button', { name: 'Remove Glowing' }).dblClick();
  expect([...(state()?.statusEffects.keys() ?? [])]).toEqual(['Dim']);
});

it('the second click of a double click undoes no other round', async () => {
  const { game, screen, press } = await renderCombat();
  const round = () => game.loaded.store.getState().character?.sheet.combatState.round;
  await press('Begin Combat');
  game.combat.intents.addStatusEffect({ name: 'Glowing', level: 5 });
  await press('Begin Next Round');
  await press('Begin Next Round');
  await screen.getByRole('button', { name: 'Undo Begin Next Round' }).dblClick({ delay: 150 });
  expect(round()).toBe(2);
});

it('the second click of a double click performs no other action', async () => {
  // The bar stays where it is: it sticks to the bottom of a low screen.
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(1600, 560);
  const { game, screen, press } = await renderCombat();
  await press('Begin Combat');
  await press('Select Swing');
  await screen.getByRole('button', { name: 'Perform Action' }).dblClick({ delay: 150 });
  const performed = () => game.loaded.store.getState().combat.performed.map(({ draft }) => draft.action);
  expect(performed()).toEqual(['Swing']);
});

it.each([390, 1100, 1440])('one button of the bar begins the combat, %i px wide', async (width) => {
  await page.viewport(width, 900);
  const { screen, press, tab } = await renderCombat();
  const start = screen.getByRole('button', { name: 'Start Combat' });
  const perform = screen.getByRole('button', { name: 'Perform Action' });
  for (const name of ['Actions', 'Take Action']) {
    await tab(name);
    await expect.element(start).toBeVisible();
  }
  expect(perform.query()).toBeNull();
  await press('Start Combat');
  await expect.element(perform).toBeVisible();
  expect(start.query()).toBeNull();
  await page.viewport(1280, 800);
});
