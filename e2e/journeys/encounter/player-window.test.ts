import type { Page } from '@playwright/test';
import { characterFile } from '../../data/characters.ts';
import { PlayerViewScreen } from '../../screens/player-view.ts';
import { expect, test } from '../../support/test.ts';

/** Each is part of the encounter, and none is for the players. */
const SECRETS = [
  'Betrayal',
  'Xyloph',
  'Salt Wreckers',
  'Vorpal',
  'Quaggy note',
  'Key in boot',
  'Hushed Hero',
  'Burning',
  '77665',
  'Second Ambush',
  'Zumbor',
  'Qworbly',
];

const member = (groupReference: number, id: number, fields = {}) => ({
  groupReference,
  id,
  health: 776_650,
  energy: 4,
  ap: 3,
  hasActed: false,
  ...fields,
});

const maxima = { currentId: 9, maximumHealth: 776_651, maximumEnergy: 4, maximumAP: 3 };

/** One group that players see, whose foe they do not know, and one that is hidden. */
const BETRAYAL = {
  encounterName: 'Betrayal at dusk',
  version: 0,
  round: 0,
  phase: 1,
  groups: [
    { ...maxima, name: 'Cloaked ones', foe: 'Salt Wreckers' },
    { ...maxima, name: 'Xyloph ambushers', foe: 'Vorpal hound' },
  ],
  members: [
    member(0, 1, { notes: 'Key in boot', statusEffects: { Burning: 2 } }),
    member(0, 2, { combat: { resources: { VIGOR: 1 }, combatActions: ['Strike'] } }),
    member(1, 1, { notes: 'Xyloph leader', statusEffects: { Burning: 3 } }),
  ],
  notes: 'Quaggy note',
  party: [
    { character: 'Aria', hasActed: false },
    { character: 'Hushed Hero', hasActed: false },
  ],
};

const SECOND = {
  ...BETRAYAL,
  encounterName: 'Second Ambush',
  groups: [{ ...maxima, name: 'Zumbor pack' }],
  members: [member(0, 1)],
};

/** Keeps, as text, every message of another window to this page, and everything that it shows. */
async function recordWindow(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { receivedOfWindows: received });
    const Original = BroadcastChannel;
    window.BroadcastChannel = class extends Original {
      constructor(name: string) {
        super(name);
        this.addEventListener('message', ({ data }) => {
          // What storage tells every window are the names of records that were saved, and none of their
          // content.
          const isOfStorage = name === 'tabard' && Array.isArray(data?.things);
          const told = isOfStorage
            ? data.things.map(({ key: _key, ...others }: { key: string }) => others)
            : data;
          received.push(`${name} ${JSON.stringify(told)}`);
        });
      }
    };
    new MutationObserver(() => received.push(document.documentElement.outerHTML)).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { receivedOfWindows: string[] }).receivedOfWindows.join('\n'));
}

test('nothing that is hidden reaches the window of the players, which was opened before the release', async ({
  context,
  characters,
  encounters,
  encounter,
}) => {
  await characters.upload(...['Aria', 'Hushed Hero'].map((name) => characterFile(name, { health: 20 })));
  const players = new PlayerViewScreen(await context.newPage());
  const received = await recordWindow(players.page);
  await players.open();
  await expect(players.text('Waiting for the game master')).toBeVisible();

  await encounters.open();
  await encounters.upload(BETRAYAL);
  await encounters.upload(SECOND);
  await expect(encounters.text('Second Ambush has been uploaded.')).toBeVisible();
  await encounters.load('Betrayal at dusk');
  await encounter.button('Hide Xyloph ambushers from players').click();
  await encounter.button('Hide Hushed Hero from players').click();
  await encounter.start.click();
  await expect(players.text('Waiting for the game master')).toBeVisible();

  await encounter.showToPlayers.check();
  await expect(players.members).toHaveCount(3);
  await encounter.health('Cloaked ones 1').fill('300000');
  await expect(players.member('Cloaked ones 1')).toContainText('Badly hurt');
  await encounter.health('Xyloph ambushers 1').fill('1');
  await encounter.hasActed('Xyloph ambushers 1').check();
  await encounter.hasActed('Hushed Hero').check();
  await encounter.addMembers('Xyloph ambushers', 2);
  await encounter.rename('Xyloph ambushers', 'Qworbly ambushers');
  await encounter.act('Qworbly ambushers 1', 'Attack 1d6', 'Aria (20 health)');
  await encounter.typeHealth('Hushed Hero', '-9');
  await encounter.expectHealth('Hushed Hero', 11);
  await encounter.typeHealth('Aria', '-3');
  await expect(players.member('Aria')).toContainText('Health 17');
  await encounter.moveTo('Phase 2');
  await encounter.undo.click();
  await expect(players.heading).toHaveText('Round 1Phase 1');
  await encounter.button('Next Round').click();
  await encounter.button('Begin Round 2').click();
  await expect(players.heading).toHaveText('Round 2Phase 1');
  await expect(players.toAct).toHaveText('To act: Aria · Cloaked ones 1, 2');

  await encounter.openTab('Manager');
  await encounters.load('Second Ambush');
  await expect(encounter.health('Zumbor pack 1')).toHaveValue('776650');
  await encounter.start.click();
  await expect(encounter.saved).toBeVisible();
  await encounter.openTab('Manager');
  await encounters.load('Betrayal at dusk');
  await encounter.moveTo('Phase 2');
  await expect(players.heading).toHaveText('Round 2Phase 2');
  const beforeReload = await received();
  await players.page.reload();
  await expect(players.members).toHaveCount(3);

  const everything = `${beforeReload}\n${await received()}`;
  for (const name of ['Cloaked ones', 'Aria']) expect(everything).toContain(name);
  expect(SECRETS.filter((secret) => everything.includes(secret))).toEqual([]);
  await encounter.button('Hide Hushed Hero from players').click();
  await expect(players.member('Hushed Hero')).toBeVisible();
  expect(await received()).toContain('Hushed Hero');

  await encounter.button('Hide Hushed Hero from players').click();
  await expect(players.member('Hushed Hero')).toHaveCount(0);
  const sinceHidden = (await received()).length;
  await encounter.hasActed('Hushed Hero').check();
  await encounter.typeHealth('Hushed Hero', '-2');
  await encounter.moveTo('End Phase');
  await expect(players.heading).toHaveText('Round 2End Phase');
  expect((await received()).slice(sinceHidden)).not.toContain('Hushed Hero');
});
