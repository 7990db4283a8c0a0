import { AMBUSH } from '../../data/encounters.ts';
import { EncounterScreen } from '../../screens/encounter.ts';
import { expect, test } from '../../support/test.ts';

test('two windows run one encounter, and each goes on from what the other did', async ({
  context,
  encounter,
  encounters,
}) => {
  await encounters.open();
  await encounters.upload(AMBUSH);
  await encounters.load('Ambush');
  const other = new EncounterScreen(await context.newPage());
  await other.open();
  await expect(other.health('Goblins 2')).toHaveValue('5');

  await encounter.health('Goblins 1').fill('3');
  await expect(other.health('Goblins 1')).toHaveValue('3');
  await other.moveTo('Next Round');
  await expect(encounter.turn).toContainText('Round 3');
  await encounter.hasActed('Goblins 2').check();
  await expect(other.hasActed('Goblins 2')).toBeChecked();
  await other.button('Remove Goblins 1').click();
  await expect(encounter.health('Goblins 1')).toHaveCount(0);
  await encounter.health('Goblins 2').fill('4');
  await expect(other.health('Goblins 2')).toHaveValue('4');

  await encounter.button('Edit').click();
  await encounter.textbox('Encounter Name').fill('Siege');
  await encounter.button('Rename').click();
  await expect(other.heading).toHaveText('Siege');
  await other.health('Goblins 2').fill('2');
  await encounter.button('Close').click();
  await expect(encounter.health('Goblins 2')).toHaveValue('2');

  await encounter.openTab('Manager');
  await expect(encounters.stored).toHaveCount(1);
  await encounters.button('Delete Siege').click();
  await encounters.yes.click();
  await expect(other.notLoaded).toBeVisible();
});
