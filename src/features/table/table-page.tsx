import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { joinPairedTable, leavePairedTable, openPairedTable } from '../../state/table/paired-table.ts';
import { useTable } from '../../state/table/use-table.ts';
import { useGame } from '../../state/use-game.ts';
import { useSettings } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { HostTable } from './host-table.tsx';
import { PairingSteps } from './pairing/pairing-steps.tsx';
import { SeatTable } from './seat-table.tsx';
import styles from './table-page.module.css';

/** The table of this device: the one that it has opened, or the one that it sits at. */
export function TablePage() {
  const game = useGame();
  const table = useTable();
  const { role } = table;
  /** In what a button was pressed that leaves with its screen: the heading of the next has the focus then. */
  const pressed = useRef<{ readonly role: typeof role }>(undefined);
  useEffect(() => joinPairedTable(game), [game]);
  useEffect(() => {
    if (pressed.current === undefined || pressed.current.role === role) return;
    pressed.current = undefined;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [role]);
  const press = (act: () => unknown) => () => {
    pressed.current = { role };
    act();
  };
  if (table.role === undefined) return <NoTable onOpen={press(() => void openPairedTable(game))} />;
  return (
    <Page
      title="Table"
      actions={
        <Button onClick={press(() => leavePairedTable(game))}>
          {table.role === 'GAME_MASTER' ? 'Close Table' : 'Leave Table'}
        </Button>
      }
    >
      <div className={styles.page}>
        {table.role === 'GAME_MASTER' ? <HostTable host={table} /> : <SeatTable player={table} />}
        <ApplySwitch />
      </div>
    </Page>
  );
}

const STEPS = [
  'The game master opens the table and invites each player with a code.',
  'Each player joins with their code. Devices are connected directly, without a server.',
  'The players see the fight that the game master shows, and the game master sees the party.',
];

/** Rule: docs/rules/table.md#opening-a-table. */
function NoTable({ onOpen }: { onOpen: () => void }) {
  return (
    <Page title="Table">
      <PairingSteps title="Play one fight on several devices" steps={STEPS} />
      <div className={styles.choices}>
        <div>
          <p>If you are the game master</p>
          <Button kind="primary" onClick={onOpen}>
            Open the table
          </Button>
        </div>
        <div>
          <p>If you are a player</p>
          <LinkButton render={<Link to={paths.joinTable} />}>Join</LinkButton>
        </div>
      </div>
    </Page>
  );
}

/** Rule: docs/rules/settings.md#settings-record. */
function ApplySwitch() {
  const { settings } = useGame();
  const { appliesTableHits } = useSettings();
  return (
    <Switch
      label="Apply hits from the table without asking"
      checked={appliesTableHits}
      onChange={(value) => settings.change({ appliesTableHits: value })}
    />
  );
}
