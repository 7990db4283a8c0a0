/**
 * The layers. In src/ an import goes along these arrows, or stays in its folder. Arrows may be skipped, but
 * features and library reach storage and platform only through state. Of the rest of our code, ui imports one
 * file: `platform/when-idle.ts`.
 *
 *   main → app → features → library → cards → ui
 *      features, library → state → storage → platform → core/lib
 *                           cards, state, storage → core
 *   and in core: simulation → foes → consequences → combat → character → game-data → play → rules → lib
 *
 * Type imports count. Tests in src/ and testing/ may import from anywhere. `OUTSIDE` says what the other
 * folders may import.
 */

const TESTS = ['\\.test\\.tsx?$', '^src/testing/', '^src/[^/]+/testing/'];

/**
 * @param {string} name
 * @param {string} comment
 * @param {{ path: string, pathNot?: string | string[] }} from
 * @param {import('dependency-cruiser').IForbiddenRuleType['to']} to
 */
function forbid(name, comment, { path, pathNot = TESTS }, to) {
  return { name, comment, severity: 'error', from: { path, pathNot }, to };
}

/**
 * A folder of ours imports of ours only what is named.
 * @param {string} folder below src/
 * @param {string} allowed a pattern below src/
 * @param {string} comment
 */
function layer(folder, allowed, comment) {
  const from = { path: `^src/${folder}/` };
  return forbid(`layer-${folder.replaceAll('/', '-')}`, comment, from, {
    path: '^src/',
    pathNot: `^src/${allowed}`,
  });
}

/** What each folder outside src/ may import besides packages and its own files. */
const OUTSIDE = {
  bench: {
    allowed: ['^src/core/', '^scripts/lib/'],
    comment: 'A bench measures core directly, and the rest through the built app.',
  },
  bin: {
    allowed: ['^src/core/', '^src/platform/', '^src/storage/files\\.ts$'],
    comment: 'The tools for packs need the rules of packs and how a file is read.',
  },
  config: {
    allowed: ['^scripts/lib/'],
    comment: 'A build plug-in sees the app as modules that Vite hands to it.',
  },
  e2e: {
    allowed: ['^scripts/lib/', '^src/core/character/migrations/steps\\.ts$', '^src/app/paths\\.ts$'],
    comment: 'A journey knows the app as a user does, the versions of character files, and every address.',
  },
  faults: {
    allowed: ['^src/(core|platform|state|storage|testing)/', '^scripts/lib/'],
    comment: 'A fault is injected below the screens.',
  },
  game: {
    allowed: ['^scripts/lib/'],
    comment: 'The standard game is data and the script that assembles it.',
  },
  scripts: {
    allowed: ['^src/core/', '^faults/lib/tally\\.mjs$'],
    comment: 'A script generates documents from core, and runs everything else as a program.',
  },
  simulation: {
    allowed: ['^src/core/'],
    comment: 'The simulation plays by the rules in core, and could live in a repository of its own.',
  },
};

const FOLDERS = `^(src|${Object.keys(OUTSIDE).join('|')})/`;

/**
 * A folder outside src/ imports of ours only what is named; its tests may build packs and sheets as well.
 * @param {string} folder
 * @param {{ allowed: string[], comment: string }} rule
 */
function outside(folder, { allowed, comment }) {
  const own = [`^${folder}/`, ...allowed];
  return [
    forbid(
      `outside-${folder}`,
      comment,
      { path: `^${folder}/`, pathNot: TESTS },
      { path: FOLDERS, pathNot: own },
    ),
    forbid(
      `outside-${folder}-tests`,
      comment,
      { path: `^${folder}/.*\\.test\\.ts$`, pathNot: [] },
      { path: FOLDERS, pathNot: [...own, '^src/testing/', '^scripts/lib/'] },
    ),
  ];
}

/** The rooms of storage: an import stays on its floor or goes down. Only `on-demand.ts` fetches upwards. */
const STORAGE_FLOORS = [
  'records',
  'primary|mirror',
  'context',
  'snapshots',
  'saving|packs',
  'backup|recovery|tabs',
];

const STORAGE_ROOMS = STORAGE_FLOORS.slice(0, -1).map((rooms, floor) =>
  forbid(
    `storage-${rooms.replace('|', '-')}`,
    'Incoming data goes down the rooms of storage one way.',
    { path: `^src/storage/(${rooms})/` },
    { path: `^src/storage/(${STORAGE_FLOORS.slice(floor + 1).join('|')})/` },
  ),
);

/**
 * The packages that the app is built from. In package.json they are development packages like the others:
 * what npm installs is the tools of bin/, which need none.
 */
