import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ConnectedSeat } from '../../../state/pairing/seats.ts';
import { pairingSessions } from '../../../state/pairing/sessions.ts';
import { useGame } from '../../../state/use-game.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { OpenSeats } from '../pairing/open-seats.tsx';
import { DeviceCopy } from './device-copy.tsx';

const ABOUT =
  'Connect another device of yours, then choose on each what to copy to it. Both devices are connected directly, without a server.';

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
    <Page title="Pair my devices" width="reading" lead={isEmpty ? undefined : ABOUT}>
      <OpenSeats
        seats={seats}
        purpose="devices"
        addLabel="Add a device"
        emptyTitle="No devices yet"
        emptyText={ABOUT}
      />
      {connected
        .filter(({ connection }) => connection.state() === 'open')
        .map(({ number, connection }) => (
          <DeviceCopy key={number} connection={connection} />
        ))}
    </Page>
  );
}
