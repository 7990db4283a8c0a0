import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Encounter } from '../../core/encounter/encounter.ts';
import { groupOverviews } from '../../core/encounter/overview.ts';
import { useLoadedEncounter } from '../../state/use-game.ts';
import styles from './fight.module.css';
import { GroupBlock } from './group-block.tsx';
import { placeGroups } from './places.ts';
import { TurnBar } from './turn-bar.tsx';
import { useColumns } from './use-columns.ts';

/** From so many members on, rows out of sight are not drawn. */
const MANY = 60;

/** So long after the hand was lifted its next press may still be meant for the same place. */
const HOLD_MS = 800;

function hasSameMembers({ members }: Encounter, other: Encounter): boolean {
  return (
    members.length === other.members.length &&
    members.every(
      ({ groupReference, id }, index) =>
        groupReference === other.members[index]?.groupReference && id === other.members[index].id,
    )
  );
}

/**
 * The loaded encounter: a row a member, by group, and the turn in reach.
 * Rule: docs/rules/encounters.md#members.
 */
export function RunningEncounter({ encounter }: { encounter: Encounter }) {
  const { hiddenGroups } = useLoadedEncounter();
  const [columns, table] = useColumns();
  /**
   * The encounter as it was when the hand came down first: until it rests, no row moves away from under it.
   */
  const [held, setHeld] = useState<Encounter>();
  const resting = useRef<number>(undefined);

  const hold = () => {
    window.clearTimeout(resting.current);
    setHeld((before) => (before && hasSameMembers(before, encounter) ? before : encounter));
  };

  useEffect(() => {
    const release = () => {
      window.clearTimeout(resting.current);
      resting.current = window.setTimeout(() => setHeld(undefined), HOLD_MS);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      window.clearTimeout(resting.current);
    };
  }, []);

  const overviews = groupOverviews(encounter, held);
  const places = placeGroups(
    overviews.map(({ members }) => members.length),
    columns,
  );
  return (
    <>
      <div
        ref={table}
        className={styles.groups}
        style={{ '--columns': columns } as CSSProperties}
        onPointerDown={hold}
      >
        {overviews.map((overview) => (
          <GroupBlock
            key={overview.groupReference}
            encounter={encounter}
            overview={overview}
            places={places[overview.groupReference]}
            isHidden={hiddenGroups.has(overview.groupReference)}
            isOneOfMany={encounter.members.length > MANY}
          />
        ))}
      </div>
      <TurnBar encounter={encounter} />
    </>
  );
}
