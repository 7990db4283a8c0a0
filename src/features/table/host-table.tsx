import { Link } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '../../app/paths.ts';
import { ProposalList } from '../../library/table/proposal-list.tsx';
import { TableRollLog } from '../../library/table/table-roll-log.tsx';
import type { Seats } from '../../state/pairing/seats.ts';
import { pairingSessions } from '../../state/pairing/sessions.ts';
import type { HostState } from '../../state/table/table-state.ts';
import { useGame, useLoadedEncounter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { OpenSeats } from './pairing/open-seats.tsx';
import { SeatCharacter } from './seat-character.tsx';
import styles from './table-page.module.css';

/** The table of the game master. Rule: docs/rules/table.md#the-game-master-at-the-table. */
export function HostTable({ host }: { host: HostState }) {
  const game = useGame();
  const { encounter, released } = useLoadedEncounter();
  const seats = pairingSessions(game).seats('table');
  return (
    <>
      <div className={styles.state}>
        <p>
          {released === undefined || encounter === undefined
            ? 'The players see no fight. Load an encounter, and turn on “Show to players”.'
            : 'The players see the encounter that you show to players.'}
        </p>
        <LinkButton render={<Link to={paths.encounter(encounter ? 'encounter' : 'manager')} />}>
          Encounters
        </LinkButton>
      </div>
      <ProposalList />
      <div className={styles.columns}>
        <div className={styles.page}>
          <OpenSeats
            seats={seats}
            purpose="table"
            addLabel="Add a seat"
            about={(number) => {
              const seat = host.seats.find(({ id }) => id === String(number));
              return seat ? <SeatCharacter seat={seat} session={host.session} /> : null;
            }}
          />
          <GoneCharacters host={host} seats={seats} />
        </div>
        <TableRollLog log={host.log} />
      </div>
    </>
  );
}

/** Those whose seats are closed: their last numbers stay until they are removed. */
function GoneCharacters({ host: { seats: all, session }, seats }: { host: HostState; seats: Seats }) {
  const { seats: open } = useStore(seats.store);
  const gone = all.filter(({ id }) => open.every(({ number }) => String(number) !== id));
  return gone.map((seat) => (
    <Card
      key={seat.id}
      level={2}
      title={`Seat ${seat.id}`}
      meta="Closed"
      aside={
        <Button
          aria-label={`Remove ${seat.figures?.name ?? `seat ${seat.id}`} from the table`}
          onClick={() => session.removeSeat(seat.id)}
        >
          Remove
        </Button>
      }
    >
      <SeatCharacter seat={seat} session={session} />
    </Card>
  ));
}
