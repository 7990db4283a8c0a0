/** The version that a new pack begins with. */
export const FIRST_VERSION = 1;

/** The JSON of a pack of this name that defines nothing: for what it adds to other packs. */
export function emptyPack(name: string): Record<string, unknown> {
  return {
    name,
    version: FIRST_VERSION,
    actions: { defaultActions: [], defaultManeuvers: [], actions: [], maneuvers: [] },
    constants: {},
    damageInfo: [],
    groups: { constantGroups: {}, skillGroups: {} },
    items: [],
    coreTalentBreakpoints: [],
    pinnacleBreakpoints: [],
    skills: [],
    statusEffects: [],
    talents: [],
  };
}

const points = (value: number) => ({ resource: 'ACTION_POINTS', by: 'CONSTANT', value });
const energy = (value: number) => ({ resource: 'ENERGY', by: 'CONSTANT', value });
const change = (target: string, value: number) => ({
  kind: 'CHANGE_PROPERTY',
  target,
  by: 'CONSTANT',
  value,
});

/**
 * The JSON of a small game that can be played as it is, with one or two entries of every kind to write on
 * from.
 * Rule: docs/pack-format.md#your-first-game-in-an-hour.
 */
export function templatePack(name: string): Record<string, unknown> {
  return {
    ...emptyPack(name),
    actions: {
      defaultActions: ['Strike', 'Catch Breath'],
      defaultManeuvers: ['All In'],
      actions: [
        {
          name: 'Strike',
          description: 'Hit someone within reach.',
          tags: ['Attack'],
          inputs: { skill: { groups: ['PHYSICAL_SKILLS'] } },
          resources: [points(2), energy(1)],
          effects: [
            change('DICE_POOL', 3),
            change('POWER', 3),
            { kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_A' },
          ],
          conditions: [],
        },
        {
          name: 'Catch Breath',
          description: 'Gain 3 energy.',
          tags: ['Recovery'],
          inputs: {},
          resources: [points(1), energy(-3)],
          effects: [],
          conditions: [{ kind: 'ONCE_PER', period: 'CURRENT_ROUND' }],
        },
        {
          name: 'Throw Sand',
          description: 'Sting their eyes. On a hit they are Dazed.',
          tags: ['Hindrance'],
          inputs: { skill: { skills: ['Tricks'] } },
          resources: [points(1), energy(1)],
          effects: [
            change('DICE_POOL', 2),
            { kind: 'SET_INFLICTED_EFFECT', statusEffect: 'Dazed' },
            change('INFLICT_STATUS_EFFECT_LEVEL', 1),
          ],
          conditions: [],
        },
      ],
      maneuvers: [
        {
          name: 'All In',
          description: 'Hold nothing back: 2 more power.',
          tags: ['Effort'],
          inputs: {},
          resources: [energy(2)],
          effects: [change('POWER', 2)],
          conditions: [{ kind: 'POWER_DEFINED' }, { kind: 'ONCE_PER', period: 'CURRENT_ROUND' }],
        },
      ],
    },
    constants: {
      ACCESSORIES_COUNT: 2,
      ACTION_POINT_BASE: 4,
      BASE_ENCUMBRANCE: 20,
      MAXIMUM_ENERGY: 10,
      MAXIMUM_FOCUS: 3,
      MAXIMUM_HEALTH: 20,
      MAXIMUM_SKILL_LEVEL: 5,
      MAXIMUM_VIGOR: 3,
      STARTING_SKILLS: 1,
      STATUS_EFFECT_LEVEL_CAP: 5,
      TALENT_MINOR_COST: 3,
      TALENT_MODERATE_COST: 5,
      TALENT_MAJOR_COST: 8,
    },
    damageInfo: [
      {
        type: 'DAMAGE_TYPE_A',
        name: 'Physical',
        skillGroupName: 'Physical Skills',
        relatedSkills: ['Blades'],
      },
    ],
    coreTalentBreakpoints: [3],
    pinnacleBreakpoints: [100],
    skills: [
      { name: 'Blades', description: 'Knives, swords and kitchen tools.', coreTalents: [['Steady Hand']] },
      { name: 'Tricks', description: 'What is not fair.', coreTalents: [[]] },
    ],
    statusEffects: [
      {
        name: 'Dazed',
        description: 'Your dice pool is SE_LEVEL smaller.',
        tags: ['Mind'],
        modifiersByPolarity: { DICE_POOL: false },
      },
    ],
    talents: [
      {
        name: 'Steady Hand',
        tier: 'CORE',
        description: 'Roll another die.',
        tags: [],
        modifiers: { DICE_POOL: 1 },
      },
      {
        name: 'Dirty Fighter',
        tier: 'MINOR',
        description: 'You learn to Throw Sand.',
        tags: [],
        actions: ['Throw Sand'],
      },
      {
        name: 'Long Breath',
        tier: 'MODERATE',
        description: 'You have more energy.',
        tags: [],
        modifiers: { MAXIMUM_ENERGY: 3 },
        prerequisites: ['Dirty Fighter'],
      },
    ],
    items: [
      {
        name: 'Short Sword',
        description: 'Sharp enough.',
        discriminator: 'WEAPON',
        stackable: false,
        weight: 2,
        cost: 20,
        modifiers: { POWER: 1 },
      },
      {
        name: 'Bread',
        description: 'A day’s food.',
        discriminator: 'CONSUMABLE',
        stackable: true,
        weight: 1,
        cost: 1,
      },
    ],
    play: {
      format: 1,
      rulebook: [
        {
          title: 'How to play',
          text: [
            'Roll the dice that the app says. Every 4, 5 or 6 is a success, and two of them hit.',
            'Begin with [[Strike]]; who learns [[Dirty Fighter]] can make others [[Dazed]].',
          ],
        },
      ],
      roll: { kind: 'COUNT_SUCCESSES', atLeast: 4 },
      check: { dice: 3 },
      difficulty: { base: 2, minimum: 1 },
      hit: [
        { kind: 'DAMAGE', minimum: 1 },
        { kind: 'HINDRANCE', extraForLevel: 2 },
      ],
      rests: [
        {
          name: 'A night',
          text: 'Sleep, and eat.',
          restores: [
            { resource: 'HEALTH', part: 1 },
            { resource: 'ENERGY', part: 1 },
          ],
          consumes: [{ item: 'Bread', quantity: 1 }],
        },
      ],
      foes: [
        {
          name: 'Rats',
          text: 'Too many of them.',
          maximumHealth: 8,
          maximumEnergy: 4,
          maximumAP: 4,
          dice: 4,
          power: 2,
          damageType: 'DAMAGE_TYPE_A',
          actions: ['Strike'],
        },
      ],
      start: { currency: 30, boostPoints: 1, advice: ['Buy something sharp.'] },
    },
  };
}