const SHIPPED = [
  '@base-ui/react',
  '@tanstack/react-virtual',
  'fflate',
  'idb',
  'lib0',
  'lucide-react',
  'qr',
  'react',
  'react-dom',
  'react-grid-layout',
  'react-router',
  'valibot',
  'y-protocols',
  'yjs',
  'zustand',
].map((name) => `node_modules/(@types/)?${name}/`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'core-is-pure',
      'The game knows neither the browser nor React: of packages it uses valibot, and fflate to share.',
      { path: '^src/core/' },
      { couldNotResolve: false, pathNot: ['^src/core/', 'node_modules/(valibot|fflate)/'] },
    ),
    layer('core/lib', 'core/lib/', 'The lowest layer imports nothing.'),
    layer('core/rules', 'core/(lib|rules)/', 'A kind sees its context, never a sheet or a pack.'),
    layer(
      'core/play',
      'core/(lib|rules|dice|play)/',
      'How a game is played sees its context, never a sheet or a pack.',
    ),
    layer(
      'core/game-data',
      'core/(lib|rules|play|game-data)/',
      'Packs are made of rules and know no character.',
    ),
    layer(
      'core/character',
      'core/(lib|rules|play|game-data|character)/',
      'A sheet knows its game data, and no fight.',
    ),
    layer(
      'core/combat',
      'core/(lib|rules|play|game-data|character|combat)/',
      'Combat drafts and performs actions of one character.',
    ),
    layer(
      'core/consequences',
      'core/(lib|rules|play|game-data|character|combat|consequences)/',
      'What a hit, a round or a rest does to a sheet knows no encounter.',
    ),
    layer(
      'core/foes',
      'core/(lib|rules|play|dice|game-data|character|combat|consequences|encounter|foes)/',
      'How the members of an encounter act and are hit, and the checker of packs, are the top of the game.',
    ),
    layer(
      'core/table',
      'core/(lib|rules|play|game-data|consequences|encounter|share|table)/',
      'What devices share at the table is made of public numbers and hits; it sees no sheet.',
    ),
    layer(
      'core/simulation',
      'core/(lib|rules|play|game-data|character|combat|consequences|foes|dice|encounter|simulation)/',
      'A simulated fight goes by all rules of the game, and nothing else knows of it.',
    ),
    forbid(
      'core-independent',
      'Arms, encounters, settings, patch notes, dice and sharing know neither the game data nor each other.',
      { path: '^src/core/(arms|encounter|settings|patch-notes|dice|share)/' },
      { path: '^src/', pathNot: ['^src/core/lib/', '^src/core/$1/'] },
    ),

    layer(
      'platform',
      '(platform/|core/lib/|core/table/(connection|pairing))',
      'The browser behind small interfaces; it knows no rule and no store. Pairing is no rule of the game.',
    ),
    layer(
      'storage',
      '(storage|platform|core)/',
      'Storage keeps what core describes; it knows no store and no screen.',
    ),
    ...STORAGE_ROOMS,
    layer(
      'state',
      '(state|storage|platform|core)/',
      'A store changes by rules and saves; it knows no component.',
    ),
    layer(
      'ui',
      '(ui/|platform/when-idle)',
      'A shared component knows nothing of the game; of the browser it asks only whether it is idle.',
    ),
    layer('cards', '(cards|ui|core)/', 'A card shows what it is given.'),
    layer(
      'library',
      '(library|cards|ui|state|core)/',
      'Stored documents look and act alike on every screen; it knows no screen.',
    ),
    forbid(
      'layer-features',
      'A screen is self-contained: what two screens share belongs in library/, cards/, ui/ or state/.',
      { path: '^src/features/([^/]+)/' },
      {
        path: '^src/',
        pathNot: ['^src/features/$1/', '^src/(library|cards|ui|state|core)/', '^src/app/paths\\.ts$'],
      },
    ),
    forbid(
      'layer-paths',
      'Every screen may import the paths, so they import no screen.',
      { path: '^src/app/paths\\.ts$' },
      { path: '^src/', pathNot: '^src/core/' },
    ),
    forbid(
      'main-is-the-root',
      'main.tsx puts everything together.',
      { path: '^src/' },
      { path: '^src/main\\.tsx$' },
    ),
    ...Object.entries(OUTSIDE).flatMap(([folder, rule]) => outside(folder, rule)),

    forbid(
      'tests-stay-outside',
      'What ships imports no test and no test data.',
      { path: '^src/' },
      { path: TESTS },
    ),
    forbid(
      'real-storage-in-a-page',
      'Component tests share a page, in which a fake IndexedDB would take the place of the real one for all.',
      { path: '^src/.*\\.test\\.tsx$', pathNot: [] },
      { path: '^src/storage/testing/fake-browser\\.ts$', reachable: true },
    ),
    forbid(
      'only-what-ships',
      'What ships comes from src/ and from the dependencies, never from scripts, Node or development packages.',
      { path: '^src/' },
      { couldNotResolve: false, pathNot: ['^src/', 'node_modules/'] },
    ),
    forbid(
      'no-development-package',
      'What ships imports no package besides those that ship.',
      { path: '^src/' },
      { path: 'node_modules/', dependencyTypesNot: ['type-only'], pathNot: SHIPPED },
    ),

    forbid(
      'no-cycle',
      'Two files that import each other are one idea, or three.',
      { path: '.', pathNot: [] },
      { circular: true },
    ),
    forbid(
      'resolvable',
      'An import that is not found would pass every other rule.',
      { path: '.', pathNot: [] },
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'no-deprecated-module',
      'Node has something better.',
      { path: '.', pathNot: [] },
      { dependencyTypes: ['deprecated'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
