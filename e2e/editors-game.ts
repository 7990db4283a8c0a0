import type { Page } from '@playwright/test';
import { fighter, fightPack } from './combat-game.ts';

type Json = Readonly<Record<string, unknown>>;

const talent = (name: string, tier: string, fields: Json = {}): Json => ({
  name,
  tier,
  description: `What ${name} does.`,
  tags: ['Craft'],
  modifiers: {},
  ...fields,
});

const item = (name: string, discriminator: string, weight: number, stackable = false): Json => ({
  name,
  description: `What ${name} is.`,
  discriminator,
  stackable,
  weight,
  cost: 1,
});

/**
 * The pack of a game for editors. Encumbrance 20; minor, moderate and major talents cost 2, 4 and 7; two skills must be at level
 * 2; a pinnacle at 30 and at 60 of potential; core talents of Blades at levels 2 and 4.
 */
export function editorsPack(fields: Json = {}): Json {
  const game = fightPack();
  return {
    ...game,
    coreTalentBreakpoints: [2, 4],
    pinnacleBreakpoints: [30, 60],
    items: [
      ...(game.items as readonly Json[]),
      item('Feather', 'CONSUMABLE', 0.1, true),
      item('Anvil', 'GENERIC', 13),
    ],
    skills: [
      { name: 'Blades', description: 'Edges.', coreTalents: [['Blade Sense'], ['Blade Song']] },
      ...['Bows', 'Lore', 'Stealth'].map((name) => ({ name, description: '', coreTalents: [] })),
    ],
    talents: [
      talent('Steady', 'MINOR'),
      talent('Steadier', 'MODERATE', { upgrades: 'Steady', modifiers: { MAXIMUM_HEALTH: 5 } }),
      talent('Steadiest', 'MAJOR', { upgrades: 'Steadier' }),
      talent('Parry', 'MINOR'),
      talent('Riposte', 'MODERATE', { prerequisites: ['Parry'] }),
      talent('Mountain', 'MAJOR'),
      talent('River', 'MAJOR'),
      talent('Forest', 'MAJOR'),
      talent('Crown', 'PINNACLE'),
      talent('Halo', 'PINNACLE'),
      talent('Blade Sense', 'CORE', { modifiers: { SOAK: 1 } }),
      talent('Blade Song', 'CORE', { modifiers: { MAXIMUM_HEALTH: 2 } }),
    ],
    ...fields,
  };
}

/** Opens a screen of a character in a game: the character is uploaded, loaded, and gone to. */
export async function openCharacter(
  page: Page,
  {
    pack = editorsPack(),
    sheet = fighter(),
    screen = '',
  }: { pack?: Json; sheet?: Json; screen?: string } = {},
): Promise<void> {
  await page.route('**/BaseGameData.json', (route) => route.fulfill({ json: pack }));
  await page.goto('/character/storage');
  await page.getByLabel('Upload Character').setInputFiles({
    name: 'sheet.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(sheet)),
  });
  await page.getByRole('button', { name: `Load ${sheet.name}`, exact: true }).click();
  await page.getByRole('region', { name: 'Health', exact: true }).waitFor();
  if (screen !== '') await page.goto(`/character/id/${String(sheet.name).toLowerCase()}/${screen}`);
}

/** Turns `Navigate to sheet after submit` on. */
export async function navigateAfterSubmit(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Navigate to sheet after submit' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
}

const WORD = 'Unbreakablewordofexactlyfortycharacters!';

/** A game and a character with far too much of everything, each name with a word of 40 characters. */
export function monstrous(): { readonly pack: Json; readonly sheet: Json } {
  const names = (sort: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${sort} ${WORD} ${index}`);
  const [templates, talents, skills, effects] = [
    names('Item', 100),
    names('Talent', 200),
    names('Skill', 12),
    names('Effect', 12),
  ];
  const game = fightPack();
  const inventory = names('Thing', 500).map((name, index) => ({
    id: `id${index}`,
    name,
    flavor: WORD,
    quantity: 123_456_789,
    template: templates[index % 100],
  }));
  return {
    pack: {
      ...game,
      name: WORD,
      items: templates.map((name, index) => ({
        ...item(name, ['WEAPON', 'ARMOR', 'ACCESSORY', 'CONSUMABLE'][index % 4] ?? '', 0.1, index % 4 === 3),
        modifiers: { POWER: 987_654_321, DICE_POOL: 1 },
      })),
      skills: skills.map((name) => ({ name, description: WORD, coreTalents: [] })),
      statusEffects: effects.map((name) => ({
        name,
        description: `${WORD} SE_LEVEL`,
        tags: [WORD],
        modifiersByPolarity: { POWER: true },
      })),
      talents: talents.map((name, index) =>
        talent(name, ['MINOR', 'MODERATE', 'MAJOR', 'PINNACLE'][index % 4] ?? '', {
          description: `${WORD} ${WORD}`,
          tags: [WORD],
          modifiers: { MAXIMUM_HEALTH: 1_000_000 },
        }),
      ),
    },
    sheet: {
      ...fighter(),
      name: WORD,
      packInfo: [[WORD, 1]],
      health: 999_999_999,
      potential: 999_999_999,
      currency: 999_999_999,
      boostPoints: 999_999_999,
      skills: Object.fromEntries(skills.map((name) => [name, 6])),
      talents: talents.filter((_, index) => index % 4 !== 3),
      pinnacles: talents.filter((_, index) => index % 4 === 3),
      inventory: Object.fromEntries(inventory.map((each) => [each.id, each])),
      equipment: { weapon: 'id0', armor: 'id1', accessories: ['id2', 'id6'] },
      notes: `${WORD} `.repeat(2400),
      combatState: {
        round: 3,
        phase: 1,
        actionPoints: 999_999,
        statusEffects: Object.fromEntries(effects.map((name) => [name, 5])),
        currentRoundActions: [],
        previousRoundActions: [],
        combatActions: [],
        currentPhaseActions: [],
      },
      changeHistory: inventory
        .slice(0, 20)
        .map((each) => ({ date: 1_760_000_000_000, discriminator: 0, item: each })),
    },
  };
}
