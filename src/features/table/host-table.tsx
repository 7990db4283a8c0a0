import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { BAR_TABLE } from '../../core/rules/bars.ts';
import { ProposalList } from '../../library/table/proposal-list.tsx';
import rows from '../../library/table/table.module.css';
import { TableRollLog } from '../../library/table/table-roll-log.tsx';
import { pairingSessions } from '../../state/pairing/sessions.ts';
import type { HostState, TableSeat } from '../../state/table/table-state.ts';
import { useGame, useLoadedEncounter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PackDifferences } from './pack-differences.tsx';
import { OpenSeats } from './pairing/open-seats.tsx';
import styles from './table-page.module.css';

const CONNECTIONS = { open: 'Connected', waiting: 'Interrupted', closed: 'Not connected' } as const;

const PROBLEMS = {
  'same-role': 'This device has opened a table too, and a table has one game master. It was not seated.',
  newer: 'This device has a newer version of Tabard. Reload this page to update, then make a new code.',
  'too-large': 'What this device shares is too large. It was not seated.',
} as const;

/** The table of the game master. Rule: docs/rules/table.md#the-game-master-at-the-table. */
export function HostTable({ host }: { host: HostState }) {
  const game = useGame();
  const { encounter, released } = useLoadedEncounter();
  const seats = pairingSessions(game).seats('table');
  return (
    <>
      <p>
        {released === undefined || encounter === undefined
          ? 'The players see no fight. Load an encounter, and switch Show to players on. '
          : 'The players see the encounter that you show to players. '}
        <LinkButton render={<Link to={paths.encounter(encounter ? 'encounter' : 'manager')} />}>
          Encounters
        </LinkButton>
      </p>
      <ProposalList />
      <div className={styles.columns}>
        <div className={styles.page}>
          <Characters host={host} />
          <OpenSeats seats={seats} purpose="table" addLabel="Add a seat" />
        </div>
        <TableRollLog log={host.log} />
      </div>
    </>
  );
}

function Characters({ host: { seats, session } }: { host: HostState }) {
  if (seats.length === 0) return null;
  return (
    <section className={rows.panel} aria-label="Characters at the table">
      <ul className={rows.rows}>
        {seats.map((seat) => (
          <li key={seat.id} className={rows.row}>
            <div className={rows.words}>
              <p>
                <b>
                  <bdi>{seat.figures?.name ?? 'No character yet'}</bdi>
                </b>{' '}
                <span className={rows.quiet}>{figuresText(seat)}</span>
              </p>
              {seat.problem ? <Notice kind="warning">{PROBLEMS[seat.problem]}</Notice> : null}
              {seat.isDouble ? (
                <Notice kind="warning">
                  Another seat plays a character of this name. This one has no part in the fight.
                </Notice>
              ) : null}
              <PackDifferences packs={seat.packs} />
              {seat.asks === undefined ? null : (
                <p>
                  Asks for the pack <bdi>{seat.asks}</bdi>.{' '}
                  <Button onClick={() => void session.sendPack(seat.id)}>Send</Button>
                </p>
              )}
            </div>
            {seat.connection === 'open' ? null : (
              <Button
                aria-label={`Remove ${seat.figures?.name ?? `seat ${seat.id}`} from the table`}
                onClick={() => session.removeSeat(seat.id)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const figuresText = ({ id, connection, figures }: TableSeat): string =>
  [
    `Seat ${id}`,
    CONNECTIONS[connection].toLowerCase(),
    ...(figures?.bars ?? []).map(({ bar, value, maximum }) => `${BAR_TABLE[bar].name} ${value}/${maximum}`),
  ].join(', ');
