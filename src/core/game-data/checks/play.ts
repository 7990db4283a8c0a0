import { isJsonObject } from '../../lib/name-map.ts';
import type { OwnedSort, PlaySort } from '../../play/part.ts';
import { presentName } from '../../play/parts/formerly.ts';
import { readPlay } from '../../play/play.ts';
import { renamingsOf } from '../../play/renamings.ts';
import type { GameData } from '../game-data.ts';
import { isTooDeep } from '../parse-pack.ts';
import type { Check, Finding, Severity } from './finding.ts';
import { nameGuesses, notDefined } from './name-guesses.ts';

/** The lists of the game data that define the names of a sort. */
const LISTS = {
  action: 'actions',
  maneuver: 'maneuvers',
  item: 'items',
  skill: 'skills',
  'status effect': 'statusEffects',
  talent: 'talents',
} as const satisfies Readonly<Record<OwnedSort, keyof GameData>>;

/**
 * Parts of `play` that are left out, fields of it that nothing reads, and names that nothing defines. An
 * undefined new name is a warning: what has the old name only keeps it.
 */
export const playFindings: Check = ({ json, gameData, standsAlone }) => {
  if (!isJsonObject(json) || json.play === undefined) return [];
  const path = '$.play';
  if (isTooDeep(json.play)) {
    return [leftOut(path, 'This nests too deep.')];
  }
  const findings: Finding[] = [];
  const defined = definedNames(gameData);
  const guessFor = nameGuesses({ standsAlone });
  const undefinedName = (at: string, sort: PlaySort, name: string, severity: Severity) => {
    const { advice, guess } = guessFor(name, defined(sort));
    findings.push({
      path: at,
      message: notDefined(sort, name),
      advice,
      severity,
      // A term is part of a text, which the name alone would replace.
      ...(guess !== undefined && sort !== 'term' && { suggestion: guess }),
    });
  };
  readPlay(json.play, {
    problem: (at, message) => findings.push(leftOut(at, message)),
    unread: (at) =>
      findings.push({
        path: at,
        message: 'Nothing reads this field.',
        advice: 'Remove it, or check its name for a typo.',
        severity: 'warning',
      }),
    name: (at, sort, name) => {
      if (!defined(sort).has(name)) undefinedName(at, sort, name, 'error');
    },
    newName: (at, sort, name) => {
      const present = presentName(name, renamingsOf(gameData.play).get(LISTS[sort]) ?? new Map());
      if (!defined(sort).has(present)) undefinedName(at, sort, present, 'warning');
    },
  });
  return findings;
};

function leftOut(path: string, message: string): Finding {
  return {
    path,
    message,
    advice: 'This is left out until it is fixed; the rest of the pack works.',
    severity: 'error',
  };
}

/** The names of a sort that the game data define, each sort collected once. */
function definedNames(gameData: GameData): (sort: PlaySort) => ReadonlySet<string> {
  const collected = new Map<PlaySort, ReadonlySet<string>>();
  return (sort) => {
    const names = collected.get(sort) ?? new Set(namesOf(sort, gameData));
    collected.set(sort, names);
    return names;
  };
}

function namesOf(sort: PlaySort, gameData: GameData): Iterable<string> {
  if (sort === 'damage type') return gameData.damageTypes.keys();
  if (sort !== 'term') return gameData[LISTS[sort]].keys();
  // A term is anything that has a card.
  return Object.values(LISTS).flatMap((list) => [...gameData[list].keys()]);
}
