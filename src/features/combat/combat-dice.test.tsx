import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { COMBAT_PACK, renderCombat } from '../../testing/combat-screen.tsx';
import { anAction } from '../../testing/packs.ts';
import { STANDARD_PLAY } from '../../testing/play.ts';

it('an action rolls no dice without one of its default skills', async () => {
  const { screen, press, tab } = await renderCombat({ skills: new Map() });
  await tab('Actions');
  await press('Select Swing');
  await expect.element(screen.getByText('This rolls no dice.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Roll dice' }).query()).toBeNull();
});

it('every die shows a random number', async () => {
  const { screen, press, tab } = await renderCombat({}, { random: () => 5 });
  await tab('Actions');
  await press('Select Swing');
  await expect.element(screen.getByRole('button', { name: 'Dice of Blades: 3d6' })).toBeVisible();
  await press('Roll dice');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Total 18');
});

it('the dice leave no gap for a roll that is yet to come, and the cost lines end at their edge', async () => {
  const { screen, press, tab } = await renderCombat();
  await tab('Actions');
  await press('Select Swing');
  const dice = await screen.getByRole('button', { name: 'Dice of Blades: 3d6' }).findElement();
  const block = dice.closest('[data-keep-clear]');
  const line = dice.closest('p');
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  expect(boxOf(block).bottom).toBe(boxOf(line).bottom);
  const available = document.createRange();
  available.selectNodeContents(screen.getByText(/^of \d+$/).element());
  expect(available.getBoundingClientRect().right).toBeCloseTo(
    boxOf(
      screen
        .getByText(/^of \d+$/)
        .element()
        .closest('ul'),
    ).right,
    0,
  );
});

it('a roll is shown as long as its draft is unchanged, and stays in the log', async () => {
  const { screen, press, tab } = await renderCombat();
  const shown = () => screen.getByRole('tabpanel').getByRole('list', { name: 'Dice rolled' });
  await press('Begin Combat');
  await tab('Actions');
  await press('Select Swing');
  await press('Roll dice');
  await expect.element(shown()).toBeVisible();

  // Performing the action begins a new draft, even of the same action.
  await press('Perform Action');
  await press('Select Swing');
  await expect.element(shown()).not.toBeInTheDocument();
  await press('Roll dice');
  await expect.element(shown()).toBeVisible();
  await tab('Maneuvers');
  await press('Add Press');
  await press('Review');
  await expect.element(shown()).not.toBeInTheDocument();

  // The next round hides the roll too.
  await press('Roll dice');
  await expect.element(shown()).toBeVisible();
  await press('Begin Next Round');
  await expect.element(shown()).not.toBeInTheDocument();
  const log = screen.getByRole('region', { name: 'Rolls', exact: true });
  await log.getByRole('button', { name: 'Expand' }).click();
  expect(log.getByRole('list', { name: 'Dice rolled' }).elements()).toHaveLength(3);
});

it('a roll that was under the bars shows below them, with a gap', async () => {
  await page.viewport(390, 500);
  onTestFinished(() => page.viewport(414, 896));
  const { screen, press, tab, game } = await renderCombat();
  await press('Begin Combat');
  await tab('Actions');
  await press('Select Swing');
  const copy = await screen.getByRole('button', { name: 'Copy dice' }).findElement();
  const bars = screen.getByRole('toolbar', { name: 'Bars' });
  const gap = () => copy.getBoundingClientRect().top - bars.element().getBoundingClientRect().bottom;
  scrollBy(0, gap() + 20);
  expect(gap()).toBeLessThan(0);
  game.combat.intents.roll(3);
  await expect.element(screen.getByRole('list', { name: 'Dice rolled' })).toBeVisible();
  await expect.poll(gap).toBeGreaterThanOrEqual(16);
});

it('a roll stays with its draft when a check is rolled after it', async () => {
  const { screen, press, tab, game } = await renderCombat();
  await tab('Actions');
  await press('Select Swing');
  await press('Roll dice');
  const shown = screen.getByRole('tabpanel').getByRole('list', { name: 'Dice rolled' });
  await expect.element(shown).toBeVisible();
  game.combat.intents.rollCheck('Lore', 5);
  const log = screen.getByRole('region', { name: 'Rolls', exact: true });
  await log.getByRole('button', { name: 'Expand' }).click();
  await expect.element(log.getByText('Check of Lore')).toBeVisible();
  await expect.element(shown).toBeVisible();
});

it('a failure to copy the dice is shown and logged', async () => {
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

it('more dice than can be rolled are refused with a message', async () => {
  const many = {
    ...COMBAT_PACK,
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
  await expect.element(screen.getByText('There are too many dice to calculate the odds.')).toBeVisible();
  // They do not overflow the page on a narrow screen either.
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('the button for dice rolled by hand hides its field again, and takes back what was typed', async () => {
  const { screen, press, tab, game } = await renderCombat(
    { skills: new Map([['Blades', 3]]) },
    { baseGameData: { ...COMBAT_PACK, play: STANDARD_PLAY } },
  );
  await tab('Actions');
  await press('Select Swing');
  const button = screen.getByRole('button', { name: 'Rolled by hand' });
  const field = screen.getByRole('spinbutton', { name: 'Successes' });
  await expect.element(screen.getByRole('tabpanel', { name: 'Take Action' })).toBeVisible();
  const copy = screen.getByRole('button', { name: 'Copy dice' }).element();
  // On the page, which may still scroll to the new tab.
  const top = () => copy.getBoundingClientRect().top + scrollY;
  const before = top();
  await press('Rolled by hand');
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(field).toHaveFocus();
  expect(top()).toBe(before);
  await press('Rolled by hand');
  await expect.element(field).not.toBeInTheDocument();
  await press('Rolled by hand');
  await field.fill('3');
  expect(game.loaded.store.getState().combat.rolls).toHaveLength(1);
  await press('Rolled by hand');
  await expect.element(field).not.toBeInTheDocument();
  expect(game.loaded.store.getState().combat).toMatchObject({ draftRoll: undefined, rolls: [] });
});
