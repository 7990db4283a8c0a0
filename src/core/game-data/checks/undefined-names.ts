import { nearestName } from '../../lib/nearest-name.ts';
import { normaliseName } from '../../lib/normalise-name.ts';
import { CONFIGURABLE_DAMAGE_TYPES, CONSTANT_NAMES, DAMAGE_TYPES } from '../../rules/vocabulary.ts';
import type { GameData } from '../game-data.ts';
import { type Check, error, quoted } from './finding.ts';
import { referencesOf, type Sort } from './references.ts';

/** Each search compares a name with every other, so only so many undefined names are guessed. */
const MOST_SEARCHES = 50;

/** Undefined names. */
export const undefinedNames: Check = function* ({ json, gameData, standsAlone }) {
  const defined = definedNames(gameData);
  let searches = 0;
  const forms = new Map<Sort, ReadonlyMap<string, string>>();

  /** The name that is probably meant: it differs only in case or space. */
  function meant(sort: Sort, name: string): string | undefined {
    const known = forms.get(sort) ?? new Map(Array.from(defined[sort], (each) => [form(each), each]));
    forms.set(sort, known);
    return known.get(form(name));
  }

  /** What to do, and the name that is probably meant. */
  function advice(sort: Sort, name: string): readonly [advice: string, suggestion?: string | undefined] {
    const near = meant(sort, name);
    if (near !== undefined) return [`Write ${quoted(near)}.`, near];
    const other = (['action', 'maneuver', 'skill', 'status effect', 'talent'] as const).find((each) =>
      defined[each].has(name),
    );
    if (other !== undefined) return [`It is the name of another thing: ${other} ${quoted(name)}.`];
    if (sort === 'damage type') return ['Give it a name under damageInfo.'];
    searches += 1;
    const guess = searches > MOST_SEARCHES ? undefined : nearestName(name, defined[sort]);
    const question = guess === undefined ? '' : `Did you mean ${quoted(guess)}? `;
    const end = standsAlone ? '; where another pack defines it, check the two together.' : '.';
    return [`${question}Define it or remove it${end}`, guess];
  }

  for (const { place, sort, name } of referencesOf(json)) {
    if (defined[sort].has(name)) continue;
    yield error(place, `No ${sort} ${quoted(name)} is defined.`, ...advice(sort, name));
  }
};

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
