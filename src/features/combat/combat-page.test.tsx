import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import type { Sheet } from '../../core/character/sheet/sheet.ts';
import { anAction, aPackJson, aSkill, aStatusEffect, CONSTANTS } from '../../testing/packs.ts';
import { type RenderOptions, renderApp } from '../../testing/render-app.tsx';
import { aSheet } from '../../testing/sheets.ts';

const cost = (resource: string, value: number) => ({ resource, by: 'CONSTANT', value });

const CORE = aPackJson({
  name: 'Core',
  constants: CONSTANTS,
  actions: {
    defaultActions: ['Wait', 'Swing'],
    defaultManeuvers: ['Press'],
    actions: [
      anAction('Wait'),
      anAction('Swing', {
        resources: [cost('ACTION_POINTS', 1)],
        effects: [{ kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] }],
      }),
    ],
    maneuvers: [anAction('Press')],
  },
  skills: [aSkill('Blades')],
});

const EXTRA = aPackJson({
  name: 'Extra',
  actions: {
    defaultActions: ['Lunge'],
    defaultManeuvers: ['Twist'],
    actions: [anAction('Lunge')],
    maneuvers: [anAction('Twist')],
  },
  statusEffects: [aStatusEffect('Glowing', { description: 'Seen from SE_LEVEL miles.' })],
});

async function renderCombat(fields: Partial<Sheet> = {}, options: Partial<RenderOptions> = {}) {
  const sheet = aSheet({ packInfo: [['Core', 1]], skills: new Map([['Blades', 3]]), ...fields });
  const rendered = await renderApp({
    url: '/character/id/aria/combat',
    baseGameData: [CORE, EXTRA],
    prepare: ({ loaded }) => loaded.load(sheet),
    ...options,
  });
  const { screen } = rendered;
  /** Packs change as on the management page: they are put in force, and the character is read by them. */
  const enableOnly = async (...packs: readonly string[]) => {
    const { gameData, loaded } = rendered.game;
    await gameData.enableOnly(packs);
    await loaded.load(loaded.store.getState().character?.sheet ?? sheet);
  };
  return {
    ...rendered,
    enableOnly,
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
    tab: (name: string) => screen.getByRole('tab', { name, exact: true }).click(),
  };
}

test('a pack that goes while combat runs takes its action along, and the fight goes on', async () => {
  const { screen, enableOnly, press, tab } = await renderCombat();
  await press('Begin Combat');
  await tab('Actions');
  await press('Select Lunge');
  await tab('Maneuvers');
  await press('Add Twist');
  await press('Review');
  await expect.element(screen.getByRole('button', { name: 'Remove Twist' })).toBeVisible();
  await screen.getByRole('combobox', { name: 'Status Effect', exact: true }).selectOptions('Glowing');
  await press('Add Status Effect');
  const section = screen.getByRole('region', { name: 'Status Effects', exact: true });
  await section.getByRole('button', { name: 'Expand' }).click();
  await expect.element(section).toHaveTextContent('Seen from 1 miles.');

  await enableOnly('Core');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Wait' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Twist' }).query()).toBeNull();
  await expect.element(section).toHaveTextContent('No Status Effect Found!');
  await press('Perform Action');
  await press('Remove Glowing');
  await expect.element(screen.getByRole('status', { name: 'Turn' })).toHaveTextContent('Round 1');
});

test('a maneuver whose pack goes leaves the action that stays', async () => {
  const { screen, enableOnly, press, tab } = await renderCombat();
  await tab('Actions');
  await press('Select Swing');
  await tab('Maneuvers');
  await press('Add Twist');
  await press('Add Press');
  await enableOnly('Core');
  await press('Review');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Swing' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove Press' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Twist' }).query()).toBeNull();
});

