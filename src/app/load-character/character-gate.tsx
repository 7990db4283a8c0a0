import { useDeferredValue, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Terms } from '../../cards/terms/terms.tsx';
import { nameList, say, userName } from '../../core/lib/wording.ts';
import { rememberBarWords } from '../../state/bar-words.ts';
import type { LoadPlan, LoadPlanOutcome } from '../../state/characters/load-plan.ts';
import type { CharacterEntry } from '../../state/entry-lists.ts';
import type { Game } from '../../state/game.ts';
import type { Notices } from '../../state/notices.ts';
import { carriedOverNews } from '../../state/packs/pack-news.ts';
import { canTakeSnapshots } from '../../state/snapshot-words.ts';
import { useCharacter, useGame, useGameDataState } from '../../state/use-game.ts';
import { useCharacters, useShell } from '../../state/use-shell.ts';
import { PageHeadingContext } from '../../ui/layout/page.tsx';
import { onDemand, usePrepared } from '../../ui/on-demand.tsx';
import { prepareExplanation } from '../../ui/overlays/explain-on-demand.ts';
import { preparePad } from '../../ui/pad/pad-on-demand.ts';
import { characterSegment, nameToSegment, segmentToName } from '../paths.ts';
import { LoadingMessage } from '../shell/loading-gate.tsx';
import { ChangedBars } from './changed-bars.tsx';
import styles from './character-gate.module.css';
import { CharacterHeader } from './character-header.tsx';
import { ElsewhereNotice } from './elsewhere-notice.tsx';
import { LoadFailurePage } from './load-failure-page.tsx';
import { characterTooLarge, LOAD_FAILURES, type LoadFailure } from './load-failures.ts';
import { LoweredBars } from './lowered-bars.tsx';
import { ParkedNotice } from './parked-notice.tsx';

const [Falls] = onDemand(() => import('./falls.tsx').then((module) => module.Falls));

/** What opens over every screen of a character. */
const PREPARES = [preparePad, prepareExplanation];

const MISSING: LoadPlanOutcome = { kind: 'missing' };

interface FoundFailure {
  readonly failure: LoadFailure;
  /** The packs that are not installed, each with its version. */
  readonly missing: readonly string[];
  readonly entry: CharacterEntry | undefined;
}

/**
 * Loads the character of the address before its screens are shown; otherwise shows why it could not be
 * loaded.
 * Rule: docs/rules/loading-and-upgrade.md#opening-an-address.
 */
export function CharacterGate() {
  const { pathname, search, hash } = useLocation();
  const written = characterSegment(pathname) ?? '';
  const segment = nameToSegment(segmentToName(written));
  const loadedName = useCharacter((character) => character?.sheet.name);
  const { gameData } = useGameDataState();
  const { remembered } = useShell().storage;
  const isLoaded = loadedName !== undefined && nameToSegment(loadedName) === segment;
  // The screens of a large character are rendered in short tasks, while the page still says that it loads.
  const isShown = useDeferredValue(isLoaded) && isLoaded;
  usePrepared(PREPARES);
  useEffect(() => {
    if (isShown) rememberBarWords(remembered, gameData);
  }, [isShown, remembered, gameData]);
  if (written !== segment) {
    const canonical = pathname.replace(/(?<=\/character\/id\/)[^/]+/iu, segment);
    return <Navigate replace to={{ pathname: canonical, search, hash }} />;
  }
  if (!isShown) return <LoadingCharacter key={segment} segment={segment} />;
  return (
    <PageHeadingContext
      value={(heading, actions) => (
        <CharacterHeader name={loadedName} actions={actions}>
          {heading}
        </CharacterHeader>
      )}
    >
      <Terms gameData={gameData}>
        <div className={styles.above}>
          <ElsewhereNotice />
          <ParkedNotice />
        </div>
        <Outlet />
        <ChangedBars />
        <LoweredBars />
        {gameData.play.length > 0 ? <Falls /> : null}
      </Terms>
    </PageHeadingContext>
  );
}

function LoadingCharacter({ segment }: { segment: string }) {
  const game = useGame();
  const entry = useEntryOf(segment);
  const [found, setFound] = useState<FoundFailure>();

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const outcome = entry ? await game.loading.plan(entry.name) : MISSING;
      if (!isCurrent) return;
      const failure = await carryOut(game, outcome);
      if (isCurrent && failure !== undefined) setFound({ failure, missing: missingPacks(outcome), entry });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [entry, game]);

  if (found !== undefined) return <LoadFailurePage {...found} />;
  return <LoadingMessage />;
}

/** Carries out a plan that needs no confirmation; otherwise returns the failure. */
async function carryOut(
  { loading, notices, storage }: Game,
  outcome: LoadPlanOutcome,
): Promise<LoadFailure | undefined> {
  const failure = failureOf(outcome);
  if (failure !== undefined || outcome.kind !== 'plan') return failure;
  const problem = await loading.carryOut(outcome);
  if (problem === undefined) {
    warnOfDropped(outcome, notices, canTakeSnapshots(storage));
    return undefined;
  }
  notices.warn(problem);
  return LOAD_FAILURES.characterNotFound;
}

function useEntryOf(segment: string): CharacterEntry | undefined {
  return useCharacters().find((entry) => nameToSegment(entry.name) === segment);
}

function warnOfDropped(
  { carriedOver, losses, sheet, unknownFields }: LoadPlan,
  notices: Notices,
  hasSnapshot: boolean,
): void {
  const whose = userName(sheet.name);
  if (carriedOver.length > 0) notices.success(carriedOverNews(carriedOver, sheet.name));
  if (losses.dropped.length > 0) {
    const names = nameList(losses.dropped.map((each) => each.name));
    notices.warn(
      say`Parked with ${whose}, because no pack defines the template: ${names}. It is offered back when a pack defines it.`,
    );
  }
  if (unknownFields.length > 0) {
    const kept = hasSnapshot ? ' A snapshot under Settings, Data holds them.' : '';
    notices.warn(
      say`Left out of ${whose}, because Tabard does not know these fields: ${nameList(unknownFields)}.${kept}`,
    );
  }
}

/** The character's packs that are not installed, each with its version. */
function missingPacks(outcome: LoadPlanOutcome): readonly string[] {
  if (outcome.kind !== 'plan') return [];
  return outcome.differences
    .filter(({ available }) => available === -1)
    .map(({ name, expected }) => `${name} ${expected}`);
}

/** The first reason why the address cannot be opened without asking the user. */
function failureOf(outcome: LoadPlanOutcome): LoadFailure | undefined {
  if (outcome.kind === 'too-large') return characterTooLarge(outcome.reason);
  if (outcome.kind !== 'plan') return LOAD_FAILURES.characterNotFound;
  if (outcome.upgrade !== undefined) return LOAD_FAILURES.characterOutOfDate;
  if (missingPacks(outcome).length > 0) return LOAD_FAILURES.gameDataMissing;
  if (outcome.differences.length > 0) return LOAD_FAILURES.gameDataMismatch;
  if (outcome.failures.length > 0) return LOAD_FAILURES.gameDataError;
  // An item whose template no pack defines is parked without a confirmation; a notice names it.
  if (outcome.losses.dropped.some(({ what }) => what !== 'item')) return LOAD_FAILURES.gameDataMismatch;
  return undefined;
}
