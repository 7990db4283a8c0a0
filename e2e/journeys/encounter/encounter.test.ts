import { AMBUSH, GOBLINS } from '../../data/encounters.ts';
import { expectAccessible, expectAccessibleAtEverySize } from '../../support/accessibility.ts';
import { boxOf } from '../../support/layout.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { expect, test } from '../../support/test.ts';

test('an encounter goes from phase to phase and round to round, and every step can be undone', async ({
  page,
  encounter,
  newEncounter,
}) => {
  const { turn } = encounter;
  await newEncounter.create('Ambush', GOBLINS, { name: 'Wolves', health: 5 });
  await expect(encounter.reset).toBeDisabled();
  await expect(encounter.button('Move to Phase 2')).toBeDisabled();
  await encounter.button('Add Wolves').click();
  await encounter.addMembers('Goblins', 3);
  await expect(encounter.health('Goblins 3')).toHaveValue('8');
  await expect(encounter.energy('Wolves 1')).toHaveAttribute('max', '4');

  await encounter.start.click();
  await expect(turn).toHaveText('Round 1Phase 1');
  await encounter.hasActed('Goblins 1').check();
  await encounter.actionPoints('Goblins 1').fill('0');
  await encounter.expectOrder('Goblins', 'Goblins 2', 'Goblins 3', 'Goblins 1');
  await encounter.moveTo('Phase 2');
  await expect(encounter.hasActed('Goblins 1')).not.toBeChecked();
  await expect(encounter.actionPoints('Goblins 1')).toHaveValue('0');
  await encounter.moveTo('End Phase');
  await expect(turn).toHaveText('Round 1End Phase');
  await encounter.moveTo('Next Round');
  await expect(turn).toHaveText('Round 2Phase 1');
  await expect(encounter.actionPoints('Goblins 1')).toHaveValue('3');
  await encounter.button('Next Round').click();
  await expect(turn).toHaveText('Round 3Phase 1');

  await encounter.health('Goblins 2').fill('0');
  await encounter.expectOrder('Goblins', 'Goblins 1', 'Goblins 3', 'Goblins 2');
  const defeated = encounter.members('Goblins').nth(2).getByText('Goblins', { exact: true });
  await expect(defeated.locator('..')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(encounter.group('Goblins')).toContainText('2 of 3 standing, 2 to act');
  await expect(encounter.group('Goblins')).toContainText('Health 16/24');

  await encounter.health('Goblins 3').press('2');
  await expect(encounter.health('Goblins 3')).toHaveValue('2');
  await encounter.button('Decrease Goblins 3 Health').click();
  await expect(encounter.health('Goblins 3')).toHaveValue('1');
  await encounter.button('Remove Goblins 1').click();
  await encounter.addMembers('Goblins', 1);
  await expect(encounter.health('Goblins 4')).toHaveValue('8');
  await expectAccessible(page);

  for (const [change, check] of [
    ['Add Goblins', () => expect(encounter.health('Goblins 4')).toHaveCount(0)],
    ['Remove Goblins 1', () => expect(encounter.health('Goblins 1')).toHaveValue('8')],
    ['Health of Goblins 3', () => expect(encounter.health('Goblins 3')).toHaveValue('2')],
    ['Health of Goblins 3', () => expect(encounter.health('Goblins 3')).toHaveValue('8')],
    ['Health of Goblins 2', () => expect(encounter.health('Goblins 2')).toHaveValue('8')],
    ['Next Round', () => expect(turn).toHaveText('Round 2Phase 1')],
  ] as const) {
    await expect(encounter.undo).toHaveAccessibleDescription(change);
    await encounter.undo.click();
    await check();
  }
  await page.keyboard.press('Control+Shift+z');
  await expect(turn).toHaveText('Round 3Phase 1');
  await page.keyboard.press('Control+z');
  await expect(turn).toHaveText('Round 2Phase 1');

  await encounter.health('Wolves 1').fill('1');
  await encounter.reset.click();
  await expect(encounter.health('Wolves 1')).toHaveValue('5');
  await expect(encounter.start).toBeVisible();
  await expect(encounter.reset).toBeDisabled();
});

test('a drag of a slider is one change, and no row moves during it', async ({
  page,
  encounter,
  newEncounter,
}) => {
  await newEncounter.create('Ambush', { name: 'Goblins', health: 20 });
  await encounter.addMembers('Goblins', 3);
  const health = encounter.health('Goblins 1');
  const box = await boxOf(health);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 11, y);
  await page.mouse.down();
  await page.mouse.move(box.x - 20, y, { steps: 8 });
  await expect(health).toHaveValue('0');
  expect(await encounter.memberNames('Goblins')).toEqual(['Goblins 1', 'Goblins 2', 'Goblins 3']);
  await page.mouse.move(box.x - 30, y);
  await page.mouse.up();
  await encounter.expectOrder('Goblins', 'Goblins 2', 'Goblins 3', 'Goblins 1');
  await encounter.undo.click();
  await expect(health).toHaveValue('20');
  await expect(encounter.undo).toHaveAccessibleDescription('Add 3 Goblins');
});

