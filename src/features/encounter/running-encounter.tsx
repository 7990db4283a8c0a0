import { type CSSProperties, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { NamedText } from '../../cards/terms/named-text.tsx';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { keyOfGroup } from '../../core/encounter/members.ts';
import { type GroupOverview, groupOverviews, withUnchanged } from '../../core/encounter/overview.ts';
import { useHost } from '../../state/table/use-table.ts';
import { useLoadedEncounter } from '../../state/use-game.ts';
import { Collapsible } from '../../ui/layout/collapsible.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { planColumns } from './columns.ts';
import type { TakeActionForm } from './foe-turn/take-action-form.ts';
import { TurnProvider } from './foe-turn/turn-provider.tsx';
import { GroupBlock } from './group-block.tsx';
import { PartyStrip } from './party/party-strip.tsx';
import styles from './running-encounter.module.css';
import { TurnBar } from './turn-bar.tsx';
import { useColumns } from './use-columns.ts';

const [ProposalList] = onDemand(() =>
  import('../../library/table/proposal-list.tsx').then((module) => module.ProposalList),
);

/** In an encounter of more members than this, only rows near the viewport are rendered. */
const MANY = 60;

/** Numbers of more digits than this have no room in the rows of a tablet. */
const MAX_DIGITS = 4;

/** How long after a release the next press may still be meant for the same row. */
const RELEASE_DELAY_MS = 800;

function hasSameMembers({ members }: Encounter, other: Encounter): boolean {
  return (
    members.length === other.members.length &&
    members.every(
      ({ groupReference, id }, index) =>
        groupReference === other.members[index]?.groupReference && id === other.members[index].id,
    )
  );
}

/** Whether both are the same encounter, in different phases or rounds. */
function isOtherTurn({ encounterName, round, phase }: Encounter, other: Encounter): boolean {
  return encounterName === other.encounterName && (round !== other.round || phase !== other.phase);
}

/** The number of digits of the largest maximum. */
function digitsOf({ groups }: Encounter): number {
  return String(
    groups.reduce(
      (largest, { maximumHealth, maximumEnergy, maximumAP }) =>
        Math.max(largest, maximumHealth, maximumEnergy, maximumAP),
      0,
    ),
  ).length;
}

interface RunningEncounterProps {
  encounter: Encounter;
  takeAction: TakeActionForm;
}

/**
 * The loaded encounter: a row per member, by group, and the turn bar.
 * Rule: docs/rules/encounters.md#members.
 */
export function RunningEncounter({ encounter, takeAction }: RunningEncounterProps) {
  const { hiddenGroups } = useLoadedEncounter();
  const isHost = useHost() !== undefined;
  const deferred = useDeferredValue(encounter);
  // The turn bar answers a step of the turn at once; the rows, of which many can change, follow.
  const shown = isOtherTurn(deferred, encounter) ? deferred : encounter;
  const digits = digitsOf(encounter);
  const isCompact = !useMedia(`(min-width: ${digits > MAX_DIGITS ? '62.25em' : '48em'})`);
  const [mostColumns, table] = useColumns(digits);
  /** The key of the member whose controls are shown, on a phone. */
  const [open, setOpen] = useState<string>();
  /**
   * The encounter at the first of a series of presses. Rows keep its order until the presses end, so that
   * none moves away under the pointer.
   */
  const [frozen, setFrozen] = useState<Encounter>();
  const releaseTimer = useRef<number>(undefined);

  const freeze = () => {
    window.clearTimeout(releaseTimer.current);
    setFrozen((before) => (before && hasSameMembers(before, shown) ? before : shown));
  };

  useEffect(() => {
    const release = () => {
      window.clearTimeout(releaseTimer.current);
      releaseTimer.current = window.setTimeout(() => setFrozen(undefined), RELEASE_DELAY_MS);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      window.clearTimeout(releaseTimer.current);
    };
  }, []);

  /** Groups that stay as they are are not rendered again. */
  const known = useRef<readonly GroupOverview[]>([]);
  const overviews = useMemo(() => {
    known.current = withUnchanged(known.current, groupOverviews(shown, frozen));
    return known.current;
  }, [shown, frozen]);
  const { starts, columns, lines } = planColumns(
    overviews.map(({ members }) => members.length),
    mostColumns,
  );
  // Another number of lines lays out every row anew: a member that is added or removed shows before that.
  const fittedLines = useDeferredValue(lines);
  return (
    <TurnProvider encounter={encounter} takeAction={takeAction}>
      <div className={styles.running}>
        {encounter.notes === undefined ? null : (
          <Collapsible title="Notes">
            <p className={styles.notes} dir="auto">
              <NamedText text={encounter.notes} />
            </p>
          </Collapsible>
        )}
        {isHost ? <ProposalList /> : null}
        <PartyStrip />
        <div
          ref={table}
          className={styles.groups}
          style={{ '--columns': columns, '--lines': fittedLines } as CSSProperties}
          onPointerDown={freeze}
        >
          {overviews.map((overview) => (
            <GroupBlock
              key={keyOfGroup(overview.group)}
              overview={overview}
              startsColumn={starts.has(overview.groupReference)}
              isHidden={hiddenGroups.has(keyOfGroup(overview.group))}
              isOneOfMany={shown.members.length > MANY}
              isCompact={isCompact}
              open={open}
              onOpen={setOpen}
            />
          ))}
        </div>
        <TurnBar encounter={encounter} />
      </div>
    </TurnProvider>
  );
}
