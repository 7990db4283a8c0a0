import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../../app/paths.ts';
import { useAddressCode } from '../../../library/share/use-address-code.ts';
import { pairingSessions } from '../../../state/pairing/sessions.ts';
import { useGame } from '../../../state/use-game.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { JoinTable } from './join-table.tsx';

/** Opens an invitation. Rule: docs/rules/pairing.md#joining. */
export function JoinPage() {
  const { joining } = pairingSessions(useGame());
  const { code, clear } = useAddressCode(paths.joinTable);
  const { state } = useStore(joining.store);
  const forget = useEffectEvent(clear);
  useEffect(() => {
    // The invitation is used up: a reload would answer it in vain.
    if (state === 'connected') forget();
  }, [state]);
  return (
    <Page
      title="Join"
      width="reading"
      lead="Open the invitation that the other device shows. Both devices are then connected directly, without a server."
    >
      <JoinTable joining={joining} code={code} />
    </Page>
  );
}
