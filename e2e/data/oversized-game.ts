import { combatant, combatState } from './characters.ts';
import { item, talent } from './editors-pack.ts';
import { fightPack } from './fight-pack.ts';
import type { Json } from './json.ts';

const WORD = 'Unbreakablewordofexactlyfortycharacters!';

/** A pack and a character with far too much of everything; each name has a word of 40 characters. */
export function oversizedGame(): { readonly pack: Json; readonly sheet: Json } {
  const names = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix} ${WORD} ${index}`);
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
      ...combatant(),
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
      combatState: combatState({
        round: 3,
        actionPoints: 999_999,
        statusEffects: Object.fromEntries(effects.map((name) => [name, 5])),
      }),
      changeHistory: inventory
        .slice(0, 20)
        .map((each) => ({ date: 1_760_000_000_000, discriminator: 0, item: each })),
    },
  };
}
