import type { Page } from '@playwright/test';
import { asFile } from './characters.ts';
import { expect } from './fixtures.ts';

type Json = Readonly<Record<string, unknown>>;

const entry = (name: string, fields: Json = {}) => ({ name, description: [`About ${name}.`], ...fields });

/** A pack that adds a skill, a talent, an item and an action to the standard game, and overrides one of its items. */
export function houseRules(fields: Json = {}): Json {
  return {
    name: 'House Rules',
    version: 1,
    actions: {
      defaultActions: ['Stargaze'],
      defaultManeuvers: [],
      actions: [
        entry('Stargaze', { tags: ['Calm'], inputs: {}, resources: [], effects: [], conditions: [] }),
      ],
      maneuvers: [],
    },
    constants: {},
    damageInfo: [],
    groups: { constantGroups: {}, skillGroups: {} },
    items: [
      entry('Longsword', { discriminator: 'WEAPON', stackable: false, weight: 2, cost: 7 }),
      entry('Star Chart', { discriminator: 'ACCESSORY', stackable: false, weight: 1, cost: 7 }),
    ],
    coreTalentBreakpoints: [],
    pinnacleBreakpoints: [],
    skills: [entry('Stargazing', { coreTalents: [] })],
    statusEffects: [],
    talents: [entry('Night Owl', { tier: 'MINOR', tags: ['Night'] })],
    ...fields,
  };
}

/** A character that has something of everything that the house rules add. */
export const STARGAZER: Json = {
  version: 7,
  name: 'Vesper',
  packInfo: [
    ['Tabard Core', 1],
    ['House Rules', 1],
  ],
  health: 5,
  potential: 40,
  skills: { Blades: 2, Stargazing: 3 },
  talents: ['Night Owl'],
  inventory: {
    id1: { id: 'id1', name: 'Mother’s chart', flavor: '', quantity: 1, template: 'Star Chart' },
    id2: { id: 'id2', name: 'Old sword', flavor: '', quantity: 1, template: 'Longsword' },
  },
  equipment: { weapon: 'id2', armor: '', accessories: ['', 'id1'] },
};

/** Chooses a file as a pack on the upload tab. */
export async function choosePack(page: Page, text: string, name = 'pack.json'): Promise<void> {
  await page.getByLabel('Upload Game Data Pack').setInputFiles(asFile({ name, text }));
}

/** Stores a pack and leaves it off. */
export async function storePack(page: Page, pack: Json): Promise<void> {
  await page.goto('/gamedata/management/upload');
  await choosePack(page, JSON.stringify(pack));
  await page.getByRole('button', { name: 'Store Pack' }).click();
  await expect(page.getByText(`${pack.name} ${pack.version} has been stored.`)).toBeVisible();
}

/** Switches a pack on, or off again, and submits. */
export async function togglePack(page: Page, name: string): Promise<void> {
  await page.getByRole('switch', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Goes to a screen by the sidebar, so that what is loaded stays loaded. */
export async function goBySidebar(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.getByRole('link', { name: link, exact: true }).click();
}
