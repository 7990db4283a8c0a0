import * as v from 'valibot';
import { PACK_LIMITS, writtenLimit } from '../lib/limits.ts';
import { fields, listOf, nameMapOf, rememberingListOf } from '../lib/readers.ts';
import { finiteNumber, NAME_SHAPE, nameSize } from '../rules/schemas.ts';
import { CONFIGURABLE_DAMAGE_TYPES, CONSTANT_NAMES } from '../rules/vocabulary.ts';
import {
  actionReader,
  damageInfoReader,
  itemReader,
  namesUpTo,
  skillReader,
  statusEffectReader,
  talentReader,
} from './entry-readers.ts';
import type { DamageInfo, Skill } from './pack.ts';
import { isShortName, SHORT_NAME } from './pack-name.ts';

const packName = v.pipe(
  v.string('This must be a text.'),
  v.check((name) => !isShortName(name), SHORT_NAME),
  nameSize,
  v.metadata(NAME_SHAPE),
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
  listOf(finiteNumber, 'This must be a list of numbers.', PACK_LIMITS.breakpoints),
  refuseEntry<number>(
    (breakpoint, index, list) => breakpoint <= (list[index - 1] ?? Number.NEGATIVE_INFINITY),
    'Each breakpoint must be above the one before it.',
  ),
);

const damageTypes = v.pipe(
  listOf(damageInfoReader, 'This must be a list of damage types.', PACK_LIMITS.names),
  v.check(
    (list) => list.length <= CONFIGURABLE_DAMAGE_TYPES.length,
    `There can be at most ${CONFIGURABLE_DAMAGE_TYPES.length} damage types.`,
  ),
  refuseEntry<DamageInfo>(
    (info, index, list) => list.findIndex((other) => other.type === info.type) < index,
    'This damage type is given twice.',
  ),
);

/** Refuses lists that hold too many names together. */
function refuseTotal<Input>(
  listsOf: (input: Input) => Iterable<readonly unknown[]>,
  most: number,
  what: string,
) {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    let total = 0;
    for (const list of listsOf(dataset.value)) total += list.length;
    if (total <= most) return;
    addIssue({
      message: `These have ${writtenLimit(total)} ${what} together; at most ${writtenLimit(most)} can be read.`,
    });
  });
}

const groups = v.pipe(
  nameMapOf(namesUpTo(PACK_LIMITS.skills), PACK_LIMITS.groups),
  refuseTotal<ReadonlyMap<string, readonly string[]>>(
    (lists) => lists.values(),
    PACK_LIMITS.groupMembers,
    'names',
  ),
);

/** Either way reads the same list. */
type EntryList = typeof listOf | typeof rememberingListOf;

const packReaderWith = (entryList: EntryList) =>
  fields({
    name: packName,
    version: packVersion,
    actions: fields({
      defaultActions: namesUpTo(PACK_LIMITS.defaults),
      defaultManeuvers: namesUpTo(PACK_LIMITS.defaults),
      actions: entryList(actionReader, 'This must be a list of actions.', PACK_LIMITS.entries),
      maneuvers: entryList(actionReader, 'This must be a list of maneuvers.', PACK_LIMITS.entries),
    }),
    constants: nameMapOf(finiteNumber, PACK_LIMITS.names, CONSTANT_NAMES),
    damageInfo: damageTypes,
    groups: fields({ constantGroups: groups, skillGroups: groups }),
    items: entryList(itemReader, 'This must be a list of items.', PACK_LIMITS.entries),
    coreTalentBreakpoints: breakpoints,
    pinnacleBreakpoints: breakpoints,
    skills: v.pipe(
      entryList(skillReader, 'This must be a list of skills.', PACK_LIMITS.skills),
      refuseTotal<readonly Skill[]>(
        (skills) => skills.flatMap(({ coreTalents }) => coreTalents),
        PACK_LIMITS.coreTalents,
        'core talents',
      ),
    ),
    statusEffects: entryList(
      statusEffectReader,
      'This must be a list of status effects.',
      PACK_LIMITS.entries,
    ),
    talents: entryList(talentReader, 'This must be a list of talents.', PACK_LIMITS.entries),
  });

/** A pack: exactly these 12 fields. Rule: docs/pack-format.md#the-pack. */
export const packReader = packReaderWith(listOf);

/**
 * The same for a pack that is read again after each edit: it reads only the entries that are not the same
 * objects.
 */
export const editedPackReader = packReaderWith(rememberingListOf);
