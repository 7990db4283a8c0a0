import * as v from 'valibot';
import { finiteNumber } from '../rules/schemas.ts';
import { CONFIGURABLE_DAMAGE_TYPES, CONSTANT_NAMES } from '../rules/vocabulary.ts';
import {
  actionReader,
  damageInfoReader,
  itemReader,
  names,
  skillReader,
  statusEffectReader,
  talentReader,
} from './entry-readers.ts';
import type { DamageInfo } from './pack.ts';
import { fields, listOf, nameMapOf } from './readers.ts';

const packName = v.pipe(
  v.string('This must be a text.'),
  v.check((name) => [...name].length > 1, 'The name must be longer than 1 character.'),
);

const packVersion = v.pipe(finiteNumber, v.gtValue(0, 'The version must be above 0.'));

/** Refuses a list at the first entry that is inconsistent with those before it. */
function refuseEntry<Entry>(
  isWrong: (entry: Entry, index: number, list: readonly Entry[]) => boolean,
  message: string,
) {
  return v.rawCheck<readonly Entry[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const key = input.findIndex(isWrong);
    if (key < 0) return;
    addIssue({ message, path: [{ type: 'unknown', origin: 'value', input, key, value: input[key] }] });
  });
}

const breakpoints = v.pipe(
  listOf(finiteNumber, 'This must be a list of numbers.'),
  refuseEntry<number>(
    (breakpoint, index, list) => breakpoint <= (list[index - 1] ?? Number.NEGATIVE_INFINITY),
    'Each breakpoint must be above the one before it.',
  ),
);

const damageTypes = v.pipe(
  listOf(damageInfoReader, 'This must be a list of damage types.'),
  v.check(
    (list) => list.length <= CONFIGURABLE_DAMAGE_TYPES.length,
    `There can be at most ${CONFIGURABLE_DAMAGE_TYPES.length} damage types.`,
  ),
  refuseEntry<DamageInfo>(
    (info, index, list) => list.findIndex((other) => other.type === info.type) < index,
    'This damage type is given twice.',
  ),
);

/** A pack: exactly these 12 fields. Rule: docs/pack-format.md#the-pack. */
export const packReader = fields({
  name: packName,
  version: packVersion,
  actions: fields({
    defaultActions: names,
    defaultManeuvers: names,
    actions: listOf(actionReader, 'This must be a list of actions.'),
    maneuvers: listOf(actionReader, 'This must be a list of maneuvers.'),
  }),
  constants: nameMapOf(finiteNumber, CONSTANT_NAMES),
  damageInfo: damageTypes,
  groups: fields({ constantGroups: nameMapOf(names), skillGroups: nameMapOf(names) }),
  items: listOf(itemReader, 'This must be a list of items.'),
  coreTalentBreakpoints: breakpoints,
  pinnacleBreakpoints: breakpoints,
  skills: listOf(skillReader, 'This must be a list of skills.'),
  statusEffects: listOf(statusEffectReader, 'This must be a list of status effects.'),
  talents: listOf(talentReader, 'This must be a list of talents.'),
});
