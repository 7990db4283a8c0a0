import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { SeatPanel } from '../../library/table/seat-panel.tsx';
import { TableRollLog } from '../../library/table/table-roll-log.tsx';
import type { PlayerState } from '../../state/table/table-state.ts';
import { useCharacter } from '../../state/use-game.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PackDifferences } from './pack-differences.tsx';
import { ReceivedPackLine } from './received-pack-line.tsx';
import styles from './table-page.module.css';

/** The table of a player. Rule: docs/rules/table.md#a-player-at-the-table. */
export function SeatTable({ player: { table, session, asks, received } }: { player: PlayerState }) {
  const name = useCharacter((character) => character?.sheet.name);
  return (
    <>
      <div className={styles.state}>
        {name === undefined ? (
          <>
            <p>Open the character that you play.</p>
            <LinkButton kind="primary" render={<Link to={paths.characterStorage} />}>
              Characters
            </LinkButton>
          </>
        ) : (
          <>
            <p>
              You play <bdi>{name}</bdi>.
            </p>
            <LinkButton kind="primary" render={<Link to={paths.combat(name)} />}>
              Combat
            </LinkButton>
          </>
        )}
      </div>
      <PackDifferences packs={table.packs ?? []} onAsk={session.askForPack} />
      {asks === undefined ? null : (
        <p role="status">
          The game master has been asked for <bdi>{asks}</bdi>.
        </p>
      )}
      {received ? <ReceivedPackLine received={received} /> : null}
      <div className={styles.columns}>
        <div>
          <SeatPanel />
        </div>
        <TableRollLog log={table.log} />
      </div>
    </>
  );
}
