import { unarmedFighter } from '../../data/characters.ts';
import { action } from '../../data/fight-actions.ts';
import { fightPack } from '../../data/fight-pack.ts';
import { expectAccessible, expectAccessibleAtEverySize } from '../../support/accessibility.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { boxOf, horizontalOverflow } from '../../support/layout.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { expect, test } from '../../support/test.ts';
import { setTheme } from '../../support/themes.ts';
import { PHONE } from '../../support/viewports.ts';

test('a round is played by keyboard', async ({ page, combat }) => {
  test.slow();
  await combat.startGame();
  await pressAt(combat.begin);
  await combat.expectTurn('Round 1');
  await pressAt(combat.nextPhase);
  // A button keeps the focus although it cannot be pressed again.
  await expect(combat.nextPhase).toBeFocused();
  await combat.expectTurn('Phase 2');

  await tabTo(combat.tab('Take Action'));
  await page.keyboard.press('ArrowRight');
  await expect(combat.tab('Actions')).toBeFocused();
  await pressAt(combat.button('Select Brace'));
  await expect(combat.tabHeading('Brace')).toBeFocused();
  await tabTo(combat.numberField('Guard'));
  await page.keyboard.press('ArrowUp');
  await combat.expectFigures({ 'Energy cost': 3 });
  await pressAt(combat.performButton);
  await expect(combat.tabHeading('Actions')).toBeFocused();
  await combat.expectBars({ Energy: 9 });

  await pressAt(combat.button('Select Slash'));
  await pressAt(combat.button('Choose maneuvers'));
  await expect(combat.tabHeading('Maneuvers')).toBeFocused();
  await pressAt(combat.button('Add Ante'));
  await expect(combat.button('Add Ante')).toBeFocused();
  await pressAt(combat.button('Review'));
  await pressAt(combat.button('Roll dice'), 'Space');
  await expect(combat.rolledDice).toHaveCount(4);
  await expectAccessibleAtEverySize(page);
  await pressAt(combat.button('Remove Ante'));
  await combat.expectFigures({ 'Dice of Blades': '5d6' });
  await pressAt(combat.performButton);
  await combat.expectBars({ Energy: 8 });

  await page.keyboard.press('Control+z');
  await combat.expectBars({ Energy: 9 });
  await page.keyboard.press('Control+Shift+z');
  await combat.expectBars({ Energy: 8 });
  await combat.button('Change Health').focus();
  await page.keyboard.press('Enter');
  await expect(combat.textbox('Amount')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(combat.button('Change Health')).toBeFocused();
  await combat.expectBars({ Health: 18 });

  await combat.end.focus();
  await page.keyboard.press('Enter');
  await tabTo(combat.yes);
  await page.keyboard.press('Enter');
  await combat.expectTurn('Combat has not begun');
});

test('what a pack defines badly is shown in its place, and cannot be performed', async ({ page, combat }) => {
  const { panel } = combat;
  await combat.startGame({ sheet: unarmedFighter() });
  await combat.begin.click();
  await combat.select('Broken');
  for (const text of [
    'Weapon Change - ID Undefined',
    'Inflict Status Effect - Effect Undefined',
    'WISH is not properly defined.',
    'MANA is not properly defined.',
    'The minimum of 5 exceeds the maximum of 1.',
  ]) {
    await expect(panel.getByText(text, { exact: true }).first()).toBeVisible();
  }
  // Twice in place of an input, and once as a reason not to perform the action.
  await expect(panel.getByText('Unable to generate Input element')).toHaveCount(3);
  await combat.expectCondition('Action Skill is ERROR', false);
  await combat.expectCondition('Has Effect Condition not properly defined.', false);
  await combat.expectCondition('Has Unknown Effect', false);
  await combat.expectCondition('MOON_IS_FULL is not properly defined.', false);
  await expect(combat.performButton).toBeDisabled();
  await expectAccessible(page);
  await takeScreenshots(page, 'combat-broken');

  await combat.select('Nothing To Choose');
  for (const text of [
    'No Valid Skills',
    'No Valid Weapons',
    'No Valid Status Effects',
    'Weapon Change - ID Undefined',
    'Inflict Status Effect - Effect Undefined',
  ]) {
    // In its place; the reasons not to perform the action repeat it.
    await expect(panel.getByText(text).first()).toBeVisible();
  }
  await expect(combat.text('You have either chosen no Weapon')).toBeVisible();
  await expect(combat.performButton).toBeDisabled();
});

test('selecting an action removes its maneuvers, and no name breaks the page', async ({ page, combat }) => {
  const longName = 'x'.repeat(40);
  const names = ['__proto__', 'constructor', '<img src=x onerror=alert(1)>', longName, 'שָׁלוֹם 🗡'];
  const odd = names.map((name) => action(name));
  await combat.startGame({ pack: fightPack({ actions: odd, maneuvers: odd }) });
  await combat.begin.click();
  for (const name of names) {
    await combat.select(name);
    await combat.add(name, name);
    await expect(combat.button(`Remove ${name}`)).toHaveCount(2);
    await combat.button(`Remove ${name}`).first().click();
    await expect(combat.button(`Remove ${name}`)).toHaveCount(1);
  }
  await combat.select('Slash');
  await expect(combat.button(/^Remove/)).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await combat.select(longName);
  await combat.add(longName);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await combat.openTab('Maneuvers');
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  // Further down, the first row of the sticky bar is out of view by intention.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
});

test('one of 300 actions is found and selected, and one of 300 maneuvers added', async ({ combat }) => {
  const many = (prefix: string) =>
    Array.from({ length: 300 }, (_, index) =>
      action(`${prefix} ${index}`, {
        description: [`The text of ${prefix} ${index}.`],
        tags: ['Many'],
        resources: [{ resource: 'ENERGY', by: 'CONSTANT', value: 1 }],
        effects: [{ kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value: 1 }],
        conditions: [{ kind: 'ONCE_PER', period: 'CURRENT_ROUND' }],
      }),
    );
  await combat.startGame({ pack: fightPack({ actions: many('Action'), maneuvers: many('Maneuver') }) });
  await combat.begin.click();
  await combat.openTab('Actions');
  await combat.searchbox('Search actions').fill('text of action 299');
  await combat.button('Select Action 299').click();
  await combat.expectFigures({ Power: 2, 'Energy cost': 1 });
  await combat.openTab('Maneuvers');
  await combat.searchbox('Search maneuvers').fill('maneuver 29');
  await combat.button('Add Maneuver 298').click();
  await combat.button('Add Maneuver 299').click();
  await combat.openTab('Take Action');
  await combat.expectFigures({ Power: 4, 'Energy cost': 3 });
  await combat.openTab('Actions');
  await combat.searchbox('Search actions').fill('nothing like it');
  await expect(combat.text('Nothing matches')).toBeVisible();
});

test('the screen stays awake during combat where the browser supports it', async ({ page, combat }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { wakeLockCalls: calls });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request(kind: string) {
          calls.push(`request ${kind}`);
          return Promise.resolve({
            release() {
              calls.push('release');
              return Promise.resolve();
            },
          });
        },
      },
    });
  });
  await combat.startGame();
  const calls = () =>
    page.evaluate(() => (globalThis as unknown as { wakeLockCalls: string[] }).wakeLockCalls);
  expect(await calls()).toEqual([]);
  await combat.begin.click();
  await expect.poll(calls).toEqual(['request screen']);
  await combat.endCombat();
  await expect.poll(calls).toEqual(['request screen', 'release']);
});

