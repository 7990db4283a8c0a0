import type { Browser, Page } from '@playwright/test';
import { CharactersScreen } from '../screens/characters.ts';
import type { CombatScreen } from '../screens/combat.ts';
import { TableScreen } from '../screens/table.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { collectErrors, type PageErrors } from '../support/page-errors.ts';
import { expect, test } from '../support/test.ts';

const WRECKERS = { name: 'Salt Wreckers', health: 16, energy: 6, ap: 4 };
const AMBUSHERS = { name: 'Xyloph Ambushers', health: 99, energy: 6, ap: 4 };
const PARTY = ['Ilse Wren', 'Odda Harrow', 'Tamsin Quill'];

/** Keeps every message that the page sends to another device, as text. */
async function recordMessages(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sentToDevices: sent });
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
      const bytes: unknown = data;
      if (bytes instanceof ArrayBuffer || ArrayBuffer.isView(bytes))
        sent.push(new TextDecoder('latin1').decode(bytes as ArrayBuffer));
      else sent.push(String(bytes));
      return send.call(this, data);
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { sentToDevices: string[] }).sentToDevices.join('\n'));
}

interface Player {
  readonly page: Page;
  readonly table: TableScreen;
  readonly errors: PageErrors;
  /** Opens a page in place of the one that is gone. */
  again(): Promise<TableScreen>;
  close(): Promise<void>;
}

/** A device of its own with a sample character. */
async function openPlayer(browser: Browser, baseURL: string | undefined, name: string): Promise<Player> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const errors = await collectErrors(context, baseURL);
  const page = await context.newPage();
  await new CharactersScreen(page).loadSample(name);
  return {
    page,
    errors,
    table: new TableScreen(page),
    again: async () => new TableScreen(await context.newPage()),
    close: () => context.close(),
  };
}

/** Rolls an action by hand against a wrecker, and proposes it. */
async function proposeAttack(combat: CombatScreen, action: string, wrecker: number): Promise<void> {
  await combat.begin.click();
  await combat.select(action);
  await combat.target.selectOption({ label: `Salt Wreckers ${wrecker} (Unhurt)` });
  await combat.button('Rolled by hand').click();
  await combat.numberField('Successes').fill('4');
  await combat.button('Propose and Perform').click();
}

test('a game master and three players fight a round, and a page is killed in the middle of it', async ({
  browser,
  baseURL,
  page,
  newEncounter,
  encounter,
}) => {
  test.slow();
  const sent = await recordMessages(page);
  await newEncounter.create('Salt Road', WRECKERS, AMBUSHERS);
  await encounter.addMembers('Salt Wreckers', 2);
  await encounter.addMembers('Xyloph Ambushers', 1);
  await encounter.button('Hide Xyloph Ambushers from players').click();
  await encounter.start.click();
  await encounter.showToPlayers.check();

  const host = new TableScreen(page);
  await host.open('/table');
  await host.openTable.click();
  const players: Player[] = [];
  for (const [index, name] of PARTY.entries()) {
    const player = await openPlayer(browser, baseURL, name);
    players.push(player);
    await host.addSeat.click();
    await host.seatPlayer(`Seat ${index + 1}`, player.page);
  }
  const [ilse, odda, tamsin] = players;
  if (ilse === undefined || odda === undefined || tamsin === undefined)
    throw new Error('A player is missing.');
  await expect(ilse.table.foes).toHaveCount(2);
  await expectAccessible(page);
  await expectAccessible(ilse.page);

  const ofIlse = await ilse.table.play('Ilse Wren');
  await odda.table.play('Odda Harrow');
  const ofTamsin = await tamsin.table.play('Tamsin Quill');
  for (const name of PARTY) await expect(host.characters(name)).toContainText('connected, Health');
  await host.main.getByRole('link', { name: 'Encounters' }).click();
  await encounter.addToParty(...PARTY);
  await encounter.expectHealth('Ilse Wren', 42);

  await test.step('the game master applies the hit of a player, whose turn is over by it', async () => {
    await proposeAttack(ofIlse, 'Flare', 1);
    await expect(host.proposedHits).toContainText(['Ilse Wren: Flare on Salt Wreckers 1, 4 rolled.']);
    await expectAccessible(page);
    await encounter.button('Apply Flare of Ilse Wren').click();
    await expect(host.proposedHits).toHaveCount(0);
    await expect(encounter.hasActed('Ilse Wren')).toBeChecked();
    await expect(ilse.table.foes.first()).not.toContainText('Unhurt');
    await expect(ilse.table.hasActed).toBeChecked();
  });

  await test.step('a player accepts what the game master proposes', async () => {
    await encounter.typeHealth('Odda Harrow', '-9');
    await odda.table.button('Accept Damage').click();
    await encounter.expectHealth('Odda Harrow', 37);
    await expect(odda.table.undo).toHaveAccessibleDescription('Take Damage');
  });

  await test.step('what a player proposed outlives the page that is killed', async () => {
    await proposeAttack(ofTamsin, 'Loose', 2);
    await expect(host.proposedHits).toHaveCount(1);
    await tamsin.page.close();
    await host.page.goBack();
    await expect(host.state('Seat 3')).toHaveText('Interrupted');
    await host.button('New code for seat 3').click();
    const again = await tamsin.again();
    await host.seatPlayer('Seat 3', again.page);
    await again.play('Tamsin Quill');
    await expect(host.proposedHits).toHaveCount(1);
    await host.button('Apply Loose of Tamsin Quill').click();
    await expect(host.proposedHits).toHaveCount(0);
  });

  await test.step('the next phase begins for all, and the log has every roll', async () => {
    await expect(host.rolls).toHaveCount(2);
    await expect(host.rolls.first()).toContainText('Tamsin Quill: Loose');
    await host.main.getByRole('link', { name: 'Encounters' }).click();
    await encounter.moveTo('Phase 2');
    for (const player of [ilse, odda]) await expect(player.table.turn).toHaveText('Round 1, Phase 2');
    await expect(ilse.table.hasActed).not.toBeChecked();
  });

  const text = await sent();
  expect(text).toContain('Salt Wreckers');
  expect(text).not.toContain('Xyloph');
  for (const { errors } of players) expect(errors.list).toEqual([]);
  for (const player of players) await player.close();
});
