/**
 * Assembles the standard game: the readable sources under game/ become public/BaseGameData.json and
 * public/samples.json. The same sources always give the same bytes.
 *
 *   node scripts/build-game.mjs           write both files
 *   node scripts/build-game.mjs --check   write nothing; fail when a file is stale
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['common', 'iron', 'glim', 'road', 'hearth'];
const itemLists = ['weapons', 'armor', 'accessories', 'consumables', 'goods'];

/** @param {string} path below game/ */
const read = (path) => JSON.parse(readFileSync(`${root}game/${path}.json`, 'utf8'));
/** @param {string} list read from every folder that has it */
const readAll = (list) =>
  folders.flatMap((folder) =>
    existsSync(`${root}game/${folder}/${list}.json`) ? read(`${folder}/${list}`) : [],
  );

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
    items: itemLists.flatMap((list) => read(`items/${list}`)),
    coreTalentBreakpoints: breakpoints.coreTalentBreakpoints,
    pinnacleBreakpoints: breakpoints.pinnacleBreakpoints,
    skills: readAll('skills'),
    statusEffects: read('status-effects'),
    talents: [...readAll('core-talents'), ...readAll('talents')],
  };
}

function assembleSamples() {
  const files = readdirSync(`${root}game/samples/characters`).sort();
  return {
    characters: files.map((file) => read(`samples/characters/${file.replace(/\.json$/, '')}`)),
    encounter: read('samples/encounter'),
  };
}

const outputs = { 'public/BaseGameData.json': assemblePack(), 'public/samples.json': assembleSamples() };
const check = process.argv.includes('--check');
let stale = false;

for (const [path, content] of Object.entries(outputs)) {
  const text = `${JSON.stringify(content)}\n`;
  const written = existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined;
  if (written === text) {
    console.log(`${path} is up to date (${text.length} characters).`);
  } else if (check) {
    stale = true;
    console.error(`${path} is stale. Run: node scripts/build-game.mjs`);
  } else {
    writeFileSync(root + path, text);
    console.log(`${path} written (${text.length} characters).`);
  }
}

if (stale) process.exitCode = 1;
