import * as v from 'valibot';
import { checkNameSize } from '../../lib/name-form.ts';
import { isJsonObject } from '../../lib/name-map.ts';
import { jsonPath } from '../../lib/problem.ts';
import { nameMapOf } from '../../lib/readers.ts';
import { nonEmptyName } from '../../rules/schemas.ts';
import { mapPart, type OwnedSort, type PlayPart, type PlaySink } from '../part.ts';
import { PLAY_LIMITS } from '../schemas.ts';

/** The lists of a pack whose names a character has, and what each is a list of. */
const SORTS = {
  actions: 'action',
  items: 'item',
  maneuvers: 'maneuver',
  skills: 'skill',
  statusEffects: 'status effect',
  talents: 'talent',
} as const satisfies Readonly<Record<string, OwnedSort>>;
export type Renamed = keyof typeof SORTS;
const RENAMED = Object.keys(SORTS) as readonly Renamed[];

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

/** The names whose renamings lead in a circle. Each name is passed once, since a chain may be long. */
function circularNames(names: NewNames): ReadonlySet<string> {
  const circular = new Set<string>();
  const passed = new Set<string>();
  for (const start of names.keys()) {
    const trail = new Set<string>();
    let next: string | undefined = start;
    while (next !== undefined && !passed.has(next)) {
      passed.add(next);
      trail.add(next);
      next = names.get(next);
    }
    const isCircle = next !== undefined && (trail.has(next) || circular.has(next));
    if (isCircle) for (const name of trail) circular.add(name);
  }
  return circular;
}

/** What is wrong with one renaming, in a sentence; undefined where it is right. */
function renamingProblem(from: string, to: unknown): string | undefined {
  const name = v.safeParse(nonEmptyName, to, { abortEarly: true });
  return checkNameSize(from) ?? (name.success ? undefined : name.issues[0].message);
}

/**
 * The renamings of one list, each read by itself: those that are not right, or lead in a circle, are left
 * out. Undefined where none can be read.
 */
function readRenamings(list: Renamed, json: unknown, path: string, sink: PlaySink): NewNames | undefined {
  if (!isJsonObject(json)) {
    sink.problem(path, 'This must be an object.');
    return undefined;
  }
  const written = Object.keys(json);
  const most = PLAY_LIMITS.formerly;
  if (written.length > most) {
    sink.problem(path, `This has ${written.length} entries; only the first ${most} are read.`);
  }
  const names = new Map<string, string>();
  for (const from of written.slice(0, most)) {
    const problem = renamingProblem(from, json[from]);
    if (problem === undefined) names.set(from, json[from] as string);
    else sink.problem(jsonPath([from], path), problem);
  }
  for (const from of circularNames(names)) {
    sink.problem(jsonPath([from], path), 'This leads back to the same name.');
    names.delete(from);
  }
  for (const [from, to] of names) {
    if (!names.has(to)) sink.newName(jsonPath([from], path), SORTS[list], to);
  }
  return names.size === 0 ? undefined : names;
}

/** Rule: docs/rules/play.md#renamed-entries. */
export const formerly: PlayPart<ReadonlyMap<Renamed, NewNames>> = mapPart<Renamed, NewNames>({
  schema: nameMapOf(nonEmptyName, PLAY_LIMITS.formerly),
  keys: RENAMED,
  readAt: readRenamings,
  united: (earlier, later) => new Map([...earlier, ...later]),
  documentation: {
    shape: `an object with any of ${RENAMED.join(', ')}, each \`{ "Old Name": "New Name" }\``,
    meaning: 'entries that have another name now, by their old name',
  },
});
