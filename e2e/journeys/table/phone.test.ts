import { SAMPLES } from '../../data/samples.ts';
import { CharactersScreen } from '../../screens/characters.ts';
import { TableScreen } from '../../screens/table.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { collectErrors } from '../../support/page-errors.ts';
import { expect, test } from '../../support/test.ts';
import { LAPTOP, PHONE } from '../../support/viewports.ts';

const ILSE = SAMPLES.characters.filter(({ name }) => name === 'Ilse Wren');

test('a player with a phone acts below thirty foes, and what the game master proposes reaches every screen', async ({
  browser,
  baseURL,
  page,
  newEncounter,
  encounter,
}) => {
  await page.setViewportSize(LAPTOP);
  await newEncounter.create('Salt Road', { name: 'Salt Wreckers', health: 16 });
  await encounter.addMembers('Salt Wreckers', 30);
  await encounter.start.click();
  await encounter.showToPlayers.check();
  const host = new TableScreen(page);
  await host.open('/table');
  await host.openTable.click();
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    serviceWorkers: 'block',
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  });
  const errors = await collectErrors(context, baseURL);
  const phone = await context.newPage();
  for (const sheet of ILSE) await new CharactersScreen(phone).uploadAndLoad(sheet);
  await host.seatPlayer('Seat 1', phone);
  const player = new TableScreen(phone);
  const combat = await player.play('Ilse Wren');
  await combat.begin.tap();
  await host.main.getByRole('link', { name: 'Encounters' }).click();
  await encounter.addToParty('Ilse Wren');

  const message = (text: string) =>
    phone.getByRole('status').filter({ hasText: `From the Game Master: ${text}` });
  const combatLink = phone
    .getByRole('navigation', { name: 'Character screens' })
    .getByRole('link', { name: 'Combat' });

  await test.step('the tabs and Perform are in view, and the foes are one press away', async () => {
    await expect(player.hasActed).toBeInViewport();
    await expect(phone.getByRole('tablist', { name: 'Combat' })).toBeInViewport({ ratio: 1 });
    await expect(combat.performButton).toBeInViewport();
    await expect(player.foes).toHaveCount(0);
    await player.openFoes();
    await expect(player.foes).toHaveCount(30);
    await expectAccessible(phone);
    await player.fight.getByRole('button', { name: 'Collapse' }).first().tap();
  });

  await test.step('a hit does not move the action under the thumb', async () => {
    await combat.tab('Actions').tap();
    await combat.button('Select Second Wind').scrollIntoViewIfNeeded();
    const top = async () => (await combat.button('Select Second Wind').boundingBox())?.y;
    const before = await top();
    await encounter.typeHealth('Ilse Wren', '-5');
    await expect(message('5 damage.')).toBeVisible();
    expect(await top()).toBeCloseTo(before ?? 0, -1);
    await expectAccessible(phone);
    await player.button('Show').tap();
    await expect(player.button('Accept Damage')).toBeInViewport({ ratio: 1 });
    await expect(message('5 damage.')).toHaveCount(0);
    await player.button('Accept Damage').tap();
  });

  await test.step('on another screen it is announced over a dialog, in one message, and leads to combat', async () => {
    await player.link('Sheet').first().tap();
    await expect(player.heading).toHaveText('Ilse Wren');
    await player.button('Change Health').first().tap();
    await encounter.typeHealth('Ilse Wren', '-4');
    await expect(message('4 damage.')).toBeVisible();
    await encounter.typeHealth('Ilse Wren', '-3');
    await expect(message('3 damage.')).toBeVisible();
    await expect(message('4 damage.')).toHaveCount(0);
    await expectAccessible(phone);
    await player.dialogNamed('Health').getByRole('button', { name: 'Close' }).tap();
    await expect(combatLink).toHaveAccessibleDescription('The game master waits for your answer.');
    await player.button('Show').tap();
    await expect(player.heading).toHaveText('Combat');
    await expect(player.button('Accept Damage')).toHaveCount(2);
    await expect(player.button('Accept Damage').first()).toBeInViewport({ ratio: 1 });
    await expect(message('3 damage.')).toHaveCount(0);
    await expectAccessible(phone);
  });

  await test.step('what is declined passes by itself', async () => {
    await player.button('Decline Damage').first().tap();
    await expect(player.button('Accept Damage')).toHaveCount(1);
    await player.button('Accept Damage').tap();
    await expect(combatLink).not.toHaveAttribute('aria-describedby');
    await expect(page.getByRole('status').getByText('Ilse Wren has declined 4 damage.')).toBeVisible();
    await expect(page.getByText(/has declined/)).toHaveCount(0);
  });
  expect(errors.list).toEqual([]);
  await context.close();
});
