import * as v from 'valibot';
import { PACK_LIMITS } from '../lib/limits.ts';
import { fields, listOf, nameMapOf, text } from '../lib/readers.ts';
import { BARS } from '../rules/bars.ts';
import { readCondition } from '../rules/conditions/index.ts';
import { readCost } from '../rules/costs.ts';
import { readEffect } from '../rules/effects/index.ts';
import { inputNames, readInputs } from '../rules/inputs/index.ts';
import { finiteNumber, flag, NAME_SHAPE, nameSize, nonEmptyName } from '../rules/schemas.ts';
import { CONFIGURABLE_DAMAGE_TYPES, ITEM_DISCRIMINATORS, TALENT_TIERS } from '../rules/vocabulary.ts';
import type { Action, DamageInfo, ItemTemplate, Skill, StatusEffect, Talent } from './pack.ts';

/** A name. The pack checker, not the reader, resolves it. */
const name = v.pipe(v.string('This must be a name.'), nameSize, v.metadata(NAME_SHAPE));

/** Reads a list of at most `most` names. */
export const namesUpTo = (most: number) => listOf(name, 'This must be a list of names.', most);

const names = namesUpTo(PACK_LIMITS.names);
const modifiers = nameMapOf(finiteNumber, PACK_LIMITS.modifiers);
const noughtOrMore = v.pipe(finiteNumber, v.minValue(0, 'This must be 0 or more.'));

/** `inputs`, `resources`, `effects` and `conditions` are read node by node, and never refuse a pack. */
export const inputsNode = v.unknown();
export const costNode = v.unknown();
export const effectNode = v.unknown();
export const conditionNode = v.unknown();

/** An action or a maneuver requires name, description and tags; its other fields are empty by default. */
export const actionReader: v.GenericSchema<unknown, Action> = v.pipe(
  fields({
    name: nonEmptyName,
    description: text,
    tags: names,
    inputs: v.exactOptional(inputsNode),
    resources: v.exactOptional(listOf(costNode, 'This must be a list of costs.', PACK_LIMITS.nodes), []),
    effects: v.exactOptional(listOf(effectNode, 'This must be a list of effects.', PACK_LIMITS.nodes), []),
    conditions: v.exactOptional(
      listOf(conditionNode, 'This must be a list of conditions.', PACK_LIMITS.nodes),
      [],
    ),
  }),
  v.transform((action): Action => {
    const inputs = readInputs(action.inputs);
    const working = inputNames(inputs);
    return {
      name: action.name,
      description: action.description,
      tags: action.tags,
      inputs,
      resources: action.resources.map(readCost),
      effects: action.effects.map((effect) => readEffect(effect, working)),
      conditions: action.conditions.map(readCondition),
    };
  }),
);

/**
 * An item template requires its first six fields.
 * Rule: docs/pack-format.md#skills-items-talents-status-effects.
 */
export const itemReader: v.GenericSchema<unknown, ItemTemplate> = fields({
  name: nonEmptyName,
  description: text,
  discriminator: v.picklist(ITEM_DISCRIMINATORS, `This must be one of ${ITEM_DISCRIMINATORS.join(', ')}.`),
  stackable: flag,
  weight: noughtOrMore,
  cost: noughtOrMore,
  modifiers: v.exactOptional(modifiers, {}),
  talents: v.exactOptional(names, []),
  actions: v.exactOptional(names, []),
  maneuvers: v.exactOptional(names, []),
});

/** A skill requires name and description; core talents are optional. */
export const skillReader: v.GenericSchema<unknown, Skill> = fields({
  name: nonEmptyName,
  description: text,
  coreTalents: v.exactOptional(
    listOf(names, 'This must be a list of lists of names.', PACK_LIMITS.coreTalentLists),
    [],
  ),
});

/**
 * A status effect requires name, description and tags.
 * Rule: docs/pack-format.md#skills-items-talents-status-effects.
 */
export const statusEffectReader: v.GenericSchema<unknown, StatusEffect> = v.pipe(
  fields({
    name: nonEmptyName,
    resourceType: v.exactOptional(v.picklist(BARS, `This must be one of ${BARS.join(', ')}.`)),
    description: text,
    tags: names,
    modifiersByPolarity: v.exactOptional(nameMapOf(flag, PACK_LIMITS.modifiers), {}),
  }),
  v.transform((effect) => ({
    name: effect.name,
    resourceType: effect.resourceType,
    description: effect.description,
    tags: effect.tags,
    modifiersByPolarity: effect.modifiersByPolarity,
  })),
);

/**
 * A talent requires name, tier, description and tags.
 * Rule: docs/pack-format.md#skills-items-talents-status-effects.
 */
export const talentReader: v.GenericSchema<unknown, Talent> = v.pipe(
  fields({
    name: nonEmptyName,
    tier: v.picklist(TALENT_TIERS, `This must be one of ${TALENT_TIERS.join(', ')}.`),
    description: text,
    tags: names,
    modifiers: v.exactOptional(modifiers, {}),
    actions: v.exactOptional(names, []),
    maneuvers: v.exactOptional(names, []),
    prerequisites: v.exactOptional(names, []),
    upgrades: v.exactOptional(name),
  }),
  v.transform((talent) => ({
    name: talent.name,
    tier: talent.tier,
    description: talent.description,
    tags: talent.tags,
    modifiers: talent.modifiers,
    actions: talent.actions,
    maneuvers: talent.maneuvers,
    prerequisites: talent.prerequisites,
    upgrades: talent.upgrades,
  })),
);

/**
 * A damage type requires type, name, and skillGroupName or relatedSkills.
 * Rule: docs/pack-format.md#damage-types.
 */
export const damageInfoReader: v.GenericSchema<unknown, DamageInfo> = v.pipe(
  fields({
    type: v.picklist(
      CONFIGURABLE_DAMAGE_TYPES,
      `This must be one of ${CONFIGURABLE_DAMAGE_TYPES.join(', ')}.`,
    ),
    name: nonEmptyName,
    skillGroupName: v.exactOptional(name),
    relatedSkills: v.exactOptional(namesUpTo(PACK_LIMITS.skills)),
  }),
  v.check(
    ({ skillGroupName, relatedSkills }) => skillGroupName !== undefined || relatedSkills !== undefined,
    'This needs skillGroupName or relatedSkills.',
  ),
  v.transform((info) => ({
    type: info.type,
    name: info.name,
    skillGroupName: info.skillGroupName,
    relatedSkills: info.relatedSkills,
  })),
);