test('a character without actions, maneuvers, skills and items still has a round', async () => {
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
  for (const title of ['Skills', 'Inventory', 'Talents', 'Status Effects']) {
    const section = screen.getByRole('region', { name: title, exact: true });
    await section.getByRole('button', { name: 'Expand' }).click();
    await expect.element(section.getByText(/^No/)).toBeVisible();
  }
  await tab('Take Action');
  await expect.element(screen.getByRole('link', { name: 'Add items' })).toBeVisible();
  await screen.getByRole('link', { name: 'Add talents' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Talents' })).toBeVisible();
});

test('a maneuver that no action is there for says so, and what it costs', async () => {
  const { screen, tab } = await renderCombat(
    {},
    {
      baseGameData: aPackJson({
        name: 'Core',
        constants: CONSTANTS,
        actions: {
          defaultActions: [],
          defaultManeuvers: ['Press'],
          actions: [],
          maneuvers: [anAction('Press', { resources: [cost('ENERGY', 2)] })],
        },
      }),
    },
  );
  await tab('Maneuvers');
  const add = screen.getByRole('button', { name: 'Add Press' });
  await expect.element(add).toBeDisabled();
  await expect.element(add).toHaveAccessibleDescription('There is no action to add it to.');
  await expect.element(screen.getByText('There is no action to add it to.')).toBeVisible();
  await expect.element(screen.getByRole('list', { name: 'Costs' })).toHaveTextContent('Energy: 2');
});

test('a card shows what its action costs now, and what its maneuver adds to the one selected', async () => {
  const tired = aPackJson({
    name: 'Core',
    constants: CONSTANTS,
    actions: {
      defaultActions: ['Wait', 'Swing'],
      defaultManeuvers: ['Press'],
      actions: [anAction('Wait'), anAction('Swing', { resources: [cost('ENERGY', 1)] })],
      maneuvers: [anAction('Press', { resources: [cost('ENERGY', 2)] })],
    },
    statusEffects: [aStatusEffect('Tired', { modifiersByPolarity: { ACTION_ENERGY_COST: true } })],
  });
  const combatState = { ...COMBAT_NOT_STARTED, round: 1, statusEffects: new Map([['Tired', 4]]) };
  const { screen, press, tab } = await renderCombat({ energy: 6, combatState }, { baseGameData: tired });
  const costs = (name: string) =>
    screen.getByRole('article', { name }).getByRole('list', { name: 'Costs' }).getByRole('listitem');
  await tab('Maneuvers');
  await expect.element(costs('Press')).toHaveTextContent(/^Energy: 6$/);
  await tab('Actions');
  await expect.element(costs('Swing')).toHaveTextContent(/^Energy: 5$/);
  await press('Select Swing');
  await tab('Maneuvers');
  await expect.element(costs('Press')).toHaveTextContent(/^Energy: 2 Not enough$/);
});

test.each([
  [2, 'Only actions reach the End Phase.'],
  [3, 'This round is at its End Phase.'],
] as const)('in phase %i the step to the next one says why it cannot be taken', async (phase, reason) => {
  const { screen } = await renderCombat({ combatState: { ...COMBAT_NOT_STARTED, round: 1, phase } });
  const step = screen.getByRole('button', { name: 'Begin Next Phase' });
  await expect.element(step).toBeDisabled();
  await expect.element(step).toHaveAccessibleDescription(reason);
  await expect.element(screen.getByText(reason)).toBeVisible();
});

test('without a skill of those that an action defaults to, no dice are rolled', async () => {
  const { screen, press, tab } = await renderCombat({ skills: new Map() });
  await tab('Actions');
  await press('Select Swing');
  await expect.element(screen.getByText('This rolls no dice.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Roll dice' }).query()).toBeNull();
});

test('what an action does with status effects and skills that nobody defines is said beside it', async () => {
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
  await expect.element(screen.getByText('No Valid Skills')).toBeVisible();
  const changes = screen.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect.element(changes.first()).toHaveTextContent(/^Gains Nonesuch 2 No Status Effect Found!$/);
  await expect.element(changes.last()).toHaveTextContent(/^Gains Glowing 1$/);
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Ghost 0 No Status Effect Found!');
});

test('a refused number is told by its title, and once', async () => {
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

test('every die shows what chance gives', async () => {
  const { screen, press, tab } = await renderCombat({}, { random: () => 5 });
  await tab('Actions');
  await press('Select Swing');
  await expect.element(screen.getByRole('button', { name: 'Dice of Blades: 3d6' })).toBeVisible();
  await press('Roll dice');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Total 18');
});

test('a roll is shown as long as it is of what is drafted, and is kept in the log', async () => {
  const { screen, press, tab } = await renderCombat();
  const shown = () => screen.getByRole('tabpanel').getByRole('list', { name: 'Dice rolled' });
  await press('Begin Combat');
  await tab('Actions');
  await press('Select Swing');
  await press('Roll dice');
  await expect.element(shown()).toBeVisible();

  // Performed, the same action is another one.
  await press('Perform Action');
  await press('Select Swing');
  expect(shown().query()).toBeNull();
  await press('Roll dice');
  await expect.element(shown()).toBeVisible();
  await tab('Maneuvers');
  await press('Add Press');
  await press('Review');
  expect(shown().query()).toBeNull();

  // So is that of the round before.
  await press('Roll dice');
  await expect.element(shown()).toBeVisible();
  await press('Begin Next Round');
  expect(shown().query()).toBeNull();
  const log = screen.getByRole('region', { name: 'Rolls', exact: true });
  await log.getByRole('button', { name: 'Expand' }).click();
  expect(log.getByRole('list', { name: 'Dice rolled' }).elements()).toHaveLength(3);
});

test('with an act that is undone its draft comes back, and goes again with the redo', async () => {
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

  // What was drafted since then goes and comes with it.
  await tab('Actions');
  await press('Select Lunge');
  await press('Undo');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Swing' })).toBeVisible();
  await press('Redo');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Lunge' })).toBeVisible();

  // Typing there and back in between leaves the act as it was.
  await press('Perform Action');
  await press('Change Health: 12');
  const health = screen.getByRole('spinbutton', { name: 'Health', exact: true });
  await health.fill('5');
  await health.fill('12');
  await userEvent.keyboard('{Escape}');
  await press('Undo');
  await tab('Take Action');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Lunge' })).toBeVisible();

  // An undo of something else leaves the draft alone.
  await tab('Actions');
  await press('Select Swing');
  await press('Begin Next Phase');
  await press('Undo');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Swing' })).toBeVisible();
});

test('upkeep is told of the round that it is, and rolls of the combat', async () => {
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

test('the same is said again when it happens again', async () => {
  const { screen, press } = await renderCombat({}, {});
  await press('Begin Combat');
  await screen.getByRole('combobox', { name: 'Status Effect', exact: true }).selectOptions('Glowing');
  const said = () => screen.getByText('Glowing 1 added.').element();
  await press('Add Status Effect');
  const first = said();
  await press('Remove Glowing');
  await expect.element(screen.getByText('Glowing removed.')).toBeInTheDocument();
  await press('Undo');
  await expect.element(screen.getByText('Undone: Remove Glowing')).toBeInTheDocument();
  await press('Remove Glowing');
  await screen.getByRole('combobox', { name: 'Status Effect', exact: true }).selectOptions('Glowing');
  await press('Add Status Effect');
  expect(said()).not.toBe(first);
});

test('dice that the browser does not copy are said not to be copied, and the failure is logged', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const refusal = new Error('refused');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { screen, press, tab } = await renderCombat();
  await tab('Actions');
  await press('Select Swing');
  await press('Copy dice');
  await expect.element(screen.getByText('Not copied: the browser did not allow it.')).toBeVisible();
  expect(warn).toHaveBeenCalledExactlyOnceWith('The dice were not copied.', refusal);
});

test('more dice than can be rolled are refused in words', async () => {
  const many = {
    ...CORE,
    actions: {
      defaultActions: ['Storm'],
      defaultManeuvers: [],
      maneuvers: [],
      actions: [
        anAction('Storm', {
          effects: [
            { kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] },
            { kind: 'CHANGE_PROPERTY', target: 'DICE_POOL', by: 'CONSTANT', value: 99_999_999_999 },
          ],
        }),
      ],
    },
  };
  const { screen, press } = await renderCombat({}, { baseGameData: many });
  await press('Roll dice');
  await expect.element(screen.getByText(/^At most \d+ dice can be rolled at once\.$/)).toBeVisible();
  await screen.getByRole('region', { name: 'Odds' }).getByRole('button', { name: 'Expand' }).click();
  await expect.element(screen.getByText('There are too many dice for their odds.')).toBeVisible();
  // Neither do they push the page to the side on a narrow screen.
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('each act is a step of its own in the history, under its name', async () => {
  const { game, press, tab } = await renderCombat();
  await press('Begin Combat');
  await tab('Actions');
  await press('Select Swing');
  await press('Perform Action');
  await press('Begin Next Phase');
  await press('Begin Next Round');
  expect(game.loaded.store.getState().undoable.map(({ label }) => label)).toEqual([
    'Begin Combat',
    'Perform Swing',
    'Begin Next Phase',
    'Begin Next Round',
  ]);
});

test('a choice begins afresh though its panels stay: no search is left, and no copy is said of other dice', async () => {
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
