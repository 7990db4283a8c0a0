import type { Browser, Page } from '@playwright/test';
import type { Json } from '../../data/json.ts';
import { SAMPLES } from '../../data/samples.ts';
import { CharactersScreen } from '../../screens/characters.ts';
import type { CombatScreen } from '../../screens/combat.ts';
import { TableScreen } from '../../screens/table.ts';
import { expectAccessibleAtEverySize } from '../../support/accessibility.ts';
import { collectErrors, type PageErrors } from '../../support/page-errors.ts';
import { expect, test } from '../../support/test.ts';
import { LAPTOP, PHONE } from '../../support/viewports.ts';

const WRECKERS = { name: 'Salt Wreckers', health: 16, energy: 6, ap: 4 };
const AMBUSHERS = { name: 'Xyloph Ambushers', health: 99, energy: 6, ap: 4 };
/** Six characters: the samples, and two of them under other names. */
const PARTY = [
  ...SAMPLES.characters,
  ...SAMPLES.characters.slice(0, 2).map((sheet, index) => ({ ...sheet, name: `Stranger ${index + 1}` })),
];
const NAMES = PARTY.map(({ name }) => name);

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
  readonly name: string;
  readonly page: Page;
  readonly table: TableScreen;
  readonly errors: PageErrors;
  /** Opens a page in place of the one that is gone. */
  again(): Promise<TableScreen>;
  close(): Promise<void>;
}

/** A phone of its own with a character. */
async function openPlayer(browser: Browser, baseURL: string | undefined, sheet: Json): Promise<Player> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    serviceWorkers: 'block',
    viewport: PHONE,
  });
  const errors = await collectErrors(context, baseURL);
  const page = await context.newPage();
  await new CharactersScreen(page).uploadAndLoad(sheet);
  return {
    name: String(sheet.name),
    page,
    errors,
    table: new TableScreen(page),
    again: async () => new TableScreen(await context.newPage()),
    close: () => context.close(),
  };
}