test('quick presses on one spot all change the same row', async ({ page, encounter, newEncounter }) => {
  await newEncounter.create('Ambush', { name: 'Goblins', health: 2 });
  await encounter.addMembers('Goblins', 3);
  const { x, y, width, height } = await boxOf(encounter.button('Decrease Goblins 1 Health'));
  for (let press = 0; press < 4; press++) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForTimeout(150);
  }
  await encounter.expectOrder('Goblins', 'Goblins 2', 'Goblins 3', 'Goblins 1');
  await expect(encounter.health('Goblins 1')).toHaveValue('0');
  await expect(encounter.health('Goblins 2')).toHaveValue('2');
});

test('players see the encounter live, without what is hidden from them', async ({
  page,
  encounter,
  newEncounter,
}) => {
  await newEncounter.create(
    'The secret betrayal',
    { name: 'Guards', health: 40 },
    { name: 'Assassins', health: 7 },
  );
  await encounter.addMembers('Guards', 2);
  await encounter.addMembers('Assassins', 1);
  const hideAssassins = encounter.button('Hide Assassins from players');
  await hideAssassins.click();
  await expect(encounter.showToPlayers).not.toBeChecked();
  await expect(encounter.showToPlayers).toHaveAccessibleDescription('Players see nothing.');
  const players = await encounter.openPlayerView();
  await expect(players.heading).toHaveText('Not started');
  await expect(players.page).toHaveTitle('Player View - Tabard');
  await expect(players.members).toHaveCount(2);
  await expect(players.everything).not.toContainText('Assassins');
  await expect(players.everything).not.toContainText('betrayal');
  await expect(players.member('Guards 1')).toContainText('Unhurt');
  await expect(players.page.getByRole('button')).toHaveCount(0);

  await encounter.start.click();
  await expect(players.heading).toHaveText('Round 1Phase 1');
  await encounter.health('Guards 1').fill('17');
  await expect(players.member('Guards 1')).toContainText('Badly hurt');
  await expect(players.everything).not.toContainText('17');
  await encounter.hasActed('Guards 2').check();
  await expect(players.member('Guards 2')).toContainText('has acted');
  await encounter.health('Guards 1').fill('0');
  await expect(players.members.last()).toContainText('Defeated');
  await expectAccessible(players.page);

  await encounter.undo.click();
  await expect(players.member('Guards 1')).toContainText('Badly hurt');
  await encounter.redo.click();
  await encounter.moveTo('Phase 2');
  await expect(players.heading).toHaveText('Round 1Phase 2');
  await expect(players.everything).not.toContainText('has acted');
  await encounter.moveTo('End Phase');
  await expect(players.heading).toHaveText('Round 1End Phase');
  await encounter.moveTo('Next Round');
  await expect(players.heading).toHaveText('Round 2Phase 1');
  await encounter.addMembers('Guards', 2);
  await expect(players.members).toHaveCount(4);
  // Rows that have just moved take no press for a moment.
  await page.waitForTimeout(1_000);
  await encounter.button('Remove Guards 1').click();
  await expect(encounter.button('Remove Guards 1')).toHaveCount(0);
  await expect(players.members).toHaveCount(3);
  await encounter.undo.click();
  await encounter.undo.click();
  await expect(players.members).toHaveCount(2);
  await expect(players.members.last()).toContainText('Defeated');
  await takeScreenshots(players.page, 'player-view');

  await expect(encounter.saved).toBeVisible();
  await page.reload();
  await expect(hideAssassins).toHaveAttribute('aria-pressed', 'true');
  await players.page.reload();
  await expect(players.members).toHaveCount(2);
  await hideAssassins.click();
  await expect(players.members).toHaveCount(3);
  await encounter.showToPlayers.uncheck();
  await expect(players.text('Waiting for the game master')).toBeVisible();
  await expect(players.everything).not.toContainText('Guards');
});

