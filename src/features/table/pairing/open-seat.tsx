import type { ReactNode } from 'react';
import { JOIN_PATH } from '../../../core/table/pairing-path.ts';
import { CodeLink } from '../../../library/share/code-link.tsx';
import type { Seats, SeatView } from '../../../state/pairing/seats.ts';
import { codeAddress } from '../../../state/share/share-link.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { END_WORDS, type PairingNames, RELAYED, SEAT_WORDS } from './pairing-words.ts';

interface OpenSeatProps {
  seats: Seats;
  seat: SeatView;
  names: PairingNames;
  /** Of the app in the local network. */
  address: string | undefined;
  /** What is known of the device that takes it. */
  about?: ReactNode;
}

/**
 * One seat: the code that invites to it, and whether it is connected.
 * Rule: docs/rules/pairing.md#opening-seats.
 */
export function OpenSeat({ seats, seat, names, address, about }: OpenSeatProps) {
  const { number, state, code, way, end } = seat;
  const title = names.seat(number);
  const canRenew = state !== 'preparing' && state !== 'connected';
  const buttons = (
    <>
      <Button aria-label={`Close ${title.toLowerCase()}`} onClick={() => seats.close(number)}>
        Close
      </Button>
      {canRenew ? (
        <Button aria-label={`New code for ${title.toLowerCase()}`} onClick={() => void seats.renew(number)}>
          New code
        </Button>
      ) : null}
    </>
  );
  return (
    <Card
      level={2}
      title={title}
      meta={
        <span role="status">{way === 'relay' && state === 'connected' ? RELAYED : SEAT_WORDS[state]}</span>
      }
      {...(code === undefined ? { aside: buttons } : { actions: buttons })}
    >
      {code === undefined ? null : (
        <>
          <p>{`Let ${names.guest} scan this or open the link. Then take the answer.`}</p>
          <CodeLink
            text={codeAddress(JOIN_PATH, code, address)}
            qrLabel={`QR code of ${title.toLowerCase()}`}
            label={`Link of ${title.toLowerCase()}`}
            copyLabel="Copy link"
            copyName={`Copy link of ${title.toLowerCase()}`}
          />
        </>
      )}
      {state === 'interrupted' ? (
        <p>{`It reconnects by itself once both devices reach each other. If ${names.guest} has reloaded or closed the page, make a new code.`}</p>
      ) : null}
      {state === 'closed' && end ? <p>{END_WORDS[end]}</p> : null}
      {about}
      {state === 'failed' ? (
        <Notice kind="error" live="alert">
          This browser cannot connect to another device directly. Try another browser, or share by a link.
        </Notice>
      ) : null}
    </Card>
  );
}
