import { combatant, combatState } from '../../data/characters.ts';
import { oversizedGame } from '../../data/oversized-game.ts';
import { START } from '../../screens/new-character.ts';
import { expectAccessible, expectAccessibleAtEverySize } from '../../support/accessibility.ts';
import { pressAt, tabTo, typeInto } from '../../support/keyboard.ts';
import { boxOf, horizontalOverflow, overlap } from '../../support/layout.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { HERO } from '../../support/stage.ts';
import { expect, test } from '../../support/test.ts';

test('resources are stepped, typed within their limits, and undone', async ({ newCharacter, sheet }) => {
  await newCharacter.create('Aria');
  const { health, currency, boostPoints } = sheet;
  const most = (await health.getAttribute('aria-valuemax')) ?? '';
  await expect(health).toHaveValue(most);
  await sheet.decrease('Health');
  const less = String(Number(most) - 1);
  await expect(health).toHaveValue(less);
  for (const [typed, kept] of [
    ['1e3', less],
    ['abc', less],
    ['7.9', '7'],
    ['-5', '2'],
    ['+3', '5'],
    ['-99', '0'],
    ['99999999999999999999999', most],
  ] as const) {
    await health.fill(typed);
    await health.blur();
    await expect(health).toHaveValue(kept);
  }
  await currency.fill('12');
  await expect(currency).toHaveValue('12');
  await currency.fill('gold');
  await currency.blur();
  await expect(currency).toHaveValue('0');
  await sheet.increase('Boost Points');
  await expect(boostPoints).toHaveValue(String(START.boostPoints + 1));
  await sheet.undo.click();
  await expect(boostPoints).toHaveValue(String(START.boostPoints));

  // Typing in one visit to a field is one change; a key is another.
  await currency.fill('');
  await currency.pressSequentially('125');
  await currency.press('ArrowUp');
  await expect(currency).toHaveValue('126');
  await currency.press('Control+z');
  await expect(currency).toHaveValue('125');
  await currency.press('Control+z');
  await expect(currency).toHaveValue('0');

  await sheet.button(`Maximum Health: ${most}`).click();
  await expect(sheet.dialogNamed('Maximum Health')).toContainText('Base');
});

test('a character is played by keyboard', async ({ page, characters, sheet }) => {
  test.slow();
  await characters.startGame({ sheet: combatant({ health: 10 }) });
  await expectAccessibleAtEverySize(page);
  await pressAt(sheet.health, 'ArrowDown', 'ArrowDown', 'PageUp');
  await expect(sheet.health).toHaveValue('18');
  await typeInto(sheet.currency, '40');
  const addPotential = sheet.button('Add Potential');
  await pressAt(addPotential);
  await expect(sheet.numberField('Potential to add')).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(sheet.tile('Potential')).toContainText('45');
  await expect(addPotential).toBeFocused();

  await pressAt(sheet.weapon, 'Space', 'ArrowDown', 'Enter');
  await expect(sheet.selectedOption('Weapon')).not.toHaveText('Sword');
  await typeInto(sheet.numberField('Quantity of Bread'), '17');
  await expect(sheet.text('That would be above your limit of 20.')).toBeVisible();
  await expect(sheet.undo).not.toHaveAccessibleDescription('Change quantity of Bread');
  await pressAt(sheet.button('Delete Bow'));
  await pressAt(sheet.yes);
  await expect(sheet.inventory).not.toContainText('Bow');
  await typeInto(sheet.notes, 'By hand.');
  await pressAt(sheet.reset);
  await tabTo(sheet.link('Combat'), 'Shift+Tab');
  await expect(sheet.saved).toBeAttached();
  await page.reload();
  await expect(sheet.health).toHaveValue('18');
  await expect(sheet.currency).toHaveValue('40');
  await expect(sheet.notes).toHaveValue('By hand.');
});

test('bars keep off the edges of their tiles', async ({ page, sheetLayout }) => {
  await sheetLayout.openSample();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await sheetLayout.places();
    const rooms = await page.locator('[data-figure]:has([style*="--filled"])').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const bar = tile.querySelector('[style*="--filled"]')?.getBoundingClientRect();
        return Math.round(tile.getBoundingClientRect().bottom - (bar?.bottom ?? 0));
      }),
    );
    expect(rooms).toHaveLength(5);
    expect(Math.min(...rooms), `at ${width}`).toBeGreaterThanOrEqual(8);
  }
});

