import * as v from 'valibot';
import { nameMapOf } from '../../lib/readers.ts';
import { nonEmptyName } from '../../rules/schemas.ts';
import { mapPart, type PlayPart } from '../part.ts';
import { PLAY_LIMITS } from '../schemas.ts';

/** The lists of a pack whose names a character has. */
const RENAMED = ['actions', 'items', 'maneuvers', 'skills', 'statusEffects', 'talents'] as const;
export type Renamed = (typeof RENAMED)[number];

/** New names by old ones. */
export type NewNames = ReadonlyMap<string, string>;

/**
 * The present name of what was called so, over any number of renamings: A became B, which became C. The name
 * itself where it was never renamed, or where its renamings lead in a circle.
 * Rule: docs/rules/play.md#renamed-entries.
 */
export function presentName(name: string, names: NewNames): string {
  const passed = new Set<string>();
  let present = name;
  for (let next = names.get(name); next !== undefined; next = names.get(present)) {
    if (passed.has(present)) return name;
    passed.add(present);
    present = next;
  }
  return present;
}

const isCircular = (name: string, names: NewNames): boolean =>
  names.has(name) && presentName(name, names) === name;

const part = mapPart({
  schema: v.pipe(
    nameMapOf(nonEmptyName, PLAY_LIMITS.formerly),
    v.rawCheck<NewNames>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const key of input.keys()) {
        if (!isCircular(key, input)) continue;
        const message = 'This leads back to the same name.';
        addIssue({
          message,
          path: [{ type: 'unknown', origin: 'value', input, key, value: input.get(key) }],
        });
      }
    }),
  ),
  keys: RENAMED,
  united: (earlier: NewNames, later: NewNames): NewNames => new Map([...earlier, ...later]),
  documentation: {
    shape: `an object with any of ${RENAMED.join(', ')}, each \`{ "Old Name": "New Name" }\``,
    meaning: 'entries that have another name now, by their old name',
  },
});

/** Rule: docs/rules/play.md#renamed-entries. */
export const formerly: PlayPart<ReadonlyMap<Renamed, NewNames>> = part;
