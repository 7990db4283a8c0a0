import { useLayoutEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ENCOUNTER_TABS, type EncounterTab, paths } from '../../app/paths.ts';
import { useGame, useLoadedEncounter } from '../../state/use-game.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import { CreateEncounter } from './create/create-encounter.tsx';
import type { TakeActionForm } from './foe-turn/take-action-form.ts';
import { Manager } from './manager.tsx';
import { NoEncounter } from './no-encounter.tsx';
import { RunningEncounter } from './running-encounter.tsx';
import styles from './tools/encounter-tools.module.css';
import {
  type EncounterDialog,
  EncounterDialogs,
  EncounterTools,
  ToolsButton,
} from './tools/encounter-tools.tsx';

/**
 * The game master's encounters: the stored ones, a new one, and the loaded one.
 * Rule: docs/rules/encounters.md#encounter-screens.
 */
export function EncounterPage({ takeAction }: { takeAction: TakeActionForm }) {
  const { encounters } = useGame();
  const { encounter } = useLoadedEncounter();
  const isWide = useMedia('(min-width: 62.25em)');
  const params = useParams();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<EncounterDialog>();
  // Before the first paint: what is loaded must not move the page.
  useLayoutEffect(() => encounters.resume(), [encounters]);

  const tab = ENCOUNTER_TABS.find((each) => each === params.tab);
  if (tab === undefined) return <Navigate replace to={paths.encounter('manager')} />;
  const go = (next: EncounterTab) => void navigate(paths.encounter(next), { replace: true });
  const isRunning = tab === 'encounter' && encounter !== undefined;
  // A dialog about one that is gone does not open again with the next one.
  if (!isRunning && dialog !== undefined) setDialog(undefined);
  const tools = isRunning ? <EncounterTools encounter={encounter} onOpen={setDialog} /> : null;
  return (
    <Page
      title="Encounters"
      width="full"
      heading={
        <bdi className={styles.heading} data-running={isRunning || undefined}>
          {isRunning ? encounter.encounterName : 'Encounters'}
        </bdi>
      }
      actions={isWide || !isRunning ? tools : <ToolsButton encounter={encounter} />}
    >
      <Tabs
        label="Encounters"
        value={tab}
        onChange={go}
        tabs={[
          {
            value: 'manager',
            label: 'Manager',
            panel: <Manager onLoaded={() => go('encounter')} />,
          },
          {
            value: 'create',
            label: 'Create',
            panel: <CreateEncounter onCreated={() => go('encounter')} />,
          },
          {
            value: 'encounter',
            label: 'Encounter',
            panel:
              encounter === undefined ? (
                <NoEncounter />
              ) : (
                <>
                  {isWide ? null : tools}
                  <RunningEncounter encounter={encounter} takeAction={takeAction} />
                </>
              ),
          },
        ]}
      />
      {isRunning ? (
        <EncounterDialogs encounter={encounter} open={dialog} onClose={() => setDialog(undefined)} />
      ) : null}
    </Page>
  );
}
