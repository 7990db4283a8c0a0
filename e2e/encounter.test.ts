import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, look, test } from './fixtures.ts';

interface Group {
  readonly name: string;
  readonly health?: number;
  readonly energy?: number;
  readonly ap?: number;
}

async function addGroup(page: Page, { name, health = 8, energy = 4, ap = 3 }: Group): Promise<void> {
  await page.getByRole('textbox', { name: 'Group Name' }).fill(name);
  await page.getByRole('spinbutton', { name: 'Maximum Health' }).fill(String(health));
  await page.getByRole('spinbutton', { name: 'Maximum Energy' }).fill(String(energy));
  await page.getByRole('spinbutton', { name: 'Maximum AP' }).fill(String(ap));
  await page.getByRole('button', { name: 'Add Group' }).click();
}

async function createEncounter(page: Page, name: string, groups: readonly Group[]): Promise<void> {
  await page.goto('/gm/encounter/create');
  await page.getByRole('textbox', { name: 'Encounter Name' }).fill(name);
  for (const group of groups) await addGroup(page, group);
  await page.getByRole('button', { name: 'Create Encounter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

async function addMembers(page: Page, group: string, count: number): Promise<void> {
  await page.getByRole('spinbutton', { name: `Number of new ${group}` }).fill(String(count));
  await page.getByRole('button', { name: `Add ${group}`, exact: true }).click();
}

async function upload(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('Upload Encounter')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hasActed = (page: Page, member: string) =>
  page.getByRole('checkbox', { name: `${member} has acted`, exact: true });
const rows = (page: Page, group: string) => page.getByRole('region', { name: group }).getByRole('listitem');
const rowNames = async (page: Page, group: string) => {
  const labels = await rows(page, group).locator('label:has(bdi)').allTextContents();
  return labels.map((label) => label.replace(' has acted', ''));
};
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

const FILE = {
  encounterName: 'Ambush',
  version: 0,
  round: 2,
  phase: 3,
  groups: [{ name: 'Goblins', currentId: 3, maximumHealth: 8, maximumEnergy: 4, maximumAP: 3 }],
  members: [
    { groupReference: 0, id: 1, health: 8, energy: 4, ap: 3, hasActed: false },
    { groupReference: 0, id: 2, health: 5, energy: 0, ap: 1, hasActed: true },
  ],
};

test('empty states lead to the next step', async ({ page }) => {
  await page.goto('/gm/encounter/nowhere');
  await expect(page).toHaveURL(/\/gm\/encounter\/manager$/);
  await expect(page).toHaveTitle('Encounters - Tabard');
  await expect(page.getByText('Create some Encounters!')).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'encounter-manager-empty');

  await page.getByRole('tab', { name: 'Encounter', exact: true }).click();
  await expect(page.getByText('No Encounter Loaded')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/gm\/encounter\/create$/);
  await expectNoAxeFindings(page);
  await look(page, 'encounter-create');
  await page.getByRole('tab', { name: 'Encounter', exact: true }).click();
  await page.getByRole('link', { name: 'Manager', exact: true }).click();
  await expect(page).toHaveURL(/\/gm\/encounter\/manager$/);
});

test('an encounter needs a name of its own and a group', async ({ page }) => {
  await page.goto('/gm/encounter/create');
  await expect(button(page, 'Create Encounter')).toBeDisabled();
  await page.getByRole('textbox', { name: 'Encounter Name' }).fill('Ambush');
  await expect(button(page, 'Create Encounter')).toBeDisabled();
  await expect(button(page, 'Add Group')).toBeDisabled();
  await expect(page.getByRole('spinbutton', { name: 'Maximum Health' })).toHaveValue('1');
  await addGroup(page, { name: 'Goblins' });
  await expect(button(page, 'Create Encounter')).toBeEnabled();

  await page.getByRole('textbox', { name: 'Group Name' }).fill(' goblins');
  await expect(button(page, 'Add Group')).toBeDisabled();
  await page.getByRole('textbox', { name: 'Group Name' }).fill('Ogres');
  const health = page.getByRole('spinbutton', { name: 'Maximum Health' });
  for (const [typed, kept] of [
    ['0', '1'],
    ['-3', '1'],
    ['2.9', '2'],
    ['99999999999', '1000000000'],
  ] as const) {
    await health.fill(typed);
    await health.blur();
    await expect(health).toHaveValue(kept);
  }
  await button(page, 'Add Group').click();
  await button(page, 'Create Encounter').click();
  await addMembers(page, 'Ogres', 1);
  await slider(page, 'Health of Ogres 1').press('ArrowLeft');
  await expect(slider(page, 'Health of Ogres 1')).toHaveValue('999999999');

  await page.getByRole('tab', { name: 'Create', exact: true }).click();
  await page.getByRole('textbox', { name: 'Encounter Name' }).fill(' AMBUSH ');
  await addGroup(page, { name: 'Wolves' });
  await expect(page.getByText('An encounter with that name already exists.').first()).toBeVisible();
  await expect(button(page, 'Create Encounter')).toBeDisabled();
});

test('a fight goes from phase to phase and round to round, and every step can be undone', async ({
  page,
}) => {
  await createEncounter(page, 'Ambush', [{ name: 'Goblins' }, { name: 'Wolves', health: 5 }]);
  await expect(button(page, 'Reset')).toBeDisabled();
  await expect(button(page, 'Move to Phase 2')).toBeDisabled();
  await button(page, 'Add Wolves').click();
  await addMembers(page, 'Goblins', 3);
  await expect(slider(page, 'Health of Goblins 3')).toHaveValue('8');
  await expect(slider(page, 'Energy of Wolves 1')).toHaveAttribute('max', '4');

  await button(page, 'Start Encounter').click();
  await expect(page.getByRole('status', { name: 'Turn' })).toHaveText('Round 1Phase 1');
  await hasActed(page, 'Goblins 1').check();
  await slider(page, 'AP of Goblins 1').fill('0');
  await expect.poll(() => rowNames(page, 'Goblins')).toEqual(['Goblins 2', 'Goblins 3', 'Goblins 1']);
  await button(page, 'Move to Phase 2').click();
  await expect(hasActed(page, 'Goblins 1')).not.toBeChecked();
  await expect(slider(page, 'AP of Goblins 1')).toHaveValue('0');
  await button(page, 'Move to End Phase').click();
  await expect(page.getByRole('status', { name: 'Turn' })).toHaveText('Round 1End Phase');
  await button(page, 'Move to Next Round').click();
  await expect(page.getByRole('status', { name: 'Turn' })).toHaveText('Round 2Phase 1');
  await expect(slider(page, 'AP of Goblins 1')).toHaveValue('3');
  await button(page, 'Next Round').click();
  await expect(page.getByRole('status', { name: 'Turn' })).toHaveText('Round 3Phase 1');

  await slider(page, 'Health of Goblins 2').fill('0');
  await expect.poll(() => rowNames(page, 'Goblins')).toEqual(['Goblins 1', 'Goblins 3', 'Goblins 2']);
  const struck = rows(page, 'Goblins').nth(2).getByText('Goblins', { exact: true });
  await expect(struck.locator('..')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.getByRole('region', { name: 'Goblins' })).toContainText('2 of 3 standing, 2 to act');
  await expect(page.getByRole('region', { name: 'Goblins' })).toContainText('Health 16/24');

  await page.getByRole('spinbutton', { name: 'Goblins 3 Health' }).fill('2');
  await expect(slider(page, 'Health of Goblins 3')).toHaveValue('2');
  await button(page, 'Decrease Goblins 3 Health').click();
  await expect(slider(page, 'Health of Goblins 3')).toHaveValue('1');
  await button(page, 'Remove Goblins 1').click();
  await addMembers(page, 'Goblins', 1);
  await expect(slider(page, 'Health of Goblins 4')).toHaveValue('8');
  await expectNoAxeFindings(page);

  const undo = button(page, 'Undo');
  for (const [label, check] of [
    ['Add Goblins', () => expect(slider(page, 'Health of Goblins 4')).toHaveCount(0)],
    ['Remove Goblins 1', () => expect(slider(page, 'Health of Goblins 1')).toHaveValue('8')],
    ['Health of Goblins 3', () => expect(slider(page, 'Health of Goblins 3')).toHaveValue('2')],
    ['Health of Goblins 3', () => expect(slider(page, 'Health of Goblins 3')).toHaveValue('8')],
    ['Health of Goblins 2', () => expect(slider(page, 'Health of Goblins 2')).toHaveValue('8')],
    ['Next Round', () => expect(page.getByRole('status', { name: 'Turn' })).toHaveText('Round 2Phase 1')],
  ] as const) {
    await expect(undo).toHaveAccessibleDescription(label);
    await undo.click();
    await check();
  }
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('status', { name: 'Turn' })).toHaveText('Round 3Phase 1');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status', { name: 'Turn' })).toHaveText('Round 2Phase 1');

  await slider(page, 'Health of Wolves 1').fill('1');
  await button(page, 'Reset').click();
  await expect(slider(page, 'Health of Wolves 1')).toHaveValue('5');
  await expect(button(page, 'Start Encounter')).toBeVisible();
  await expect(button(page, 'Reset')).toBeDisabled();
});

test('every change is saved by itself, and the fight is on the table again at the next visit', async ({
  page,
}) => {
  await createEncounter(page, 'Ambush', [{ name: 'Goblins' }]);
  await addMembers(page, 'Goblins', 2);
  await button(page, 'Start Encounter').click();
  await slider(page, 'Health of Goblins 2').fill('3');
  await saved(page);
  await page.reload();
  await expect(slider(page, 'Health of Goblins 2')).toHaveValue('3');

  await page.getByRole('tab', { name: 'Manager', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await button(page, 'Download Ambush').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Ambush.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toEqual({
    ...FILE,
    round: 1,
    phase: 1,
    members: [FILE.members[0], { ...FILE.members[0], id: 2, health: 3 }],
  });

  await upload(page, 'ambush.json', text);
  await expect(page.getByText('An encounter with that name already exists.')).toBeVisible();
  await button(page, 'Delete Ambush').click();
  await expectNoAxeFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Create some Encounters!')).toBeVisible();
  await page.getByRole('tab', { name: 'Encounter', exact: true }).click();
  await expect(page.getByText('No Encounter Loaded')).toBeVisible();
  await page.getByRole('tab', { name: 'Manager', exact: true }).click();
  await upload(page, 'ambush.json', text);
  await expect(page.getByText('Ambush has been uploaded.')).toBeVisible();
  await expectNoAxeFindings(page);
  await look(page, 'encounter-manager');
  await button(page, 'Load Ambush').click();
  await expect(slider(page, 'Health of Goblins 2')).toHaveValue('3');
});

test('files that are no encounters are refused, and what is stored stays', async ({ page }) => {
  await page.goto('/gm/encounter/manager');
  await upload(page, 'good.json', JSON.stringify(FILE));
  await expect(page.getByText('Ambush has been uploaded.')).toBeVisible();
  const other = { ...FILE, encounterName: 'Other' };
  const goblins = FILE.groups[0];
  for (const [name, text, message] of [
    ['empty.json', '', 'No content found in uploaded file.'],
    ['blank.json', ' \n', 'No content found in uploaded file.'],
    ['broken.json', '{"encounterName": "Ot', 'Failed to parse uploaded file.'],
    ['list.json', '[]', 'Failed to parse uploaded file.'],
    ['null.json', 'null', 'Failed to parse uploaded file.'],
    ['character.json', '{"version": 7, "name": "Aria"}', 'Failed to parse uploaded file.'],
    ['deep.json', '['.repeat(100_000), 'Failed to parse uploaded file.'],
    [
      'no-group.json',
      JSON.stringify({ ...other, members: [{ ...FILE.members[0], groupReference: 1 }] }),
      'Failed to parse uploaded file.',
    ],
    [
      'two-groups.json',
      JSON.stringify({ ...other, groups: [goblins, goblins] }),
      'Failed to parse uploaded file.',
    ],
    [
      'doubled.json',
      JSON.stringify({ ...FILE, encounterName: ' AMBUSH' }),
      'An encounter with that name already exists.',
    ],
  ] as const) {
    await upload(page, name, text);
    const told = page.getByRole('status').filter({ hasText: name });
    await expect(told).toContainText(message);
    await expect(told).toContainText('Nothing stored has changed.');
    await expect(page.getByRole('list', { name: 'Encounters' }).getByRole('listitem')).toHaveCount(1);
  }

  const script = '<img src=x onerror=alert(1)>';
  await upload(
    page,
    'hostile.json',
    JSON.stringify({
      ...FILE,
      encounterName: '__proto__',
      groups: [{ name: script, maximumHealth: 0, maximumEnergy: 1e300, maximumAP: 2.5 }],
      members: [{ groupReference: 0, id: 1, health: 1e12, energy: -4, ap: 9 }],
    }),
  );
  await button(page, 'Load __proto__').click();
  await expect(slider(page, `Health of ${script} 1`)).toHaveValue('1');
  await expect(slider(page, `Energy of ${script} 1`)).toHaveAttribute('max', '1000000000');
  await expect(slider(page, `AP of ${script} 1`)).toHaveValue('3');
});

const THIRTY = [
  { name: 'Goblins', health: 8 },
  { name: 'Wolves of the northern pass', health: 120 },
  { name: 'Cultists', health: 14 },
];

test('a fight of thirty stands on one laptop screen', { tag: '@thorough' }, async ({ page }) => {
  // The accessibility check has much to look at.
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await createEncounter(page, 'The bridge at dusk', THIRTY);
  for (const { name } of THIRTY) await addMembers(page, name, 10);
  await button(page, 'Start Encounter').click();
  await hasActed(page, 'Goblins 4').check();
  await slider(page, 'Health of Goblins 2').fill('0');
  await slider(page, 'Health of Cultists 7').fill('5');
  await expect(page.getByRole('slider')).toHaveCount(90);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
  const bar = await button(page, 'Reset').boundingBox();
  const lowest = await page
    .getByRole('slider')
    .evaluateAll((sliders) => Math.max(...sliders.map((each) => each.getBoundingClientRect().bottom)));
  expect(lowest).toBeLessThan(bar?.y ?? 0);
  await expect(button(page, 'Move to Phase 2')).toBeInViewport({ ratio: 1 });
  await expectNoAxeFindings(page);
  await look(page, 'encounter-thirty');
});

test('a pull of a slider is one step, and no row moves away under the hand', async ({ page }) => {
  await createEncounter(page, 'Ambush', [{ name: 'Goblins', health: 20 }]);
  await addMembers(page, 'Goblins', 3);
  const health = slider(page, 'Health of Goblins 1');
  const box = await health.boundingBox();
  if (box === null) throw new Error('The slider is not there.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 11, y);
  await page.mouse.down();
  await page.mouse.move(box.x - 20, y, { steps: 8 });
  await expect(health).toHaveValue('0');
  expect(await rowNames(page, 'Goblins')).toEqual(['Goblins 1', 'Goblins 2', 'Goblins 3']);
  await page.mouse.move(box.x - 30, y);
  await page.mouse.up();
  await expect.poll(() => rowNames(page, 'Goblins')).toEqual(['Goblins 2', 'Goblins 3', 'Goblins 1']);
  await button(page, 'Undo').click();
  await expect(health).toHaveValue('20');
  await expect(button(page, 'Undo')).toHaveAccessibleDescription('Add 3 Goblins');
});

test('a second press meant for the same row meets the same row', async ({ page }) => {
  await createEncounter(page, 'Ambush', [{ name: 'Goblins', health: 2 }]);
  await addMembers(page, 'Goblins', 3);
  const decrease = button(page, 'Decrease Goblins 1 Health');
  const box = await decrease.boundingBox();
  if (box === null) throw new Error('The button is not there.');
  for (let press = 0; press < 4; press++) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(150);
  }
  await expect.poll(() => rowNames(page, 'Goblins')).toEqual(['Goblins 2', 'Goblins 3', 'Goblins 1']);
  await expect(slider(page, 'Health of Goblins 1')).toHaveValue('0');
  await expect(slider(page, 'Health of Goblins 2')).toHaveValue('2');
});

test('players see the fight live, and not what is hidden from them', async ({ page, context }) => {
  await createEncounter(page, 'The secret betrayal', [
    { name: 'Guards', health: 40 },
    { name: 'Assassins', health: 7 },
  ]);
  await addMembers(page, 'Guards', 2);
  await addMembers(page, 'Assassins', 1);
  await button(page, 'Hide Assassins from players').click();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Player View' }).click();
  const players = await opening;
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Not started');
  await expect(players).toHaveTitle('Player View - Tabard');
  await expect(players.getByRole('listitem')).toHaveCount(2);
  await expect(players.locator('body')).not.toContainText('Assassins');
  await expect(players.locator('body')).not.toContainText('betrayal');
  await expect(players.getByRole('listitem').filter({ hasText: 'Guards 1' })).toContainText('Strong');
  await expect(players.getByRole('button')).toHaveCount(0);

  await button(page, 'Start Encounter').click();
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Round 1Phase 1');
  await slider(page, 'Health of Guards 1').fill('17');
  await expect(players.getByRole('listitem').filter({ hasText: 'Guards 1' })).toContainText('Badly hurt');
  await expect(players.locator('body')).not.toContainText('17');
  await hasActed(page, 'Guards 2').check();
  await expect(players.getByRole('listitem').filter({ hasText: 'Guards 2' })).toContainText('has acted');
  await slider(page, 'Health of Guards 1').fill('0');
  await expect(players.getByRole('listitem').last()).toContainText('Defeated');
  await expectNoAxeFindings(players);

  await button(page, 'Undo').click();
  await expect(players.getByRole('listitem').filter({ hasText: 'Guards 1' })).toContainText('Badly hurt');
  await button(page, 'Redo').click();
  await button(page, 'Move to Phase 2').click();
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Round 1Phase 2');
  await expect(players.locator('body')).not.toContainText('has acted');
  await button(page, 'Move to End Phase').click();
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Round 1End Phase');
  await button(page, 'Move to Next Round').click();
  await expect(players.getByRole('heading', { level: 1 })).toHaveText('Round 2Phase 1');
  await addMembers(page, 'Guards', 2);
  await expect(players.getByRole('listitem')).toHaveCount(4);
  await button(page, 'Remove Guards 1').click();
  await expect(players.getByRole('listitem')).toHaveCount(3);
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(players.getByRole('listitem')).toHaveCount(2);
  await expect(players.getByRole('listitem').last()).toContainText('Defeated');
  await look(players, 'player-view');

  await saved(page);
  await page.reload();
  await expect(button(page, 'Hide Assassins from players')).toHaveAttribute('aria-pressed', 'true');
  await players.reload();
  await expect(players.getByRole('listitem')).toHaveCount(2);
  await button(page, 'Hide Assassins from players').click();
  await expect(players.getByRole('listitem')).toHaveCount(3);
});

test('five hundred members do not break the page', async ({ page }) => {
  await page.goto('/gm/encounter/manager');
  const members = Array.from({ length: 500 }, (_, index) => ({ ...FILE.members[0], id: index + 1 }));
  await upload(page, 'many.json', JSON.stringify({ ...FILE, members }));
  await button(page, 'Load Ambush').click();
  await expect(page.getByRole('region', { name: 'Goblins' })).toContainText('500 of 500 standing');
  // Rows far from the screen have their names alone.
  await expect(slider(page, 'Health of Goblins 500')).toHaveCount(0);
  await rows(page, 'Goblins').nth(499).scrollIntoViewIfNeeded();
  await slider(page, 'Health of Goblins 500').fill('0');
  await expect(page.getByRole('region', { name: 'Goblins' })).toContainText('499 of 500 standing');
  await button(page, 'Undo').click();
  await expect(slider(page, 'Health of Goblins 500')).toHaveValue('8');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a fight is run by thumb', async ({ page }) => {
    await createEncounter(page, 'Ambush', THIRTY);
    await addMembers(page, 'Goblins', 5);
    await button(page, 'Start Encounter').tap();
    for (const name of ['Reset', 'Next Round', 'Move to Phase 2']) {
      const box = await button(page, name).boundingBox();
      expect(box?.y).toBeGreaterThan((844 * 2) / 3);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    for (const name of ['Increase Goblins 1 Health', 'Decrease Goblins 1 AP', 'Remove Goblins 1']) {
      const box = await button(page, name).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await button(page, 'Decrease Goblins 1 Health').tap();
    await expect(slider(page, 'Health of Goblins 1')).toHaveValue('7');
    await hasActed(page, 'Goblins 1').tap();
    await expect(hasActed(page, 'Goblins 1')).toBeChecked();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow()).toBeLessThanOrEqual(0);
    await look(page, 'encounter-five');
    // So tall that no row is half under the bar.
    await page.setViewportSize({ width: 320, height: 3000 });
    await expectNoAxeFindings(page);
  });
});
