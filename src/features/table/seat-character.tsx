import type { SeatFigures } from '../../core/table/table-document.ts';
import { NamedCoat } from '../../library/named-coat.tsx';
import { SeatNumbers } from '../../library/table/seat-numbers.tsx';
import type { HostSession, TableSeat } from '../../state/table/table-state.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PackDifferences } from './pack-differences.tsx';
import styles from './seat-character.module.css';

const PROBLEMS = {
  'same-role': 'This device has opened a table too, and a table has one game master. It was not seated.',
  newer: 'This device has a newer version of Tabard. Reload this page to update, then make a new code.',
  'too-large': 'What this device shares is too large. It was not seated.',
} as const;

interface SeatCharacterProps {
  seat: TableSeat;
  session: HostSession;
}

/**
 * What the game master sees of the device on a seat.
 * Rule: docs/rules/table.md#the-game-master-at-the-table.
 */
export function SeatCharacter({
  seat: { id, connection, figures, hasActed, problem, isDouble, packs, asks },
  session,
}: SeatCharacterProps) {
  return (
    <>
      {figures ? (
        <Character
          figures={figures}
          hasActed={hasActed}
          isConnected={connection === 'open'}
          isDouble={isDouble}
        />
      ) : (
        <p className={styles.quiet}>No character yet</p>
      )}
      {problem ? <Notice kind="warning">{PROBLEMS[problem]}</Notice> : null}
      {isDouble ? (
        <Notice kind="warning">
          Another seat plays a character with this name. This one takes no part in the fight.
        </Notice>
      ) : null}
      <PackDifferences packs={packs} />
      {asks === undefined ? null : (
        <p>
          Asks for the pack <bdi>{asks}</bdi>. <Button onClick={() => void session.sendPack(id)}>Send</Button>
        </p>
      )}
    </>
  );
}

interface CharacterProps {
  figures: SeatFigures;
  hasActed: boolean;
  isConnected: boolean;
  /** Another seat plays it, whose numbers count. */
  isDouble: boolean;
}

function Character({ figures, hasActed, isConnected, isDouble }: CharacterProps) {
  const { name } = figures;
  return (
    <>
      <p className={styles.who}>
        <NamedCoat name={name} size="small" />
        <b>
          <bdi>{name}</bdi>
        </b>
        {hasActed ? <span className={styles.quiet}>has acted</span> : null}
      </p>
      {isDouble ? null : <SeatNumbers figures={figures} isConnected={isConnected} />}
    </>
  );
}
