import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { ENCOUNTER_TABS, type EncounterTab, paths } from '../../app/paths.ts';
import { useGame, useLoadedEncounter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { CreateEncounter } from './create-encounter.tsx';
import type { TakeActionForm } from './foe-turn/take-action-form.ts';
import { Manager } from './manager.tsx';
import { NoEncounter } from './no-encounter.tsx';
import { AddPartyMembers } from './party/add-party-members.tsx';
import { ReleaseSwitch } from './release-switch.tsx';
import styles from './running-encounter.module.css';
import { RunningEncounter } from './running-encounter.tsx';

const EditEncounter = lazy(() =>
  import('./edit-encounter.tsx').then((module) => ({ default: module.EditEncounter })),
);

const ForecastDialog = lazy(() =>
  import('./forecast/forecast-dialog.tsx').then((module) => ({ default: module.ForecastDialog })),
);

/**
 * The game master's encounters: the stored ones, a new one, and the loaded one.
 * Rule: docs/rules/encounters.md#encounter-screens.
 */
export function EncounterPage({ takeAction }: { takeAction: TakeActionForm }) {
  const { encounters } = useGame();
  const { encounter } = useLoadedEncounter();
  const params = useParams();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'edit' | 'forecast'>();
  // Before the first paint: what is loaded must not move the page.
  useLayoutEffect(() => encounters.resume(), [encounters]);

  const tab = ENCOUNTER_TABS.find((each) => each === params.tab);
  if (tab === undefined) return <Navigate replace to={paths.encounter('manager')} />;
  const go = (next: EncounterTab) => void navigate(paths.encounter(next), { replace: true });
  const isRunning = tab === 'encounter' && encounter !== undefined;
  // A dialog about one that is gone does not open again with the next one.
  if (!isRunning && dialog !== undefined) setDialog(undefined);
  const close = () => setDialog(undefined);
  return (
    <Page
      title="Encounters"
      width="full"
      heading={isRunning ? <bdi>{encounter.encounterName}</bdi> : 'Encounters'}
      actions={
        isRunning ? (
          <>
            <AddPartyMembers encounter={encounter} />
            <Button aria-haspopup="dialog" onClick={() => setDialog('edit')}>
              Edit
            </Button>
            <Button aria-haspopup="dialog" onClick={() => setDialog('forecast')}>
              How hard is it?
            </Button>
            <LinkButton render={<Link to={paths.playerView} target="_blank" />}>Player View</LinkButton>
            <span className={`screen-only ${styles.release}`}>
              <ReleaseSwitch encounter={encounter} />
            </span>
          </>
        ) : null
      }
    >
      <Tabs
        label="Encounters"
        value={tab}
        onChange={go}
        tabs={[
          { value: 'manager', label: 'Manager', panel: <Manager onLoaded={() => go('encounter')} /> },
          { value: 'create', label: 'Create', panel: <CreateEncounter onCreated={() => go('encounter')} /> },
          {
            value: 'encounter',
            label: 'Encounter',
            panel:
              encounter === undefined ? (
                <NoEncounter />
              ) : (
                <RunningEncounter encounter={encounter} takeAction={takeAction} />
              ),
          },
        ]}
      />
      <Suspense>
        {isRunning && dialog === 'edit' ? <EditEncounter encounter={encounter} onClose={close} /> : null}
        {isRunning && dialog === 'forecast' ? <ForecastDialog encounter={encounter} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}