test('on a phone the turn and Perform Action stay in view while the page scrolls', async ({
  page,
  combat,
}) => {
  await page.setViewportSize(PHONE);
  await combat.startGame();
  await combat.begin.click();
  await expect(combat.performButton).toBeInViewport({ ratio: 1 });
  await combat.panel.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  await expect(combat.turn).toBeInViewport({ ratio: 1 });
  await expect(combat.performButton).toBeInViewport({ ratio: 1 });
  for (const name of ['Begin Combat', 'Perform Action', 'Roll dice', 'Copy dice', 'Choose maneuvers']) {
    const { height } = await boxOf(combat.button(name));
    expect(height, name).toBeGreaterThanOrEqual(44);
  }
  await combat.openTab('Actions');
  await expectAccessible(page);
  await takeScreenshots(page, 'combat-actions');
});

test('the sections hold the rest of the sheet, and a reload keeps them as they are', async ({
  page,
  combat,
  sheet,
}) => {
  await combat.startGame();
  await combat.begin.click();
  await combat.chooseStatusEffect('Burning', '2');
  await combat.addStatusEffectButton.click();
  await combat.expandSection('Talents');
  for (const section of ['Status Effects', 'Skills', 'Equipment', 'Inventory', 'Talents'])
    await expect(combat.collapseButton(section)).toBeVisible();
  await expect(combat.region('Status Effects')).toContainText('Lose 2 health.');
  for (const theme of ['dark', 'light']) {
    await setTheme(page, theme);
    await expectAccessible(page);
  }
  await takeScreenshots(page, 'combat-sections');
  const bread = combat.numberField('Quantity of Bread');
  await bread.press('ArrowDown');
  await expect(bread).toHaveAttribute('aria-valuenow', '2');
  await sheet.weapon.selectOption('None');
  await combat.expectFigures({ Power: 2 });
  await sheet.combobox('Accessory 1').selectOption('Ring');
  await expect(combat.button('Maximum Focus: 5')).toBeVisible();
  await page.reload();
  await expect(sheet.weapon).toBeVisible();

  await combat.button('Remove Burning').click();
  await expect(combat.statusEffects).toHaveCount(0);
});
