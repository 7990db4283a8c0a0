/**
 * Assembles the standard game: the sources in this folder become public/BaseGameData.json and
 * public/samples.json. The same sources always give the same bytes.
 *
 *   node game/build.mjs           write the files that are stale
 *   node game/build.mjs --check   write nothing; fail if a file is stale
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeStaleFiles } from '../scripts/lib/stale-files.mjs';

const GAME = fileURLToPath(new URL('.', import.meta.url));
const FOLDERS = ['common', 'iron', 'glim', 'road', 'hearth'];
const ITEM_LISTS = ['weapons', 'armor', 'accessories', 'consumables', 'goods'];

/** @param {string} path below game/ */
const read = (path) => JSON.parse(readFileSync(`${GAME}${path}.json`, 'utf8'));
/** @param {string} list read from every folder that has it */
const readAll = (list) =>
  FOLDERS.flatMap((folder) => (existsSync(`${GAME}${folder}/${list}.json`) ? read(`${folder}/${list}`) : []));

function assemblePack() {
  const { name, version, defaultActions, defaultManeuvers, constants, damageInfo, groups, ...breakpoints } =
    read('pack');
  return {
    name,
    version,
    actions: {
      defaultActions,
      defaultManeuvers,
      actions: readAll('actions'),
      maneuvers: readAll('maneuvers'),
    },
    constants,
    damageInfo,
    groups,
    items: ITEM_LISTS.flatMap((list) => read(`items/${list}`)),
    coreTalentBreakpoints: breakpoints.coreTalentBreakpoints,
    pinnacleBreakpoints: breakpoints.pinnacleBreakpoints,
    skills: readAll('skills'),
    statusEffects: read('status-effects'),
    talents: [...readAll('core-talents'), ...readAll('talents')],
    play: {
      format: 1,
      rulebook: read('play/rulebook'),
      ...read('play/rules'),
      rests: read('play/rests'),
      uses: read('play/uses'),
      foes: read('play/foes'),
      start: read('play/start'),
    },
  };
}

function assembleSamples() {
  const files = readdirSync(`${GAME}samples/characters`).sort();
  return {
    characters: files.map((file) => read(`samples/characters/${file.replace(/\.json$/, '')}`)),
    encounter: read('samples/encounter'),
  };
}

writeStaleFiles(
  new Map([
    ['public/BaseGameData.json', `${JSON.stringify(assemblePack())}\n`],
    ['public/samples.json', `${JSON.stringify(assembleSamples())}\n`],
  ]),
);
