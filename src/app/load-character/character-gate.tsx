import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { nameList, say, userName } from '../../core/lib/wording.ts';
import type { LoadPlan, LoadPlanOutcome } from '../../state/characters/load-plan.ts';
import type { CharacterEntry } from '../../state/entry-lists.ts';
import type { Notices } from '../../state/notices.ts';
import { useCharacter, useGame } from '../../state/use-game.ts';
import { useCharacters } from '../../state/use-shell.ts';
import { characterSegment, nameToSegment, segmentToName } from '../paths.ts';
import { LoadingMessage } from '../shell/loading-gate.tsx';
import styles from './character-gate.module.css';
import { ElsewhereNotice } from './elsewhere-notice.tsx';
import { LoadFailurePage } from './load-failure-page.tsx';
import { type LoadFailure, loadFailures } from './load-failures.ts';
import { ParkedNotice } from './parked-notice.tsx';

interface FoundFailure {
  readonly failure: LoadFailure;
  readonly entry: CharacterEntry | undefined;
}

/** Loads the character of the address before any of its screens is shown, or says why it cannot (decisions: Load failures). */
export function CharacterGate() {
  const { pathname } = useLocation();
  const segment = characterSegment(pathname) ?? '';
  const loadedName = useCharacter((character) => character?.sheet.name);
  const isLoaded = loadedName !== undefined && nameToSegment(loadedName) === segment;
  if (!isLoaded) return <Opening key={segment} segment={segment} />;
  return (
    <>
      <div className={styles.above}>
        <ElsewhereNotice />
        <ParkedNotice />
      </div>
      <Outlet />
    </>
  );
}

function Opening({ segment }: { segment: string }) {
  const { loading, notices } = useGame();
  const entry = useEntryOf(segment);
  const [found, setFound] = useState<FoundFailure>();

  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      const outcome: LoadPlanOutcome = entry ? await loading.plan(entry.name) : { kind: 'missing' };
      if (!isCurrent) return;
      const failure = failureOf(outcome);
      const problem =
        failure === undefined && outcome.kind === 'plan' ? await loading.carryOut(outcome) : undefined;
      if (problem !== undefined) notices.warn(problem);
      else if (failure === undefined && outcome.kind === 'plan') tellSetAside(outcome, notices);
      const shown = problem === undefined ? failure : loadFailures.characterNotFound;
      if (isCurrent && shown !== undefined) setFound({ failure: shown, entry });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [entry, loading, notices]);

  if (found !== undefined) return <LoadFailurePage failure={found.failure} entry={found.entry} />;
  return <LoadingMessage />;
}

function useEntryOf(segment: string): CharacterEntry | undefined {
  const key = segmentToName(segment);
  return useCharacters().find((entry) => entry.key === key || nameToSegment(entry.name) === segment);
}

function tellSetAside({ losses, sheet }: LoadPlan, notices: Notices): void {
  if (losses.dropped.length === 0) return;
  const names = nameList(losses.dropped.map((each) => each.name));
  notices.warn(
    say`Set aside with ${userName(sheet.name)}, as no pack defines the template: ${names}. It is offered back when one does.`,
  );
}

/** The first thing that stands in the way of opening the address as it stands. */
function failureOf(outcome: LoadPlanOutcome): LoadFailure | undefined {
  if (outcome.kind !== 'plan') return loadFailures.characterNotFound;
  if (outcome.upgrade !== undefined) return loadFailures.characterOutOfDate;
  if (outcome.differences.some((difference) => difference.available === -1))
    return loadFailures.gameDataMissing;
  if (outcome.differences.length > 0) return loadFailures.gameDataMismatch;
  if (outcome.failures.length > 0) return loadFailures.gameDataError;
  // The app itself takes up an item whose template no pack defines; it is set aside, and that is told.
  if (outcome.losses.dropped.some(({ what }) => what !== 'item')) return loadFailures.gameDataMismatch;
  return undefined;
}
