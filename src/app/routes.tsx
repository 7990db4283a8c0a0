import { Navigate } from 'react-router';
import { Home } from '../features/home/home.tsx';
import type { Application } from '../state/application.ts';
import { openWorkshop } from '../state/workshop/open-workshop.ts';
import { readCode } from '../ui/on-demand.tsx';
import { keepShellForm } from './first-paint/kept-shell.tsx';
import { paths } from './paths.ts';
import { LayoutError, RouteError } from './route-error.tsx';
import { NotFoundError, type Screen } from './router/navigation.ts';
import { AppLayout } from './shell/app-layout.tsx';
import { GameDataGate, LoadingGate, LoadingMessage, WhileLoading } from './shell/loading-gate.tsx';

/** A screen in a separate chunk, fetched when the screen is first opened. */
const screen =
  <Name extends string>(read: () => Promise<Record<Name, React.ComponentType>>, name: Name) =>
  async () =>
    (await readCode(read))[name];

/** Shows the error page for an unknown address. */
async function notFound(): Promise<never> {
  throw new NotFoundError();
}

/** The screens that wait for the game data. */
const GAME_DATA_SCREENS: readonly Screen[] = [
  {
    path: paths.newCharacter,
    standsIn: keepShellForm,
    lazy: screen(() => import('../features/new-character/new-character.tsx'), 'NewCharacterPage'),
  },
  {
    path: paths.characterStorage,
    lazy: screen(() => import('../features/character-storage/character-storage.tsx'), 'CharacterStorage'),
  },
  {
    path: '/character/id/:name',
    lazy: screen(() => import('./load-character/character-gate.tsx'), 'CharacterGate'),
    children: [
      { lazy: screen(() => import('../features/sheet/sheet-page.tsx'), 'SheetPage') },
      { path: 'combat', lazy: screen(() => import('../features/combat/combat-page.tsx'), 'CombatPage') },
      { path: 'items/:tab?', lazy: screen(() => import('../features/items/items-page.tsx'), 'ItemsPage') },
      {
        path: 'talents/:tab?',
        lazy: screen(() => import('../features/talents/talents-page.tsx'), 'TalentsPage'),
      },
      { path: 'skills', lazy: screen(() => import('../features/skills/skills-page.tsx'), 'SkillsPage') },
      { path: 'parked', lazy: screen(() => import('../features/parked/parked-page.tsx'), 'ParkedPage') },
      { path: 'revert', lazy: screen(() => import('../features/revert/revert-page.tsx'), 'RevertPage') },
    ],
  },
  {
    path: '/gamedata/management/:tab?',
    lazy: screen(() => import('../features/management/management-page.tsx'), 'ManagementPage'),
  },
  {
    path: paths.gameData,
    lazy: screen(() => import('../features/game-data-summary/game-data-summary.tsx'), 'GameDataSummary'),
  },
  { path: paths.actions, lazy: screen(() => import('../features/glossary/actions.tsx'), 'ActionsGlossary') },
  { path: paths.itemGlossary, lazy: screen(() => import('../features/glossary/items.tsx'), 'ItemsGlossary') },
  {
    path: paths.statusEffects,
    lazy: screen(() => import('../features/glossary/status-effects.tsx'), 'StatusEffectsGlossary'),
  },
  {
    path: paths.talentGlossary,
    lazy: screen(() => import('../features/glossary/talents.tsx'), 'TalentsGlossary'),
  },
  { path: paths.foes, lazy: screen(() => import('../features/glossary/foes.tsx'), 'FoesGlossary') },
  {
    path: '/gamedata/rulebook/:page?',
    lazy: screen(() => import('../features/rulebook/rulebook-page.tsx'), 'RulebookPage'),
  },
  {
    path: paths.receive,
    lazy: screen(() => import('../features/receive/receive-page.tsx'), 'ReceivePage'),
  },
  { path: paths.table, lazy: screen(() => import('../features/table/table-page.tsx'), 'TablePage') },
  {
    path: paths.joinTable,
    lazy: screen(() => import('../features/table/pairing/join-page.tsx'), 'JoinPage'),
  },
  {
    path: paths.ownDevices,
    lazy: screen(() => import('../features/table/devices/devices-page.tsx'), 'DevicesPage'),
  },
  {
    path: '/gm/encounter/:tab?',
    lazy: screen(() => import('./encounter-screen.tsx'), 'EncounterScreen'),
  },
  { path: '/gm', element: <Navigate replace to={paths.encounter('manager')} /> },
];

/** The screens on which packs are written. */
const WORKSHOP_SCREENS: readonly Screen[] = [
  {
    path: '/workshop/:pack/:list/:index',
    lazy: screen(() => import('./workshop-entry-screen.tsx'), 'WorkshopEntryScreen'),
  },
  {
    path: '/workshop/:pack/:tab?',
    lazy: screen(() => import('../features/workshop/pack-page.tsx'), 'PackPage'),
  },
  { path: paths.workshop, lazy: screen(() => import('../features/workshop/my-packs.tsx'), 'MyPacksPage') },
];

/**
 * Every route, and the players' window, which has no layout around it. `openGame` runs while the code of the
 * screens that need the game is fetched.
 * Rule: docs/rules/screens.md#addresses.
 */
export function createRoutes(openGame: Application['openGame']): readonly Screen[] {
  const prepareWorkshop = async () => openWorkshop(await openGame());

  /** A route that waits for the game once, before it shows any screen below it. */
  const withGame = (children: readonly Screen[]): Screen => ({
    prepare: openGame,
    children,
  });
  return [
    {
      error: <LayoutError />,
      fallback: <LoadingMessage />,
      children: [
        withGame([
          {
            path: paths.playerView,
            lazy: screen(() => import('../features/player-view/player-view-page.tsx'), 'PlayerViewPage'),
          },
        ]),
      ],
    },
    {
      element: <AppLayout />,
      error: <LayoutError />,
      children: [
        {
          // Not on the layout, which is there from the first render.
          fallback: <LoadingMessage />,
          error: <RouteError />,
          children: [
            {
              element: <WhileLoading />,
              children: [
                // In the first chunk: React hydrates it.
                { path: paths.home, element: <Home /> },
                {
                  path: paths.settings,
                  lazy: screen(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
                },
                {
                  path: paths.patchNotes,
                  lazy: screen(
                    () => import('../features/patch-notes/patch-notes-page.tsx'),
                    'PatchNotesPage',
                  ),
                },
              ],
            },
            withGame([
              {
                element: <LoadingGate />,
                children: [
                  { element: <GameDataGate />, children: GAME_DATA_SCREENS },
                  { element: <GameDataGate />, prepare: prepareWorkshop, children: WORKSHOP_SCREENS },
                ],
              },
            ]),
            { path: '*', prepare: notFound },
          ],
        },
      ],
    },
  ];
}
