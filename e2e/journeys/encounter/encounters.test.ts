import { AMBUSH, GOBLINS } from '../../data/encounters.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { expect, test } from '../../support/test.ts';

test('empty tabs lead to the next step', async ({ page, encounter, encounters }) => {
  await page.goto('/gm/encounter/nowhere');
  await expect(page).toHaveURL(/\/gm\/encounter\/manager$/);
  await expect(page).toHaveTitle('Encounters - Tabard');
  await expect(encounters.empty).toBeVisible();
  await expectAccessible(page);
  await takeScreenshots(page, 'encounter-manager-empty');

  await encounters.openTab('Encounter');
  await expect(encounter.notLoaded).toBeVisible();
  await expectAccessible(page);
  await encounter.link('Create').click();
  await expect(page).toHaveURL(/\/gm\/encounter\/create$/);
  await expectAccessible(page);
  await takeScreenshots(page, 'encounter-create');
  await encounters.openTab('Encounter');
  await encounter.link('Manager').click();
  await expect(page).toHaveURL(/\/gm\/encounter\/manager$/);
});

test('a new encounter needs a group and a name of its own', async ({ encounter, newEncounter }) => {
  const { addGroupButton, groupName, maximumHealth, name, submit } = newEncounter;
  await newEncounter.open();
  await expect(submit).toBeDisabled();
  await name.fill('Ambush');
  await expect(submit).toBeDisabled();
  await expect(addGroupButton).toBeDisabled();
  await expect(maximumHealth).toHaveValue('1');
  await newEncounter.addGroup(GOBLINS);
  await expect(submit).toBeEnabled();

  await groupName.fill(' goblins');
  await expect(addGroupButton).toBeDisabled();
  await groupName.fill('Ogres');
  for (const [typed, kept] of [
    ['0', '1'],
    ['-3', '1'],
    ['2.9', '2'],
    ['99999999999', '1000000000'],
  ] as const) {
    await maximumHealth.fill(typed);
    await maximumHealth.blur();
    await expect(maximumHealth).toHaveValue(kept);
  }
  await addGroupButton.click();
  await submit.click();
  await encounter.addMembers('Ogres', 1);
  await encounter.health('Ogres 1').press('ArrowLeft');
  await expect(encounter.health('Ogres 1')).toHaveValue('999999999');

  await newEncounter.openTab('Create');
  await name.fill(' AMBUSH ');
  await newEncounter.addGroup({ name: 'Wolves' });
  await expect(newEncounter.text('An encounter with that name already exists.').first()).toBeVisible();
  await expect(submit).toBeDisabled();
});

test('every change is saved at once, and the next visit loads the encounter again', async ({
  page,
  encounter,
  encounters,
  newEncounter,
}) => {
  await newEncounter.create('Ambush', GOBLINS);
  await encounter.addMembers('Goblins', 2);
  await encounter.start.click();
  await encounter.health('Goblins 2').fill('3');
  await expect(encounter.saved).toBeVisible();
  await page.reload();
  await expect(encounter.health('Goblins 2')).toHaveValue('3');

  await encounter.openTab('Manager');
  const file = await encounters.download('Download Ambush');
  expect(file.name).toBe('Ambush.json');
  expect(JSON.parse(file.text)).toEqual({
    ...AMBUSH,
    round: 1,
    phase: 1,
    members: [AMBUSH.members[0], { ...AMBUSH.members[0], id: 2, health: 3 }],
  });

  await encounters.upload(file.text);
  await expect(encounters.dialogNamed('Replace Ambush?')).toContainText(
    'An encounter with that name already exists.',
  );
  await expectAccessibleInBothThemes(page, 'upload-taken');
  await encounters.button('Keep both').click();
  await expect(encounters.text('Ambush has been uploaded as Ambush (2).')).toBeVisible();
  await encounters.button('Delete Ambush (2)').click();
  await encounters.yes.click();
  await expect(encounters.stored).toHaveCount(1);
  await encounters.button('Delete Ambush').click();
  await expectAccessible(page);
  await encounters.yes.click();
  await expect(encounters.empty).toBeVisible();
  await encounters.openTab('Encounter');
  await expect(encounter.notLoaded).toBeVisible();
  await encounter.openTab('Manager');
  await encounters.upload(file.text);
  await expect(encounters.text('Ambush has been uploaded.')).toBeVisible();
  await expectAccessible(page);
  await takeScreenshots(page, 'encounter-manager');
  await encounters.load('Ambush');
  await expect(encounter.health('Goblins 2')).toHaveValue('3');
});

const OTHER = { ...AMBUSH, encounterName: 'Other' };
const NO_CONTENT = 'No content found in uploaded file.';
const INVALID = 'Failed to parse uploaded file.';

test('files that are no encounters are refused, and nothing stored changes', async ({
  encounter,
  encounters,
}) => {
  await encounters.open();
  await encounters.upload(AMBUSH);
  await expect(encounters.text('Ambush has been uploaded.')).toBeVisible();
  const goblins = AMBUSH.groups[0];
  for (const [file, content, message] of [
    ['empty.json', '', NO_CONTENT],
    ['blank.json', ' \n', NO_CONTENT],
    ['broken.json', '{"encounterName": "Ot', INVALID],
    ['list.json', '[]', INVALID],
    ['null.json', 'null', INVALID],
    ['character.json', '{"version": 7, "name": "Aria"}', INVALID],
    ['deep.json', '['.repeat(100_000), INVALID],
    ['no-group.json', { ...OTHER, members: [{ ...AMBUSH.members[0], groupReference: 1 }] }, INVALID],
    ['two-groups.json', { ...OTHER, groups: [goblins, goblins] }, INVALID],
    [
      'same-name.json',
      { ...AMBUSH, encounterName: ' AMBUSH' },
      'An encounter with that name already exists.',
    ],
  ] as const) {
    await encounters.upload(content, file);
    if (file === 'same-name.json') await encounters.button('Skip').click();
    await expect(encounters.status(file)).toContainText(message);
    await expect(encounters.status(file)).toContainText('Nothing stored has changed.');
    await expect(encounters.stored).toHaveCount(1);
  }

  const script = '<img src=x onerror=alert(1)>';
  await encounters.upload({
    ...AMBUSH,
    encounterName: '__proto__',
    groups: [{ name: script, maximumHealth: 0, maximumEnergy: 1e300, maximumAP: 2.5 }],
    members: [{ groupReference: 0, id: 1, health: 1e12, energy: -4, ap: 9 }],
  });
  await encounters.load('__proto__');
  await expect(encounter.health(`${script} 1`)).toHaveValue('1');
  await expect(encounter.energy(`${script} 1`)).toHaveAttribute('max', '1000000000');
  await expect(encounter.actionPoints(`${script} 1`)).toHaveValue('3');
});
