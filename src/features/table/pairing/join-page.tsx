import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../../app/paths.ts';
import { useAddressCode } from '../../../library/share/use-address-code.ts';
import { pairingSessions } from '../../../state/pairing/sessions.ts';
import { useGame } from '../../../state/use-game.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { JoinTable } from './join-table.tsx';

const DeviceCopy = lazy(() =>
  import('../devices/device-copy.tsx').then((module) => ({ default: module.DeviceCopy })),
);

/** Opens an invitation. Rule: docs/rules/pairing.md#joining. */
export function JoinPage() {
  const { joining } = pairingSessions(useGame());
  const { code, clear } = useAddressCode(paths.joinTable);
  const { state, hasRelay, purpose } = useStore(joining.store);
  const connection = joining.connection();
  const forget = useEffectEvent(clear);
  useEffect(() => {
    // Without a relay the invitation is used up: a reload would answer it in vain.
    if (state === 'connected' && !hasRelay) forget();
  }, [state, hasRelay]);
  return (
    <Page
      title="Join"
      width="reading"
      lead="Open the invitation that the other device shows. Both devices are then connected directly, without a server."
    >
      <JoinTable joining={joining} code={code} />
      {purpose === 'devices' && connection?.state() === 'open' ? (
        <Suspense>
          <DeviceCopy connection={connection} />
        </Suspense>
      ) : null}
    </Page>
  );
}
