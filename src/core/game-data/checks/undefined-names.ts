import { normaliseName } from '../../lib/normalise-name.ts';
import { CONFIGURABLE_DAMAGE_TYPES, CONSTANT_NAMES, DAMAGE_TYPES } from '../../rules/vocabulary.ts';
import { valueAt } from '../editing/json-edit.ts';
import type { GameData } from '../game-data.ts';
import { type Check, error, quoted } from './finding.ts';
import { nameGuesses, notDefined } from './name-guesses.ts';
import { type Reference, referencesOf, type Sort } from './references.ts';

/** Undefined names. */
export const undefinedNames: Check = function* ({ json, gameData, standsAlone }) {
  const defined = definedNames(gameData);
  const guessFor = nameGuesses({ standsAlone });
  const forms = new Map<Sort, ReadonlyMap<string, string>>();

  /** The name that is probably meant: it differs only in case or space. */
  function meant(sort: Sort, name: string): string | undefined {
    const known = forms.get(sort) ?? new Map(Array.from(defined[sort], (each) => [form(each), each]));
    forms.set(sort, known);
    return known.get(form(name));
  }

  /** What to do, and the name that is probably meant. `own`: the name that cannot be meant. */
  function correction(
    { sort, name }: Reference,
    own: string | undefined,
  ): readonly [advice: string, suggestion?: string | undefined] {
    const near = meant(sort, name);
    if (near !== undefined && near !== own) return [`Write ${quoted(near)}.`, near];
    const other = (['action', 'maneuver', 'skill', 'status effect', 'talent'] as const).find((each) =>
      defined[each].has(name),
    );
    if (other !== undefined) return [`It is the name of another thing: ${other} ${quoted(name)}.`];
    if (sort === 'damage type') return ['Give it a name under damageInfo.'];
    const { advice, guess } = guessFor(name, without(own, defined[sort]));
    return [advice, guess];
  }

  for (const reference of referencesOf(json)) {
    const { place, sort, name } = reference;
    if (defined[sort].has(name)) continue;
    const told = correction(reference, ownTalent(json, reference));
    yield error(place, notDefined(sort, name), ...told);
  }
};

/** The name of the talent that refers to a talent: needing itself would be the next error. */
function ownTalent(json: unknown, { place: [list, index = 0], sort }: Reference): string | undefined {
  if (list !== 'talents' || sort !== 'talent') return undefined;
  const own = valueAt(json, [list, index, 'name']);
  return typeof own === 'string' ? own : undefined;
}

function* without(own: string | undefined, names: Iterable<string>): Generator<string> {
  for (const each of names) if (each !== own) yield each;
}

/** Authors often confuse spaces and underscores in the keys of groups. */
function form(name: string): string {
  return normaliseName(name).replaceAll(' ', '_');
}

function definedNames(gameData: GameData): Readonly<Record<Sort, ReadonlySet<string>>> {
  const actions = new Set(gameData.actions.keys());
  const maneuvers = new Set(gameData.maneuvers.keys());
  const fixed = DAMAGE_TYPES.filter((type) => !CONFIGURABLE_DAMAGE_TYPES.some((other) => other === type));
  return {
    action: actions,
    maneuver: maneuvers,
    'action or maneuver': new Set([...actions, ...maneuvers]),
    constant: new Set(CONSTANT_NAMES),
    'damage type': new Set([...fixed, ...gameData.damageTypes.keys()]),
    skill: new Set(gameData.skills.keys()),
    'skill group': new Set(gameData.skillGroups.keys()),
    'status effect': new Set(gameData.statusEffects.keys()),
    talent: new Set(gameData.talents.keys()),
  };
}
