const WORDS = 'a coat that bears a house and its colours over iron salt and the long road home'.split(' ');

/** @param {number} seed */
const paragraph = (seed) =>
  Array.from({ length: 16 }, (_, word) => WORDS[(seed * 7 + word * (1 + (seed % 5))) % WORDS.length]).join(
    ' ',
  );

/** @param {string} kind @param {number} index */
export const entryName = (kind, index) => `${kind} ${String(index).padStart(6, '0')}`;

/**
 * The JSON of a pack with this many entries, divided equally among actions, maneuvers, items, talents and
 * status effects. Every second talent upgrades the one before. It defines all constants, both damage types
 * and 16 skills.
 * @param {number} entries
 */
export function largePack(entries) {
  const each = Math.floor(entries / 5);
  const numbers = Array.from({ length: each }, (_, index) => index);
  /** @param {string} kind @param {number} index */
  const action = (kind, index) => ({
    name: entryName(kind, index),
    description: [paragraph(index)],
    tags: ['Large', `Tag ${index % 50}`],
    inputs: kind === 'Action' ? { skill: { groups: ['IRON'] }, numeric: { title: 'Dice', maximum: 5 } } : {},
    resources: [{ resource: 'ENERGY', by: 'CONSTANT', value: 1 + (index % 3) }],
    effects: [
      { kind: 'CHANGE_PROPERTY', target: 'POWER', by: 'CONSTANT', value: 2 },
      { kind: 'CHANGE_PROPERTY', target: 'DICE_POOL', by: 'CONSTANT', value: 1 },
    ],
    conditions: kind === 'Action' ? [{ kind: 'ONCE_PER', period: 'COMBAT' }] : [{ kind: 'POWER_DEFINED' }],
  });
  const skills = Array.from({ length: 16 }, (_, index) => entryName('Skill', index));
  return {
    name: `Large Pack ${entries}`,
    version: 1,
    actions: {
      defaultActions: [],
      defaultManeuvers: [],
      actions: numbers.map((index) => action('Action', index)),
      maneuvers: numbers.map((index) => action('Maneuver', index)),
    },
    constants: {
      ACCESSORIES_COUNT: 2,
      ACTION_POINT_BASE: 4,
      BASE_ENCUMBRANCE: 1_000_000,
      MAXIMUM_ENERGY: 100,
      MAXIMUM_FOCUS: 10,
      MAXIMUM_HEALTH: 100,
      MAXIMUM_SKILL_LEVEL: 8,
      MAXIMUM_VIGOR: 10,
      STARTING_SKILLS: 2,
      STATUS_EFFECT_LEVEL_CAP: 5,
      TALENT_MINOR_COST: 1,
      TALENT_MODERATE_COST: 2,
      TALENT_MAJOR_COST: 3,
    },
    damageInfo: [
      { type: 'DAMAGE_TYPE_A', name: 'Iron', skillGroupName: 'Iron', relatedSkills: skills.slice(0, 8) },
      { type: 'DAMAGE_TYPE_B', name: 'Glim', skillGroupName: 'Glim', relatedSkills: skills.slice(8) },
    ],
    groups: { constantGroups: {}, skillGroups: {} },
    items: numbers.map((index) => ({
      name: entryName('Item', index),
      description: [paragraph(index)],
      discriminator: ['WEAPON', 'ARMOR', 'ACCESSORY', 'CONSUMABLE'][index % 4],
      stackable: index % 4 === 3,
      weight: 1,
      cost: 5,
      modifiers: { POWER: 1 },
    })),
    coreTalentBreakpoints: [2, 4, 6],
    pinnacleBreakpoints: [40, 80],
    skills: skills.map((name) => ({ name, description: [paragraph(1)], coreTalents: [] })),
    statusEffects: numbers.map((index) => ({
      name: entryName('Status Effect', index),
      description: [`Lose SE_LEVEL. ${paragraph(index)}`],
      tags: ['Large'],
      modifiersByPolarity: { POWER: false },
    })),
    talents: numbers.map((index) => ({
      name: entryName('Talent', index),
      tier: ['MINOR', 'MODERATE', 'MAJOR'][index % 3],
      description: [paragraph(index)],
      tags: ['Large'],
      modifiers: { MAXIMUM_HEALTH: 1, SOAK: 1 },
      actions: [entryName('Action', index)],
      maneuvers: [entryName('Maneuver', index)],
      ...(index % 2 === 0 ? {} : { upgrades: entryName('Talent', index - 1) }),
    })),
  };
}

/**
 * The file of a character of such a pack, in the first phase of combat. Each talent gives an action and a
 * maneuver.
 * @param {{ name: string }} pack
 * @param {{ talents: number, items: number }} counts
 */
export function richCharacter(pack, { talents, items }) {
  // Every second talent is an upgrade.
  const owned = Array.from({ length: talents }, (_, index) => entryName('Talent', index * 2));
  const ids = Array.from({ length: items }, (_, index) => `item${index}`);
  return {
    version: 7,
    name: 'Aria',
    packInfo: [[pack.name, 1]],
    health: 50,
    energy: 50,
    vigor: 5,
    focus: 5,
    potential: 500,
    currency: 12,
    boostPoints: 1,
    skills: Object.fromEntries(Array.from({ length: 16 }, (_, index) => [entryName('Skill', index), 2])),
    talents: owned,
    pinnacles: [],
    inventory: Object.fromEntries(
      ids.map((id, index) => {
        const template = entryName('Item', index % 30);
        return [id, { id, name: `${template} of Aria`, flavor: 'Worn', quantity: 1, template }];
      }),
    ),
    equipment: { weapon: 'item0', armor: 'item1', accessories: ['item2'] },
    notes: 'Notes',
    layouts: {},
    combatState: {
      round: 1,
      phase: 1,
      actionPoints: 4,
      statusEffects: { [entryName('Status Effect', 0)]: 1 },
      currentRoundActions: [],
      previousRoundActions: [],
      combatActions: [],
      currentPhaseActions: [],
    },
    changeHistory: [],
  };
}
