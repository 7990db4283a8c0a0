import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../library/back-link.tsx';
import { useAddressCode } from '../../../library/share/use-address-code.ts';
import { pairingSessions } from '../../../state/pairing/sessions.ts';
import { joinPairedTable } from '../../../state/table/paired-table.ts';
import { usePlayer } from '../../../state/table/use-table.ts';
import { useGame } from '../../../state/use-game.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { JoinTable } from './join-table.tsx';

const [DeviceCopy] = onDemand(() => import('../devices/device-copy.tsx').then((module) => module.DeviceCopy));

/** Opens an invitation. Rule: docs/rules/pairing.md#joining. */
export function JoinPage() {
  const game = useGame();
  const { joining } = pairingSessions(game);
  const { code, clear } = useAddressCode(paths.joinTable);
  const { state, hasRelay, purpose } = useStore(joining.store);
  const connection = joining.connection();
  const player = usePlayer();
  const forget = useEffectEvent(clear);
  useEffect(() => joinPairedTable(game), [game]);
  useEffect(() => {
    // Without a relay the invitation is used up: a reload would answer it in vain.
    if (state === 'connected' && !hasRelay) forget();
  }, [state, hasRelay]);
  return (
    <Page
      title="Join"
      width={state === 'idle' ? undefined : 'reading'}
      back={<BackLink to={paths.table}>Table</BackLink>}
      lead="Open the invitation that the other device shows. Both devices are then connected directly, without a server."
    >
      <JoinTable joining={joining} code={code} />
      {purpose === 'devices' && connection?.state() === 'open' ? (
        <DeviceCopy connection={connection} />
      ) : null}
      {player && state === 'connected' ? (
        <LinkButton kind="primary" render={<Link to={paths.table} />}>
          Go to the Table
        </LinkButton>
      ) : null}
    </Page>
  );
}
