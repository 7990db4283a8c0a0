import type { Page } from '@playwright/test';

type Json = Readonly<Record<string, unknown>>;

const constant = (value: number) => ({ by: 'CONSTANT', value });
const input = (name: string) => ({ by: 'INPUT', input: name });
const property = (name: string) => ({ by: 'PROPERTY', property: name });
const cost = (resource: string, amount: Json) => ({ resource, ...amount });
const change = (target: string, amount: Json) => ({ kind: 'CHANGE_PROPERTY', target, ...amount });

function action(name: string, fields: Json = {}): Json {
  return {
    name,
    description: [],
    tags: [],
    inputs: {},
    resources: [],
    effects: [],
    conditions: [],
    ...fields,
  };
}

/** Actions and maneuvers that use every input, effect, amount, operation and condition kind between them. */
const actions = [
  action('Slash', {
    description: ['Swing at someone within reach.'],
    tags: ['Attack'],
    inputs: { skill: { groups: ['PHYSICAL_SKILLS'] } },
    resources: [cost('ACTION_POINTS', constant(2)), cost('ENERGY', constant(1))],
    effects: [
      change('DICE_POOL', constant(2)),
      change('POWER', { ...property('SKILL_LEVEL'), operation: { kind: 'DIVIDE_BY', value: 2 } }),
      change('SUCCESSES', {
        ...input('SKILL'),
        operation: { kind: 'DIVIDE_BY', value: 2, roundDown: true },
      }),
      { kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_A' },
    ],
  }),
  action('Hex', {
    inputs: { statusEffect: { effects: ['Burning', 'Slowed'] } },
    resources: [cost('ACTION_POINTS', constant(1)), cost('FOCUS', input('STATUS_EFFECT'))],
    effects: [
      { kind: 'SET_SKILL_DEFAULTS', groups: ['ARCANE_SKILLS'] },
      { kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' },
      change('INFLICT_STATUS_EFFECT_LEVEL', input('STATUS_EFFECT')),
      { kind: 'SET_DAMAGE_TYPE', damageType: 'DAMAGE_TYPE_B' },
    ],
    conditions: [
      { kind: 'IS_DICE_ROLL_ACTION' },
      { kind: 'DAMAGE_TYPE_IS', damageTypes: ['DAMAGE_TYPE_B'] },
      { kind: 'INFLICTED_EFFECT_IS', statusEffects: ['Slowed'] },
    ],
  }),
  action('Brace', {
    inputs: { numeric: { title: 'Guard', minimum: 1, maximum: { resource: 'ENERGY', current: true } } },
    resources: [
      cost('ACTION_POINTS', constant(1)),
      cost('ENERGY', { ...input('NUMERIC'), operation: { kind: 'TRIANGULAR' } }),
    ],
    effects: [{ kind: 'GAIN_STATUS_EFFECT', statusEffect: 'Guarded', ...input('NUMERIC') }],
    conditions: [{ kind: 'ONCE_PER', period: 'CURRENT_ROUND' }],
  }),
  action('Draw', {
    inputs: { weapon: {} },
    resources: [cost('ACTION_POINTS', constant(1))],
    effects: [{ kind: 'SET_WEAPON' }],
    conditions: [{ kind: 'ONLY_ACTION_THIS_PHASE' }],
  }),
  action('Withdraw', {
    resources: [cost('BOOST_POINTS', constant(-1))],
    effects: [{ kind: 'END_PHASE' }],
    conditions: [{ kind: 'ACTION_OCCURRED', actions: ['Slash'], when: 'CURRENT_ROUND' }],
  }),
  action('Follow Through', {
    resources: [
      cost('HEALTH', { ...constant(5), operation: { kind: 'MULTIPLY_BY', value: 2 } }),
      cost('VIGOR', constant(3)),
    ],
    effects: [
      { kind: 'SET_SKILL_DEFAULTS', skills: ['Blades', 'Bows'] },
      { kind: 'SET_DAMAGE_TYPE', damageType: 'HEALING' },
      { kind: 'SET_INFLICTED_EFFECT', statusEffect: 'Burning' },
    ],
    conditions: [
      { kind: 'ACTION_OCCURRED', actions: ['Slash'], when: 'PREVIOUS_ROUND' },
      { kind: 'HAS_STATUS_EFFECT', statusEffects: ['Guarded', 'Hasted'], match: 'ALL' },
    ],
  }),
  action('Rest', {
    resources: [cost('ENERGY', constant(-4))],
    effects: [{ kind: 'END_PHASE' }],
  }),
  action('Endure', {
    inputs: { statusEffect: {} },
    effects: [{ kind: 'GAIN_STATUS_EFFECT', input: 'STATUS_EFFECT' }],
  }),
  action('Broken', {
    description: ['Nothing about this was written well.'],
    inputs: { skill: 3, numeric: { title: 'Hope', minimum: 5, maximum: { skill: 'Stealth' } }, luck: {} },
    resources: [{ resource: 'MANA', ...constant(1) }],
    effects: [
      { kind: 'SET_WEAPON' },
      { kind: 'SET_INFLICTED_EFFECT' },
      { kind: 'WISH' },
      { kind: 'SET_SKILL_DEFAULTS', skills: ['Unknown Skill'] },
    ],
    conditions: [
      { kind: 'USES_SKILL' },
      { kind: 'HAS_STATUS_EFFECT' },
      { kind: 'HAS_STATUS_EFFECT', statusEffects: ['Nonesuch'] },
      { kind: 'MOON_IS_FULL' },
    ],
  }),
  action('Nothing To Choose', {
    inputs: { skill: { skills: ['Unknown Skill'] }, weapon: {}, statusEffect: { effects: ['Nonesuch'] } },
    effects: [{ kind: 'SET_WEAPON' }, { kind: 'SET_INFLICTED_EFFECT', input: 'STATUS_EFFECT' }],
  }),
];

const maneuvers = [
  action('Ante', {
    inputs: { numeric: { title: 'Dice to ante', maximum: { property: 'DICE_POOL' } } },
    effects: [{ kind: 'ANTE_DICE', ...input('NUMERIC') }],
    conditions: [{ kind: 'IS_DICE_ROLL_ACTION' }, { kind: 'POWER_DEFINED' }],
  }),
  action('Finesse', {
    effects: [change('SUCCESSES', { ...property('ANTE'), operation: { kind: 'TRIANGULAR' } })],
    conditions: [
      { kind: 'SELECTED_ACTION_IS', actions: ['Slash'] },
      { kind: 'PROPERTY_COMPARISON', target: 'ANTE', comparison: 'GREATER_THAN', ...constant(0) },
    ],
  }),
  action('Blade Dance', {
    resources: [cost('ENERGY', property('POWER'))],
    effects: [change('SKILL_LEVEL', constant(1))],
    conditions: [
      { kind: 'USES_SKILL', skills: ['Blades'] },
      { kind: 'ONCE_PER', period: 'COMBAT' },
    ],
  }),
  action('Boost', {
    resources: [cost('BOOST_POINTS', constant(1))],
    effects: [change('DICE_POOL', constant(2))],
    conditions: [
      {
        kind: 'RESOURCE_COST_COMPARISON',
        resource: 'BOOST_POINTS',
        comparison: 'LESS_THAN',
        ...constant(3),
      },
    ],
  }),
  action('Hold Back', {
    effects: [
      { ...change('POWER', constant(1)), reduce: true },
      { kind: 'SET_DAMAGE_TYPE', damageType: 'UNRELATED' },
    ],
    conditions: [{ kind: 'POWER_DEFINED' }],
  }),
];

const named = (name: string, fields: Json = {}): Json => ({ name, description: '', tags: [], ...fields });

const weapon = (name: string, fields: Json = {}): Json => ({
  name,
  description: '',
  discriminator: 'WEAPON',
  stackable: false,
  weight: 1,
  cost: 1,
  ...fields,
});

interface Game {
  readonly actions?: readonly Json[];
  readonly maneuvers?: readonly Json[];
}

/** The pack of a game for fights: four action points, health 20, energy 12, vigor and focus 4, effects to level 5. */
export function fightPack({ actions: more = [], maneuvers: further = [] }: Game = {}): Json {
  const every = [...actions, ...more];
  const stacked = [...maneuvers, ...further];
  return {
    name: 'Fights',
    version: 1,
    actions: {
      defaultActions: every.map(({ name }) => name),
      defaultManeuvers: stacked.map(({ name }) => name),
      actions: every,
      maneuvers: stacked,
    },
    constants: {
      ACCESSORIES_COUNT: 2,
      ACTION_POINT_BASE: 4,
      BASE_ENCUMBRANCE: 20,
      MAXIMUM_ENERGY: 12,
      MAXIMUM_FOCUS: 4,
      MAXIMUM_HEALTH: 20,
      MAXIMUM_SKILL_LEVEL: 6,
      MAXIMUM_VIGOR: 4,
      STARTING_SKILLS: 2,
      STATUS_EFFECT_LEVEL_CAP: 5,
      TALENT_MINOR_COST: 2,
      TALENT_MODERATE_COST: 4,
      TALENT_MAJOR_COST: 7,
    },
    damageInfo: [
      { type: 'DAMAGE_TYPE_A', name: 'Physical', relatedSkills: ['Blades', 'Bows'] },
      { type: 'DAMAGE_TYPE_B', name: 'Arcane', relatedSkills: ['Lore'] },
    ],
    groups: { constantGroups: {}, skillGroups: {} },
    items: [
      weapon('Sword', { modifiers: { POWER: 1 } }),
      weapon('Bow'),
      weapon('Mail', { discriminator: 'ARMOR', modifiers: { SOAK: 2, ARCANE_SOAK: -1 } }),
      weapon('Ring', { discriminator: 'ACCESSORY', modifiers: { MAXIMUM_FOCUS: 1 } }),
      weapon('Bread', { discriminator: 'CONSUMABLE', stackable: true }),
    ],
    coreTalentBreakpoints: [],
    pinnacleBreakpoints: [],
    skills: ['Blades', 'Bows', 'Lore', 'Stealth'].map((name) => ({ name, description: '', coreTalents: [] })),
    statusEffects: [
      named('Burning', { description: 'Lose SE_LEVEL health.', modifiersByPolarity: { DICE_POOL: false } }),
      named('Guarded', { description: 'Soak SE_LEVEL more.', modifiersByPolarity: { SOAK: true } }),
      named('Hasted', { modifiersByPolarity: { ACTION_POINTS: true } }),
      named('Slowed', { modifiersByPolarity: { ACTION_POINTS: false } }),
      named('Tired', { modifiersByPolarity: { ACTION_ENERGY_COST: true } }),
      named('Withered', { modifiersByPolarity: { MAXIMUM_HEALTH: false } }),
    ],
    talents: [
      { name: 'Steady', tier: 'MINOR', description: 'Nothing shakes you.', tags: ['Calm'], modifiers: {} },
    ],
  };
}

const item = (template: string, quantity = 1): Json => ({
  id: template.toLowerCase(),
  name: template,
  flavor: '',
  quantity,
  template,
});

/** Aria, whole and rested, with a sword in hand, a bow on her back and mail on. */
export function fighter(fields: Json = {}): Json {
  return {
    version: 7,
    name: 'Aria',
    packInfo: [['Fights', 1]],
    health: 20,
    energy: 12,
    vigor: 4,
    focus: 4,
    potential: 40,
    currency: 0,
    boostPoints: 2,
    skills: { Blades: 3, Bows: 2, Lore: 1, Stealth: 1 },
    talents: ['Steady'],
    pinnacles: [],
    inventory: {
      sword: item('Sword'),
      bow: item('Bow'),
      mail: item('Mail'),
      ring: item('Ring'),
      bread: item('Bread', 3),
    },
    equipment: { weapon: 'sword', armor: 'mail', accessories: [] },
    notes: '',
    layouts: {},
    changeHistory: [],
    ...fields,
  };
}

/** Opens the combat page of a character in a game, as a player does: uploaded, loaded, and gone to. */
export async function openCombat(page: Page, { pack = fightPack(), sheet = fighter() } = {}): Promise<void> {
  await page.route('**/BaseGameData.json', (route) => route.fulfill({ json: pack }));
  await page.goto('/character/storage');
  await page.getByLabel('Upload Character').setInputFiles({
    name: 'sheet.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(sheet)),
  });
  await page.getByRole('button', { name: `Load ${sheet.name}`, exact: true }).click();
  await page.getByRole('link', { name: 'Combat', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Combat' }).waitFor();
}