test('a game master and six players fight to the end, and a page is killed in the middle of it', async ({
  browser,
  baseURL,
  page,
  newEncounter,
  encounter,
}) => {
  test.slow();
  await page.setViewportSize(LAPTOP);
  const sent = await recordMessages(page);
  await newEncounter.create('Salt Road', WRECKERS, AMBUSHERS);
  await encounter.addMembers('Salt Wreckers', 2);
  await encounter.addMembers('Xyloph Ambushers', 1);
  await encounter.button('Hide Xyloph Ambushers from players').click();
  await encounter.start.click();
  await encounter.showToPlayers.check();

  const host = new TableScreen(page);
  const opening = Promise.all(PARTY.map((sheet) => openPlayer(browser, baseURL, sheet)));
  await host.open('/table');
  await expectAccessibleAtEverySize(page);
  await host.openTable.click();
  const players = await opening;
  const combats = new Map<string, CombatScreen>();
  await test.step('each player takes a seat by the text of two codes', async () => {
    for (const [index, player] of players.entries()) {
      if (index > 0) await host.addSeat.click();
      await host.seatPlayer(`Seat ${index + 1}`, player.page);
    }
    await Promise.all(
      players.map(async ({ name, table }) => {
        await expect(table.foes).toHaveCount(2);
        combats.set(name, await table.play(name));
        await table.openFoes();
      }),
    );
    for (const name of NAMES) await expect(host.seatOf(name)).toContainText('Health');
    await expectAccessibleAtEverySize(page);
  });
  const playerOf = (name: string): Player => {
    const found = players.find((each) => each.name === name);
    if (found === undefined) throw new Error(`${name} is missing.`);
    return found;
  };
  const [ilse, odda, tamsin] = ['Ilse Wren', 'Odda Harrow', 'Tamsin Quill'].map(playerOf) as [
    Player,
    Player,
    Player,
  ];
  const attack = async (name: string, action: string, wrecker: number) => {
    const combat = combats.get(name);
    await combat?.begin.click();
    await combat?.propose(action, `Salt Wreckers ${wrecker}`);
  };
  await host.main.getByRole('link', { name: 'Encounters' }).click();
  await encounter.addToParty(...NAMES);
  await encounter.expectHealth('Ilse Wren', 42);

  await test.step('the game master applies the hit of a player, whose turn is over by it', async () => {
    await attack('Ilse Wren', 'Flare', 1);
    await expect(ilse.table.sentHits).toContainText(['Flare on Salt Wreckers 1, 4 rolled.']);
    await expect(host.proposedHits).toContainText(['Ilse Wren: Flare on Salt Wreckers 1, 4 rolled.']);
    await expectAccessibleAtEverySize(page);
    await expectAccessibleAtEverySize(ilse.page);
    await encounter.button('Apply Flare of Ilse Wren').click();
    await expect(host.proposedHits).toHaveCount(0);
    await expect(encounter.hasActed('Ilse Wren')).toBeChecked();
    for (const { table } of players) await expect(table.foes.first()).not.toContainText('Unhurt');
    await expect(ilse.table.hasActed).toBeChecked();
    await expect(ilse.table.sentHits).toHaveCount(0);
  });

  await test.step('a player accepts what the game master proposes', async () => {
    await encounter.typeHealth('Odda Harrow', '-9');
    await odda.table.button('Accept Damage').click();
    await encounter.expectHealth('Odda Harrow', 37);
    await expect(odda.table.undo).toHaveAccessibleDescription('Take Damage');
  });

  await test.step('a player accepts a status effect, which all see at its level', async () => {
    await host.proposeEffect('Odda Harrow', 'Burning', 2);
    await expect(odda.table.main).toContainText(
      'Combat must begin before you are able to add Status Effects.',
    );
    await combats.get('Odda Harrow')?.begin.click();
    await odda.table.button('Accept Burning').click();
    await expect(host.effectsOf('Odda Harrow')).toHaveText(['Burning 2']);
    await host.page.goBack();
    await expect(host.effectsOf('Odda Harrow')).toHaveText(['Burning 2']);
    await expect(host.seatOf('Ilse Wren')).toContainText('has acted');
    await host.page.goForward();
  });

  await test.step('what a player proposed outlives the page that is killed', async () => {
    await attack('Tamsin Quill', 'Loose', 2);
    await expect(host.proposedHits).toHaveCount(1);
    await tamsin.page.close();
    await host.page.goBack();
    await expect(host.state('Seat 4')).toHaveText('Interrupted');
    await host.button('New code for seat 4').click();
    const again = await tamsin.again();
    await host.seatPlayer('Seat 4', again.page);
    await again.play('Tamsin Quill');
    await expect(host.proposedHits).toHaveCount(1);
    await host.button('Apply Loose of Tamsin Quill').click();
    await expect(host.proposedHits).toHaveCount(0);
  });

  await test.step('the next phase begins for all, and the log has every roll', async () => {
    await expect(host.rolls).toHaveCount(2);
    await expect(host.rolls.first()).toContainText('Tamsin Quill: Loose');
    // What follows is applied as it comes.
    await host.switch('Apply hits from the table without asking').check();
    await host.main.getByRole('link', { name: 'Encounters' }).click();
    await encounter.moveTo('Phase 2');
    for (const { table } of players.filter((each) => each !== tamsin))
      await expect(table.turn).toHaveText('Round 1, Phase 2');
    await expect(ilse.table.hasActed).not.toBeChecked();
  });

  await test.step('the last foes fall, and the table is closed', async () => {
    await attack('Bartol Fenn', 'Strike', 2);
    await attack('Stranger 1', 'Strike', 2);
    await attack('Stranger 2', 'Flare', 1);
    await expect(ilse.table.foes.filter({ hasText: 'Defeated' })).toHaveCount(2);
    await encounter.showToPlayers.uncheck();
    await expect(ilse.table.fight).toContainText('The game master shows no fight now.');
    await host.page.goBack();
    await expect(host.rolls).toHaveCount(5);
    await host.button('Close Table').click();
    await expect(odda.table.fight).toContainText('Not connected.');
    await expect(odda.table.link('Join again')).toBeVisible();
  });

  const text = await sent();
  expect(text).toContain('Salt Wreckers');
  expect(text).not.toContain('Xyloph');
  for (const { errors } of players) expect(errors.list).toEqual([]);
  for (const player of players) await player.close();
});
