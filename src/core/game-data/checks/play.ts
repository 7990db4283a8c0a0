import { isJsonObject } from '../../lib/name-map.ts';
import { nearestName } from '../../lib/nearest-name.ts';
import type { PlaySort } from '../../play/part.ts';
import { readPlay } from '../../play/play.ts';
import type { GameData } from '../game-data.ts';
import { isTooDeep } from '../parse-pack.ts';
import { type Check, type Finding, quoted } from './finding.ts';

/** Each search compares a name with every other, so only so many undefined names are guessed. */
const MOST_SEARCHES = 50;

/** Parts of `play` that are left out, fields of it that nothing reads, and names that nothing defines. */
export const playFindings: Check = ({ json, gameData, standsAlone }) => {
  if (!isJsonObject(json) || json.play === undefined) return [];
  const path = '$.play';
  if (isTooDeep(json.play)) {
    return [leftOut(path, 'This nests too deep.')];
  }
  const findings: Finding[] = [];
  let searches = 0;
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
      if (isDefined(sort, name, gameData)) return;
      searches += 1;
      const near = searches > MOST_SEARCHES ? undefined : nearestName(name, namesOf(sort, gameData));
      const question = near === undefined ? '' : `Did you mean ${quoted(near)}? `;
      const end = standsAlone ? '; where another pack defines it, check the two together.' : '.';
      findings.push({
        path: at,
        message: `No ${sort} ${quoted(name)} is defined.`,
        advice: `${question}Define it or remove it${end}`,
        severity: 'error',
        // A term is part of a text, which the name alone would replace.
        ...(near !== undefined && sort !== 'term' && { suggestion: near }),
      });
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

/** Everything that has a card, by name. */
const TERMS = ['actions', 'maneuvers', 'items', 'skills', 'statusEffects', 'talents'] as const;

/** What a name in `play` is looked up in. */
function namesOf(sort: PlaySort, gameData: GameData): readonly string[] {
  switch (sort) {
    case 'action':
      return [...gameData.actions.keys()];
    case 'damage type':
      return [...gameData.damageTypes.keys()];
    case 'item':
      return [...gameData.items.keys()];
    case 'status effect':
      return [...gameData.statusEffects.keys()];
    case 'term':
      return TERMS.flatMap((list) => [...gameData[list].keys()]);
  }
}

function isDefined(sort: PlaySort, name: string, gameData: GameData): boolean {
  switch (sort) {
    case 'action':
      return gameData.actions.has(name);
    case 'damage type':
      return [...gameData.damageTypes.keys()].some((type) => type === name);
    case 'item':
      return gameData.items.has(name);
    case 'status effect':
      return gameData.statusEffects.has(name);
    case 'term':
      return TERMS.some((list) => gameData[list].has(name));
  }
}
