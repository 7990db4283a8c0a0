import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { COMBAT_NOT_STARTED } from '../../core/character/sheet/default-sheet.ts';
import { cost, renderCombat } from '../../testing/combat-screen.tsx';
import { statusTexts } from '../../testing/notices.ts';
import { anAction, aPackJson, aStatusEffect, aTalent, CONSTANTS } from '../../testing/packs.ts';

it('disabling a pack in combat removes its action from the draft, and combat continues', async () => {
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
  await expect.element(section).toHaveTextContent('Seen from 1 miles.');

  await enableOnly('Core');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Swing' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Twist' }).query()).toBeNull();
  await expect.element(section).toHaveTextContent('No Status Effect Found!');
  await press('Perform Action');
  await press('Remove Glowing');
  await expect.element(screen.getByRole('status', { name: 'Turn' })).toHaveTextContent('Round 1');
});

it('adds, reads, raises, lowers and removes status effects in one section', async () => {
  const { game, screen, press } = await renderCombat({
    combatState: { ...COMBAT_NOT_STARTED, round: 1 },
  });
  const level = () => game.loaded.store.getState().character?.sheet.combatState.statusEffects.get('Glowing');
  const section = screen.getByRole('region', { name: 'Status Effects', exact: true });
  await expect.element(section).toHaveTextContent('No status effects.');
  await section.getByRole('combobox', { name: 'Status Effect' }).selectOptions('Glowing');
  await section.getByRole('button', { name: 'Add Status Effect' }).click();
  await expect.element(section).toHaveTextContent('Seen from 1 miles.');
  await section.getByRole('button', { name: 'Increase Level of Glowing' }).click();
  await expect.element(section).toHaveTextContent('Seen from 2 miles.');
  await section.getByRole('button', { name: 'Decrease Level of Glowing' }).click();
  expect(level()).toBe(1);
  await expect
    .element(screen.getByRole('button', { name: 'Decrease Level of Glowing' }))
    .toHaveAttribute('aria-disabled', 'true');
  await press('Remove Glowing');
  await expect.element(section).toHaveTextContent('No status effects.');
  expect(level()).toBeUndefined();
});

it('paper shows what the character has, also where it is closed', async () => {
  const { screen } = await renderCombat();
  const talents = screen.getByRole('region', { name: 'Talents', exact: true });
  await expect.element(talents.getByRole('button', { name: 'Expand' })).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  await expect.element(talents.getByRole('button', { name: 'Collapse' })).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  await expect.element(talents.getByRole('button', { name: 'Expand' })).toBeVisible();
});

it('on a phone a button beside the chips leads to the section, and opens it', async () => {
  await page.viewport(390, 844);
  const { screen, press } = await renderCombat({
    combatState: { ...COMBAT_NOT_STARTED, round: 1, statusEffects: new Map([['Glowing', 1]]) },
  });
  const section = screen.getByRole('region', { name: 'Status Effects', exact: true });
  await section.getByRole('button', { name: 'Collapse' }).click();
  await press('Change status effects');
  await expect.element(section.getByRole('button', { name: 'Collapse' })).toHaveFocus();
  await expect.element(section.getByRole('button', { name: 'Remove Glowing' })).toBeInViewport();
});

it('on a low phone a tab brings its panel into view', async () => {
  await page.viewport(320, 640);
  const statusEffects = new Map([['Glowing', 1]]);
  const { screen, tab } = await renderCombat({
    combatState: { ...COMBAT_NOT_STARTED, round: 1, statusEffects },
  });
  const list = screen.getByRole('tablist', { name: 'Combat' });
  await expect.element(list).toBeInViewport();
  expect(list.element().getBoundingClientRect().top).toBeGreaterThan(320);
  await tab('Actions');
  await expect.poll(() => list.element().getBoundingClientRect().top).toBeLessThan(320);
  await expect.element(screen.getByRole('tab', { name: 'Actions' })).toHaveFocus();
  await page.viewport(1280, 800);
});

it('the chosen action is in view in the row of first actions, also once the row is narrower', async () => {
  const names = ['Wait', 'Swing', 'A very long first action', 'Another very long action', 'Last'];
  const pack = aPackJson({
    name: 'Core',
    constants: CONSTANTS,
    actions: { defaultActions: names, actions: names.map((name) => anAction(name)) },
  });
  await page.viewport(390, 844);
  const { screen, press, tab } = await renderCombat({}, { baseGameData: [pack] });
  await tab('Actions');
  await press('Select Last');
  const row = screen.getByRole('toolbar', { name: 'First actions' });
  const chip = row.getByRole('button', { name: 'Select Last' });
  await expect.element(chip).toBeVisible();
  const end = () => chip.element().getBoundingClientRect().right;
  await expect.poll(end).toBeLessThanOrEqual(innerWidth);
  await tab('Actions');
  await press('Select Wait');
  await expect.poll(() => row.element().scrollLeft).toBe(0);
  await tab('Actions');
  await press('Select A very long first action');
  const { left: start } = row.element().getBoundingClientRect();
  const starts = () =>
    [...row.element().children].map((each) => Math.round(each.getBoundingClientRect().left - start));
  await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(0);
  await expect.poll(starts).toContain(16);
  await tab('Actions');
  await press('Select Last');
  await page.viewport(760, 844);
  await expect.poll(() => row.element().scrollLeft).toBe(0);
  await page.viewport(390, 844);
  await expect.poll(end).toBeLessThanOrEqual(innerWidth);
  await page.viewport(1280, 800);
});

