import { characterFile } from '../../data/characters.ts';
import { AMBUSH } from '../../data/encounters.ts';
import { SheetScreen } from '../../screens/sheet.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { expect, test } from '../../support/test.ts';

const PARTY = ['Aria', 'Brom', 'Cedd', 'Dara'];

test('four characters join an encounter, and damage and undo go both ways to a sheet in another tab', async ({
  page,
  context,
  characters,
  encounter,
  encounters,
}) => {
  await characters.upload(...PARTY.map((name) => characterFile(name, { health: 20, vigor: 2 })));
  const sheet = new SheetScreen(await context.newPage());
  await sheet.open();
  await expect(sheet.health).toHaveValue('20');

  await encounters.open();
  await encounters.upload(AMBUSH);
  await encounters.load('Ambush');
  await encounter.addToParty(...PARTY);
  await encounter.expectHealth('Aria', 20);
  await expectAccessible(page);
  await takeScreenshots(page, 'party');

  await encounter.typeHealth('Aria', '-9');
  await encounter.expectHealth('Aria', 11);
  await expect(sheet.health).toHaveValue('11');
  await expect(sheet.openElsewhere).toHaveCount(0);
  await expect(sheet.undo).toHaveAccessibleDescription('Change Health');

  await encounter.undo.click();
  await expect(sheet.health).toHaveValue('20');
  await encounter.redo.click();
  await expect(sheet.health).toHaveValue('11');
  await sheet.undo.click();
  await encounter.expectHealth('Aria', 20);
  await expect(encounter.undo).toHaveAccessibleDescription('Add 4 characters');

  await sheet.health.fill('15');
  await sheet.health.blur();
  await encounter.expectHealth('Aria', 15);
  await encounter.typeHealth('Aria', '+3');
  await expect(sheet.health).toHaveValue('18');

  await encounter.hasActed('Brom').check();
  const players = await encounter.openPlayerView();
  await expect(players.member('Aria')).toContainText('Health 18');
  await expect(players.toAct).toContainText('Aria, Cedd, Dara');
  await expect(players.toAct).not.toContainText('Brom');
});
