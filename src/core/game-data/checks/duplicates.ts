import { memoizeByObject } from '../../lib/memoize-by-object.ts';
import { normaliseName } from '../../lib/normalise-name.ts';
import { jsonPath } from '../../lib/problem.ts';
import type { GameData } from '../game-data.ts';
import type { Pack } from '../pack.ts';
import { type Check, type Finding, type JsonPath, quoted, warning } from './finding.ts';
import { located } from './places.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the check looks for them.
const HARD_TO_TYPE = /^\s|\s$|[\u0000-\u001f\u007f]/u;

/** Entries of one list with the same name, or with names that differ only in case or space. */
export const duplicates: Check = function* ({ pack, gameData }) {
  yield* doubled(['actions', 'actions'], pack.actions.actions);
  yield* doubled(['actions', 'maneuvers'], pack.actions.maneuvers);
  yield* doubled(['items'], pack.items);
  yield* doubled(['skills'], pack.skills);
  yield* doubled(['statusEffects'], pack.statusEffects);
  yield* doubled(['talents'], pack.talents);
  yield* actionsNamedAsManeuvers(pack, gameData);
};

/**
 * Actions and maneuvers of one name. What was performed is known by name alone, so each counts as the other
 * for ACTION_OCCURRED and ONCE_PER. The one that this pack defines is told, the maneuver where it defines
 * both.
 */
function* actionsNamedAsManeuvers(pack: Pack, { actions, maneuvers }: GameData): Generator<Finding> {
  const told = (name: string, what: string) =>
    [
      `${quoted(name)} is the name of ${what} as well. What was performed is known by name, so each counts as the other.`,
      'Give one of them another name.',
    ] as const;
  for (const [place, { name }] of located(['actions', 'maneuvers'], pack.actions.maneuvers)) {
    if (actions.has(name)) yield warning([...place, 'name'], ...told(name, 'an action'));
  }
  const own = new Set(pack.actions.maneuvers.map(({ name }) => name));
  for (const [place, { name }] of located(['actions', 'actions'], pack.actions.actions)) {
    if (maneuvers.has(name) && !own.has(name)) yield warning([...place, 'name'], ...told(name, 'a maneuver'));
  }
}

/** The name of an entry: the form in which it is compared, and whether it can hardly be typed. */
const nameForm = memoizeByObject(({ name }: { readonly name: string }) => ({
  form: normaliseName(name),
  isHard: HARD_TO_TYPE.test(name),
}));

function* doubled(list: JsonPath, entries: readonly { readonly name: string }[]): Generator<Finding> {
  const before = new Map<string, { readonly index: number; readonly name: string }>();
  for (const [index, entry] of entries.entries()) {
    const { name } = entry;
    const { form, isHard } = nameForm(entry);
    const known = before.get(form);
    before.set(form, { index, name });
    if (known === undefined && !isHard) continue;
    const here = [...list, index, 'name'];
    if (isHard) {
      yield warning(
        here,
        `The name ${quoted(name)} begins or ends with space, or holds a control character.`,
        'Remove it, here and in everything that refers to the entry.',
      );
    }
    if (known === undefined) continue;
    yield known.name === name
      ? warning(
          here,
          `${quoted(name)} is defined already at ${jsonPath([...list, known.index])}.`,
          'Only this later entry counts. Remove one of them.',
        )
      : warning(
          here,
          `${quoted(name)} differs from ${quoted(known.name)} only by case or space.`,
          'Both exist. Write one name where one is meant.',
        );
  }
}
