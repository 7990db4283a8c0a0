import { fightPack } from './fight-pack.ts';
import type { Json } from './json.ts';

export const talent = (name: string, tier: string, fields: Json = {}): Json => ({
  name,
  tier,
  description: `What ${name} does.`,
  tags: ['Craft'],
  modifiers: {},
  ...fields,
});

export const item = (name: string, discriminator: string, weight: number, stackable = false): Json => ({
  name,
  description: `What ${name} is.`,
  discriminator,
  stackable,
  weight,
  cost: 1,
});

/**
 * A pack for the editors of skills, talents and items. Encumbrance 20; talents cost 2, 4 and 7; two skills
 * must be at level 2 or above; pinnacles at 30 and 60 potential; core talents of Blades at levels 2 and 4.
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