it('disabling a pack removes its maneuver from the draft and keeps the action', async () => {
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

it('a maneuver shows that there is no action to add it to, and what it costs', async () => {
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
  await expect.element(screen.getByRole('list', { name: 'Costs' })).toHaveTextContent('2 Energy');
});

it('a card shows what its action costs now, and what its maneuver adds to the one selected', async () => {
  const withTired = aPackJson({
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
  const { screen, press, tab } = await renderCombat({ energy: 6, combatState }, { baseGameData: withTired });
  const costs = (name: string) =>
    screen.getByRole('article', { name }).getByRole('list', { name: 'Costs' }).getByRole('listitem');
  await tab('Maneuvers');
  await expect.element(costs('Press')).toHaveTextContent(/^6 Energy$/);
  await tab('Actions');
  await expect.element(costs('Swing')).toHaveTextContent(/^5 Energy$/);
  await press('Select Swing');
  await tab('Maneuvers');
  await expect.element(costs('Press')).toHaveTextContent(/^2 Energy Not enough$/);
});

it.each([
  [2, 'An action that ends your phase starts the End Phase.'],
  [3, 'This round is at its End Phase.'],
] as const)('in phase %i Begin Next Phase is disabled and shows the reason', async (phase, reason) => {
  const { screen } = await renderCombat({ combatState: { ...COMBAT_NOT_STARTED, round: 1, phase } });
  const step = screen.getByRole('button', { name: 'Begin Next Phase' });
  await expect.element(step).toBeDisabled();
  await expect.element(step).toHaveAccessibleDescription(reason);
  await expect.element(screen.getByText(reason)).toBeVisible();
});

it('shows the totals that players apply by hand, with their parts, where something changes them', async () => {
  const totals = [
    ['DIFFICULTY_ADJUSTMENT', 'Difficulty Adjustment', -1, '−1'],
    ['DAMAGE_RECEIVED', 'Damage Received', 2, '2'],
    ['HEALING_RECEIVED', 'Healing Received', 3, '3'],
    ['COMBAT_EXHAUSTION_REDUCTION', 'Combat Exhaustion Reduction', 4, '4'],
  ] as const;
  const modifiers = Object.fromEntries(totals.map(([name, , amount]) => [name, amount]));
  const pack = aPackJson({
    name: 'Core',
    constants: CONSTANTS,
    talents: [aTalent('Marked', { modifiers }), aTalent('Unmarked', { modifiers: { DAMAGE_RECEIVED: 0 } })],
  });
  const marked = await renderCombat({ talents: ['Marked'] }, { baseGameData: pack });
  for (const [, label, , shown] of totals) {
    await marked.press(`${label}: ${shown}`);
    const explained = marked.screen.getByRole('dialog', { name: label });
    await expect.element(explained).toHaveTextContent(`Marked${shown}Total${shown}`);
    await userEvent.keyboard('{Escape}');
    await expect.element(explained).not.toBeInTheDocument();
  }
  await marked.screen.unmount();

  const { screen } = await renderCombat({ talents: ['Unmarked'] }, { baseGameData: pack });
  const resources = screen.getByRole('region', { name: 'Resources' });
  await expect.element(resources).toBeVisible();
  for (const [, label] of totals) await expect.element(resources).not.toHaveTextContent(label);
});

it('a second action by its key leaves the focus where the keys stay shortcuts', async () => {
  await page.viewport(1600, 900);
  const { screen, press, tab } = await renderCombat({
    combatState: { ...COMBAT_NOT_STARTED, round: 1, actionPoints: 4 },
  });
  const heading = screen.getByRole('heading', { level: 2, name: 'Actions' });
  await tab('Actions');
  await press('Select Swing');
  for (const performed of ['Swing', 'Wait']) {
    await userEvent.keyboard('p');
    await expect.element(screen.getByRole('button', { name: `Again: ${performed}` })).toBeVisible();
    await nextFrames();
    await expect.element(heading).toHaveFocus();
  }
  await userEvent.keyboard('n');
  await expect.element(screen.getByRole('status', { name: 'Turn' })).toHaveTextContent('Phase 2');

  const perform = screen.getByRole('button', { name: 'Perform Action' });
  await perform.click();
  await nextFrames();
  await expect.element(perform).toHaveFocus();
  await page.viewport(1280, 800);
});

it('a press that comes before the performed draft is gone performs nothing more', async () => {
  const { game, screen, press } = await renderCombat({
    combatState: { ...COMBAT_NOT_STARTED, round: 1, actionPoints: 4 },
  });
  const performed = () => game.loaded.store.getState().combat.performed;
  await press('Select Swing');
  const perform = (await screen.getByRole('button', { name: 'Perform Action' }).findElement()) as HTMLElement;
  perform.click();
  await Promise.resolve();
  expect(performed()).toHaveLength(1);
  perform.click();
  await expect.element(screen.getByRole('button', { name: 'Again: Swing' })).toBeVisible();
  expect(performed()).toHaveLength(1);
});

/** The focus is looked after once a frame. */
async function nextFrames() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

it('a search says how many actions it finds', async () => {
  const { screen, press, tab } = await renderCombat();
  await press('Begin Combat');
  await tab('Actions');
  await screen.getByRole('searchbox', { name: 'Search actions' }).fill('zzz');
  await expect.poll(() => statusTexts().some((text) => /^0 of \d+ found$/.test(text ?? ''))).toBe(true);
});

it('brings the list into view that has the focus once an action is performed, on a wide screen', async () => {
  await page.viewport(1600, 420);
  const { screen, press } = await renderCombat();
  await press('Begin Combat');
  // As below a long list.
  const main = document.querySelector('main');
  if (main) main.style.paddingBottom = '2000px';
  const perform = await screen.getByRole('button', { name: 'Perform Action' }).findElement();
  perform.focus({ preventScroll: true });
  scrollTo(0, 700);
  await userEvent.keyboard('p');
  const heading = screen.getByRole('heading', { name: 'Actions', exact: true });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  await page.viewport(1280, 800);
});