test('an encounter with 500 members works', async ({ encounter, encounters }) => {
  await encounters.open();
  const members = Array.from({ length: 500 }, (_, index) => ({ ...AMBUSH.members[0], id: index + 1 }));
  await encounters.upload({ ...AMBUSH, members });
  await encounters.load('Ambush');
  await expect(encounter.group('Goblins')).toContainText('500 of 500 standing');
  // Rows far from the window render only their names.
  await expect(encounter.health('Goblins 500')).toHaveCount(0);
  const rows = encounter.group('Goblins').getByRole('checkbox');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(80);
  await encounter.members('Goblins').nth(499).scrollIntoViewIfNeeded();
  await encounter.health('Goblins 500').fill('0');
  await expect(encounter.group('Goblins')).toContainText('499 of 500 standing');
  await encounter.undo.click();
  await expect(encounter.health('Goblins 500')).toHaveValue('8');
});

test('an encounter is prepared: renamed, reordered, noted and duplicated, while its ambush stays hidden', async ({
  page,
  encounter,
  encounters,
  newEncounter,
}) => {
  await newEncounter.create('Ambush', { name: 'Guards', health: 40 }, { name: 'Assassins', health: 7 });
  await encounter.addMembers('Assassins', 1);
  await encounter.button('Hide Assassins from players').click();
  await encounter.button('Edit').click();
  const dialog = encounter.dialogNamed('Edit Ambush');
  await encounter.button('Move Assassins up').click();
  await encounter.button('Edit Assassins').click();
  await encounter.textbox('Name of Assassins').fill('Blades');
  await encounter.button('Save Group').click();
  await encounter.textbox('Encounter Notes').fill('At the ford.');
  await dialog.getByRole('button', { name: 'Expand' }).click();
  await encounter.textbox('Notes of Blades 1').fill('Has the key.');
  await expectAccessibleAtEverySize(page);
  await takeScreenshots(page, 'encounter-edit');
  await dialog.getByRole('textbox', { name: 'Encounter Name' }).fill('Ford');
  await encounter.button('Rename').click();
  await encounter.dialogNamed('Edit Ford').getByRole('button', { name: 'Close' }).click();

  await expect(encounter.heading).toHaveText('Ford');
  await expect(encounter.members('Blades')).toContainText('Has the key.');
  await expect(encounter.button('Hide Blades from players')).toHaveAttribute('aria-pressed', 'true');
  await takeScreenshots(page, 'encounter-noted');
  await expectAccessible(page);
  await page.keyboard.press('n');
  await expect(encounter.turn).toContainText('Round 1');
  await encounters.openTab('Manager');
  await encounters.button('Duplicate Ford').click();
  await expect(encounters.stored).toHaveCount(2);
  await encounters.load('Ford (2)');
  await expect(encounter.button('Hide Blades from players')).toHaveAttribute('aria-pressed', 'true');
});
