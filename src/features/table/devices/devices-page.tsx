import { pairingSessions } from '../../../state/pairing/sessions.ts';
import { useGame } from '../../../state/use-game.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { OpenSeats } from '../pairing/open-seats.tsx';

/** Connects the devices of one person. Rule: docs/rules/pairing.md#own-devices. */
export function DevicesPage() {
  const seats = pairingSessions(useGame()).seats('devices');
  return (
    <Page
      title="Pair my devices"
      width="reading"
      lead="Connect another device of yours, then choose what to copy. Both devices are connected directly, without a server."
    >
      <OpenSeats seats={seats} purpose="devices" addLabel="Add a device" />
    </Page>
  );
}
