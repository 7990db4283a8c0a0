import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { createEncounter } from '../core/encounter/create.ts';
import { addMembers } from '../core/encounter/members.ts';
import { anAction, anItem, aPackJson, aSkill, aStatusEffect, aTalent, CONSTANTS } from '../testing/packs.ts';
import { STANDARD_PLAY } from '../testing/play.ts';
import { renderApp } from '../testing/render-app.tsx';
import { anInventoryItem, aSheet, inventoryOf } from '../testing/sheets.ts';

const PACK = aPackJson({
  name: 'Core',
  constants: CONSTANTS,
  coreTalentBreakpoints: [2],
  skills: [aSkill('Blades', { coreTalents: [['Quick Wrist']] })],
  statusEffects: [aStatusEffect('Burning')],
  talents: [
    aTalent('Quick Wrist', { tier: 'CORE' }),
    aTalent('Firm Wrist', { description: 'Your Feint Cut bites.' }),
  ],
  items: [anItem('Flail'), anItem('Lamp')],
  actions: {
    defaultActions: ['Swing'],
    defaultManeuvers: [],
    actions: [
      anAction('Swing', {
        conditions: [{ kind: 'USES_SKILL', skills: ['Blades'] }],
        effects: [{ kind: 'SET_SKILL_DEFAULTS', skills: ['Blades'] }],
      }),
    ],
    maneuvers: [anAction('Feint Cut', { description: 'Show one line, take another.' })],
  },
  play: {
    ...STANDARD_PLAY,
    falling: { DOWN: { resource: 'HEALTH', clearsStatusEffects: true, text: 'No Feint Cut helps you now.' } },
  },
});

const ARIA = aSheet({
  packInfo: [['Core', 1]],
  skills: new Map([['Blades', 3]]),
  inventory: inventoryOf(anInventoryItem('Flail', { name: 'Old Kate', flavor: 'Made for the Feint Cut.' })),
});

const ENCOUNTER = addMembers(
  {
    ...createEncounter('Siege', [{ name: 'Wolf', maximumHealth: 9, maximumEnergy: 2, maximumAP: 3 }]),
    notes: 'They use the Feint Cut.',
  },
  0,
  1,
);

/** Opens an address of Aria's, or of the running encounter, 1440 px wide unless given. */
async function open(path: string, width = 1440) {
  await page.viewport(width, 900);
  const { game } = await renderApp({
    url: path,
    baseGameData: PACK,
    prepare: async ({ storage, encounters, loaded }) => {
      await storage.encounters.create({
        ...ENCOUNTER,
        members: ENCOUNTER.members.map((member) => ({ ...member, notes: 'Has a Lamp.' })),
      });
      encounters.load('Siege');
      loaded.load(ARIA);
    },
  });
  return game;
}

const opens = async (around: Locator, name: string) => {
  await around.getByRole('button', { name, exact: true }).click();
  await expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name, exact: true })).not.toBeInTheDocument();
};

const expand = (title: string) =>
  page.getByRole('region', { name: title, exact: true }).getByRole('button', { name: 'Expand' }).click();

describe('a name opens its card', () => {
  it('in the text of a talent to add, and in the draft', async () => {
    await open('/character/id/aria/talents/add');
    await opens(page.getByRole('article', { name: 'Firm Wrist' }).getByText('Your'), 'Feint Cut');
    await page.getByRole('button', { name: 'Add Firm Wrist' }).click();
    await opens(page.getByRole('list', { name: 'Chosen talents' }), 'Firm Wrist');
  });

  it('on the sheet, of what gives a talent and in what is written about an item', async () => {
    await open('/character/id/aria');
    await opens(page.getByRole('region', { name: 'Talents', exact: true }), 'Blades');
    await opens(page.getByRole('region', { name: 'Inventory', exact: true }), 'Feint Cut');
  });

  it('on a phone, in what is written about an item once its row is open', async () => {
    await open('/character/id/aria', 390);
    const inventory = page.getByRole('region', { name: 'Inventory', exact: true });
    await expect.element(inventory.getByRole('button', { name: 'Text of Old Kate' })).toBeVisible();
    await expect.element(inventory.getByRole('button', { name: 'Feint Cut' })).not.toBeInTheDocument();
    await inventory.getByRole('button', { name: 'Text of Old Kate' }).click();
    await opens(inventory, 'Feint Cut');
  });

  it('beside the items to sell', async () => {
    await open('/character/id/aria/items/sell');
    await page.getByRole('button', { name: 'Old Kate', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Flail' })).toBeVisible();
  });

  it('in combat, of the skills, of the inventory and in a condition', async () => {
    await open('/character/id/aria/combat');
    await opens(page.getByRole('list', { name: 'Skills', exact: true }), 'Blades');
    await opens(page.getByRole('list', { name: 'Conditions of Swing' }), 'Blades');
    await page.getByRole('button', { name: 'Old Kate', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Flail' })).toBeVisible();
  });

  it('in what a fall says', async () => {
    const { combat } = await open('/character/id/aria/combat');
    combat.intents.beginCombat();
    combat.intents.addStatusEffect({ name: 'Burning', level: 1 });
    await page.getByRole('button', { name: 'Change Health' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('20');
    await page.getByRole('button', { name: 'Lose 20' }).click();
    const notice = page.getByRole('alert').first();
    await expect.element(notice).toHaveTextContent('Ended: Burning.');
    await opens(notice, 'Feint Cut');
    await opens(notice, 'Burning');
  });

  it('in the notes of an encounter and of its members', async () => {
    await open('/gm/encounter/encounter');
    await opens(page.getByRole('region', { name: 'Wolf' }), 'Lamp');
    await expand('Notes');
    await opens(page.getByText('They use the'), 'Feint Cut');
  });
});
