import { combatant, combatState } from './characters.ts';
import { item, talent } from './editors-pack.ts';
import { action } from './fight-actions.ts';
import { fightPack } from './fight-pack.ts';
import type { Json } from './json.ts';

/** 40 characters without a space. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffvonau';
/** 20 emoji of one, two and seven code points. */
const EMOJI_NAME = '🐉🏴‍☠️👩‍👩‍👧‍👦🧙🏽🔥'.repeat(4);
/** Right to left. */
const RIGHT_TO_LEFT_NAME = 'אבירהמלחהאחרוןשלהדרךהלבנה';

export const BAD_NAMES = [LONG_NAME, EMOJI_NAME, RIGHT_TO_LEFT_NAME] as const;

/** This many bad names, which differ by a number. */
const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${BAD_NAMES[index % BAD_NAMES.length]}${index}`);

const ACTIONS = names(300);
const STATUS_EFFECTS = names(40);
const THINGS = names(12);

const levels = Object.fromEntries(STATUS_EFFECTS.map((name, index) => [name, 1 + (index % 5)]));

/** 300 actions and 40 status effects without a text, under names that no layout expects. */
export const badlyNamedPack = (): Json => ({
  ...fightPack({
    actions: ACTIONS.map((name) => action(name, { tags: [LONG_NAME] })),
    maneuvers: THINGS.map((name) => action(name)),
  }),
  name: LONG_NAME,
  items: THINGS.map((name, index) => item(name, ['WEAPON', 'ARMOR', 'ACCESSORY'][index % 3] ?? '', 1)),
  skills: THINGS.map((name) => ({ name, description: LONG_NAME, coreTalents: [] })),
  statusEffects: STATUS_EFFECTS.map((name) => ({
    name,
    description: '',
    tags: [],
    modifiersByPolarity: {},
  })),
  talents: THINGS.map((name, index) =>
    talent(name, ['MINOR', 'MODERATE', 'MAJOR'][index % 3] ?? '', { tags: [LONG_NAME] }),
  ),
});

/** A character of that pack in round 3, with every status effect and a thing of each kind. */
export const badlyNamedCharacter = (name: string): Json =>
  combatant({
    name,
    packInfo: [[LONG_NAME, 1]],
    potential: 1_000,
    currency: 999_999_999,
    skills: Object.fromEntries(THINGS.map((skill) => [skill, 3])),
    talents: THINGS,
    inventory: Object.fromEntries(
      THINGS.map((template, index) => [
        `id${index}`,
        { id: `id${index}`, name: template, flavor: '', quantity: 1, template },
      ]),
    ),
    equipment: { weapon: 'id0', armor: 'id1', accessories: ['id2', 'id5'] },
    notes: `${BAD_NAMES.join(' ')}\n`.repeat(5),
    combatState: combatState({ round: 3, actionPoints: 999_999, statusEffects: levels }),
  });

/** An encounter of groups and a party of these names. */
export const badlyNamedEncounter = (): Json => ({
  encounterName: LONG_NAME,
  version: 0,
  round: 2,
  phase: 1,
  groups: BAD_NAMES.map((name) => ({
    name,
    currentId: 3,
    maximumHealth: 1_000_000,
    maximumEnergy: 1_000_000,
    maximumAP: 1_000_000,
  })),
  members: BAD_NAMES.flatMap((_, groupReference) =>
    [1, 2].map((id) => ({
      groupReference,
      id,
      health: 999_999,
      energy: 999_999,
      ap: 999_999,
      hasActed: id === 1,
      statusEffects: id === 1 ? levels : {},
    })),
  ),
  party: BAD_NAMES.map((character) => ({ character, hasActed: false })),
});
