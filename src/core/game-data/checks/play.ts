import { isJsonObject } from '../../lib/name-map.ts';
import type { PlaySort } from '../../play/part.ts';
import { readPlay } from '../../play/play.ts';
import type { GameData } from '../game-data.ts';
import { isTooDeep } from '../parse-pack.ts';
import { type Check, type Finding, quoted } from './finding.ts';

/** Parts of `play` that are left out, fields of it that nothing reads, and names that nothing defines. */
export const playFindings: Check = ({ json, gameData, standsAlone }) => {
  if (!isJsonObject(json) || json.play === undefined) return [];
  const path = '$.play';
  if (isTooDeep(json.play)) {
    return [leftOut(path, 'This nests too deep.')];
  }
  const findings: Finding[] = [];
  readPlay(json.play, {
    problem: (at, message) => findings.push(leftOut(at, message)),
    unread: (at) =>
      findings.push({
        path: at,
        message: 'Nothing reads this field.',
        advice: 'Take it away, or look for a slip in its name.',
        severity: 'warning',
      }),
    name: (at, sort, name) => {
      if (isDefined(sort, name, gameData)) return;
      findings.push({
        path: at,
        message: `No ${sort} ${quoted(name)} is defined.`,
        advice: standsAlone
          ? 'Define it or take it away; where another pack defines it, check the two together.'
          : 'Define it or take it away.',
        severity: 'error',
      });
    },
  });
  return findings;
};

function leftOut(path: string, message: string): Finding {
  return {
    path,
    message,
    advice: 'This is left out until it is right; the rest of the pack works.',
    severity: 'error',
  };
}

/** Everything that has a card, by name. */
const TERMS = ['actions', 'maneuvers', 'items', 'skills', 'statusEffects', 'talents'] as const;

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
