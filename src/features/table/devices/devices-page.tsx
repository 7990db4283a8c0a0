import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../library/back-link.tsx';
import type { ConnectedSeat } from '../../../state/pairing/seats.ts';
import { pairingSessions } from '../../../state/pairing/sessions.ts';
import { useGame } from '../../../state/use-game.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { OpenSeats } from '../pairing/open-seats.tsx';
import { PairingSteps } from '../pairing/pairing-steps.tsx';
import { DeviceCopy } from './device-copy.tsx';

const CHOOSE =
  'Choose on each device what to copy to the other. They are connected directly, without a server.';

const STEPS = [
  'Add a device here. This one then shows a code.',
  'Open the code on the other device, and bring its answer back.',
  CHOOSE,
];

/** Connects the devices of one person. Rule: docs/rules/pairing.md#own-devices. */
export function DevicesPage() {
  const seats = pairingSessions(useGame()).seats('devices');
  const [connected, setConnected] = useState<readonly ConnectedSeat[]>([]);
  const isEmpty = useStore(seats.store).seats.length === 0;
  useEffect(
    () =>
      seats.onConnected((seat) =>
        setConnected((before) => [...before.filter(({ number }) => number !== seat.number), seat]),
      ),
    [seats],
  );
  return (
    <Page
      title="Pair my devices"
      back={<BackLink to={paths.settings}>Settings</BackLink>}
      lead={isEmpty ? undefined : CHOOSE}
    >
      <OpenSeats
        seats={seats}
        purpose="devices"
        addLabel="Add a device"
        empty={<PairingSteps title="No devices yet" steps={STEPS} />}
      />
      {connected
        .filter(({ connection }) => connection.state() === 'open')
        .map(({ number, connection }) => (
          <DeviceCopy key={number} connection={connection} />
        ))}
    </Page>
  );
}