test('steppers keep their signs in forced colours', async ({ page, characters, sheet }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await characters.startGame();
  for (const stepper of [sheet.button('Decrease Health'), sheet.button('Increase Health')])
    await expect(stepper).not.toHaveCSS('background-image', 'none');
});

test('a character with far too much of everything overflows no screen', async ({ page, app, characters }) => {
  await characters.startGame(oversizedGame());
  const sheetAddress = page.url();
  for (const screen of [
    '',
    '/combat',
    '/items/add',
    '/items/download',
    '/talents/add',
    '/talents/manage',
    '/skills',
    '/revert',
  ]) {
    await app.openAddress(`${sheetAddress}${screen}`);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => horizontalOverflow(page), `${screen} at ${width}`).toBeLessThanOrEqual(0);
    }
    await takeScreenshots(page, `oversized${screen.replaceAll('/', '-')}`);
  }
});

test('potential is added in a dialog that shows the new total', async ({ page, newCharacter, sheet }) => {
  await newCharacter.create('Aria');
  await sheet.button('Add Potential').click();
  const dialog = sheet.dialogNamed('Add Potential');
  const field = dialog.getByRole('spinbutton', { name: 'Potential to add' });
  await expect(dialog.getByText('Your new Potential will be 40.')).toBeVisible();
  await expect(sheet.yes).toBeDisabled();
  await expect(field).toBeFocused();
  await field.fill('-3');
  await expect(sheet.yes).toBeDisabled();
  await field.fill('5');
  await expect(dialog.getByText('Your new Potential will be 45.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(sheet.tile('Potential')).toContainText('45');
});

test('notes are saved while they are written', async ({ page, newCharacter, sheet }) => {
  const { notes } = sheet;
  await newCharacter.create('Aria');
  await expect(notes).toHaveValue('You can place notes here!');
  await notes.fill('The bell under the mill.\n<script>alert(1)</script>');
  await expect(sheet.saved).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('The bell under the mill.\n<script>alert(1)</script>');

  // A text longer than a character file holds is refused as a whole.
  await notes.fill('x'.repeat(99_990));
  await notes.press('End');
  await page.evaluate((text) => document.execCommand('insertText', false, text), 'y'.repeat(11));
  await expect(notes).toHaveAccessibleDescription(/^Notes can hold 100,000 characters\./);
  await expect(notes).toHaveValue('x'.repeat(99_990));
  await notes.press('y');
  await expect(notes).toHaveValue(`${'x'.repeat(99_990)}y`);
  await expect(notes).not.toHaveAttribute('aria-invalid', 'true');
});

for (const { width, most } of [
  { width: 820, most: 3 },
  { width: 1440, most: 6 },
])
  test(`more than ${most} status effects take the whole width of ${width} px, and what adds one stays in view`, async ({
    page,
    characters,
    sheetLayout,
  }) => {
    const names = 'Bleeding Burning Dazed Drenched Exposed Frightened'.split(' ').slice(0, most);
    const statusEffects = Object.fromEntries(names.map((name) => [name, 1]));
    await page.setViewportSize({ width, height: 900 });
    await characters.uploadAndLoad({ ...HERO, combatState: combatState({ statusEffects }) });
    const field = sheetLayout.combobox('Status Effect');
    const widthOfTile = async () => (await sheetLayout.place('Status Effects')).width;
    expect(await widthOfTile()).toBeLessThan(width * 0.6);
    await field.selectOption('Weary');
    await sheetLayout.button('Add Weary at level 1').press('Enter');
    await expect.poll(widthOfTile).toBeGreaterThan(width * 0.9);
    await expect(field).toBeFocused();
    const topBar = page.getByRole('banner');
    await expect.poll(async () => overlap(await boxOf(field), await boxOf(topBar))).toBe(false);
    await sheetLayout.button('Remove Weary').click();
    await expect.poll(widthOfTile).toBeLessThan(width * 0.6);
  });
