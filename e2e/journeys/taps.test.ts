import { loadDice } from '../support/dice.ts';
import { Taps, tapsInDocs } from '../support/taps.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

test.use({ viewport: PHONE, hasTouch: true });

test('a character is made, trained and equipped in at most 30 taps', async ({
  home,
  newCharacter,
  sheet,
  skills,
  talents,
  items,
}) => {
  test.slow();
  const taps = new Taps();
  const { firstSteps } = sheet;

  await test.step('a name, potential and four skills', async () => {
    await home.open();
    await taps.tap(home.newCharacter);
    await taps.type(newCharacter.name, 'Aria');
    await taps.type(newCharacter.potential, '20');
    for (const skill of ['Blades', 'Shieldwork', 'Physick', 'Guile'])
      await taps.tap(newCharacter.skill(skill));
    await taps.tap(newCharacter.submit);
    await expect(firstSteps).toContainText('Spend 20 potential');
  });

  await test.step('two skills and two talents', async () => {
    await taps.tap(firstSteps.getByRole('link', { name: 'Raise skills' }));
    await taps.tap(skills.button('Increase Blades'));
    await taps.tap(skills.button('Increase Physick'));
    await taps.tap(skills.submit);
    await taps.tap(firstSteps.getByRole('link', { name: 'Choose talents' }));
    await taps.tap(talents.button('Add Hale'));
    await taps.tap(talents.button('Add Heavy Hand'));
    await taps.tap(talents.submit);
  });

  await test.step('a weapon, armor and food, paid and equipped', async () => {
    await taps.tap(talents.link('Items').last());
    for (const item of ['Knife', 'Leather Jack', 'Road Ration']) await taps.tap(items.button(`Add ${item}`));
    await taps.tap(items.switch('Pay 35'));
    await taps.tap(items.submit);
    await taps.tap(items.link('Sheet').last());
    await taps.tap(firstSteps.getByRole('button', { name: 'Equip Knife' }));
    await taps.tap(firstSteps.getByRole('button', { name: 'Equip Leather Jack' }));
  });

  await expect(sheet.currency).toHaveValue('25');
  await expect(sheet.weapon).toHaveText(/Knife/);
  expect(taps.script).toEqual(tapsInDocs('A character is made, trained and equipped'));
  expect(taps.count).toBeLessThanOrEqual(30);
});

/** More health than three rounds take. */
const WRECKERS = { name: 'Salt Wreckers', health: 200, energy: 6, ap: 4 };

test('three rounds against a foe take at most 35 taps', async ({
  page,
  newEncounter,
  encounter,
  characters,
  combat,
}) => {
  test.slow();
  await newEncounter.create('Salt Road', WRECKERS);
  await encounter.addMembers('Salt Wreckers', 1);
  await characters.loadSample('Ilse Wren');
  const taps = new Taps();
  // Every Flare hits.
  await loadDice(page, ...Array.from({ length: 100 }, () => 4));

  /** A hit that takes 4 health. */
  const takeHit = async (left: number) => {
    await taps.tap(combat.button('Change Health'));
    await taps.tap(combat.keypad.getByRole('button', { name: '4', exact: true }));
    await taps.tap(combat.button('Damage 4'));
    await combat.expectBars({ Health: left });
  };
  /** Ends a rolled action: the hit is applied with it. */
  const finish = async () => {
    await taps.tap(combat.button('Apply and Perform'));
    await combat.expectTab('Actions');
  };
  const again = async () => {
    await taps.tap(combat.button(/^Again: Flare/));
    await finish();
  };

  await test.step('round 1', async () => {
    await taps.tap(combat.link('Combat').last());
    await taps.tap(combat.button('Start Combat'));
    await taps.tap(combat.button('Select Flare'));
    await taps.tap(combat.button('Add Kindling'));
    await taps.choose(combat.target, 'Salt Wreckers 1 (200 health)');
    await taps.tap(combat.button('Roll dice'));
    await finish();
    await takeHit(38);
    await taps.tap(combat.button('Next Phase'));
    await again();
    await taps.tap(combat.button('Next Round'));
    await combat.expectTurn('Round 2');
  });
  for (const round of [2, 3]) {
    await test.step(`round ${round}`, async () => {
      await again();
      await takeHit(42 - 4 * round);
      await taps.tap(combat.button('Next Phase'));
      await again();
    });
    if (round === 2) await taps.tap(combat.button('Next Round'));
  }
  await combat.expectTurn('Round 3');
  await taps.tap(combat.end);
  await taps.tap(combat.yes);
  await expect(combat.begin).toBeVisible();
  expect(taps.script).toEqual(tapsInDocs('A fight of three rounds'));
  expect(taps.count).toBeLessThanOrEqual(35);
});

test('an effect at level 2 takes three taps in combat and on the sheet, and what it does one', async ({
  characters,
  combat,
  sheet,
}) => {
  await characters.loadSample('Ilse Wren');
  await combat.openFromSheet();
  await combat.button('Start Combat').tap();
  await combat.expectTurn('Round 1');

  await test.step('in combat', async () => {
    const taps = new Taps();
    await taps.choose(combat.combobox('Status Effect'), 'Bleeding');
    await taps.tap(combat.button('Add Bleeding at level 2'));
    await expect(combat.statusEffects).toHaveText(/Bleeding 2/);
    expect(taps.count).toBe(3);
    await taps.tap(combat.statusEffects.getByRole('button', { name: 'Bleeding 2' }));
    await expect(combat.dialogNamed('Bleeding')).toContainText('Level 2');
    expect(taps.count).toBe(4);
    await combat.page.keyboard.press('Escape');
  });

  await test.step('on the sheet', async () => {
    await combat.link('Sheet').last().tap();
    await sheet.expectOpen();
    const tile = sheet.tile('Status Effects');
    const taps = new Taps();
    await taps.choose(tile.getByRole('combobox', { name: 'Status Effect' }), 'Burning');
    await taps.tap(tile.getByRole('button', { name: 'Add Burning at level 2' }));
    await expect(tile.getByRole('spinbutton', { name: 'Level of Burning' })).toHaveValue('2');
    expect(taps.count).toBe(3);
    // Another one stands in the reason why it cannot be added again.
    await taps.tap(tile.getByRole('button', { name: 'Burning', exact: true }).first());
    await expect(sheet.dialogNamed('Burning')).toContainText('Level 2');
    expect(taps.count).toBe(4);
  });
});
