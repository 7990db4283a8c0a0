import { ACTIONS, MANEUVERS } from './fight-actions.ts';
import type { Json } from './json.ts';

const statusEffect = (name: string, fields: Json = {}): Json => ({
  name,
  description: '',
  tags: [],
  ...fields,
});

const item = (name: string, fields: Json = {}): Json => ({
  name,
  description: '',
  discriminator: 'WEAPON',
  stackable: false,
  weight: 1,
  cost: 1,
  ...fields,
});

interface Additions {
  readonly actions?: readonly Json[];
  readonly maneuvers?: readonly Json[];
}

/** A pack for combat: 4 action points, health 20, energy 12, vigor and focus 4, status effects to level 5. */
export function fightPack(additions: Additions = {}): Json {
  const actions = [...ACTIONS, ...(additions.actions ?? [])];
  const maneuvers = [...MANEUVERS, ...(additions.maneuvers ?? [])];
  return {
    name: 'Fights',
    version: 1,
    actions: {
      defaultActions: actions.map(({ name }) => name),
      defaultManeuvers: maneuvers.map(({ name }) => name),
      actions,
      maneuvers,
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
      item('Sword', { modifiers: { POWER: 1 } }),
      item('Bow'),
      item('Mail', { discriminator: 'ARMOR', modifiers: { SOAK: 2, ARCANE_SOAK: -1 } }),
      item('Ring', { discriminator: 'ACCESSORY', modifiers: { MAXIMUM_FOCUS: 1 } }),
      item('Bread', { discriminator: 'CONSUMABLE', stackable: true }),
    ],
    coreTalentBreakpoints: [],
    pinnacleBreakpoints: [],
    skills: ['Blades', 'Bows', 'Lore', 'Stealth'].map((name) => ({ name, description: '', coreTalents: [] })),
    statusEffects: [
      statusEffect('Burning', {
        description: 'Lose SE_LEVEL health.',
        modifiersByPolarity: { DICE_POOL: false },
      }),
      statusEffect('Guarded', { description: 'Soak SE_LEVEL more.', modifiersByPolarity: { SOAK: true } }),
      statusEffect('Hasted', { modifiersByPolarity: { ACTION_POINTS: true } }),
      statusEffect('Slowed', { modifiersByPolarity: { ACTION_POINTS: false } }),
      statusEffect('Tired', { modifiersByPolarity: { ACTION_ENERGY_COST: true } }),
      statusEffect('Withered', { modifiersByPolarity: { MAXIMUM_HEALTH: false } }),
    ],
    talents: [
      { name: 'Steady', tier: 'MINOR', description: 'Nothing shakes you.', tags: ['Calm'], modifiers: {} },
    ],
  };
}
