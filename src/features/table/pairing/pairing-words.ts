import type { PairingPurpose } from '../../../core/table/pairing-code.ts';
import type { JoinProblem } from '../../../state/pairing/joining.ts';
import type { AnswerProblem, SeatState, SeatsView, SeatView } from '../../../state/pairing/seats.ts';

/** A picture without a code, besides what a code may lack. */
type NoCode = 'no-code';

const BAD_CODES = {
  foreign: 'This is not a Tabard code. Nothing has changed.',
  older: 'An older version of Tabard made this code. Reload the page of the other device, then try again.',
  newer: 'A newer version of Tabard made this code. Reload this page to update, then try again.',
  damaged: 'This code is not complete. Nothing has changed: copy all of it, or scan it again.',
  document: 'This code holds a document. Open it under Receive.',
  'no-code':
    'No QR code was found in this picture. Take it straight from above, with the whole code in view.',
} as const;

export const ANSWER_PROBLEMS: Readonly<Record<AnswerProblem | NoCode, string>> = {
  ...BAD_CODES,
  invitation: 'This is an invitation. The other device opens it, and shows the answer that belongs here.',
  'other-seat': 'This answers a code that is no longer open here. Nothing has changed: make a new code.',
  refused: 'The browser refused this answer. Nothing has changed: make a new code.',
};

export const JOIN_PROBLEMS: Readonly<Record<JoinProblem | NoCode, string>> = {
  ...BAD_CODES,
  answer: 'This is an answer. It belongs on the device that showed the invitation.',
  refused: 'The browser refused this invitation. Nothing has changed: ask for a new code.',
  'no-direct':
    'This browser cannot connect to another device directly. Try another browser, or share by a link.',
};

export const CONFIG_PROBLEMS: Readonly<Record<NonNullable<SeatsView['configProblem']>, string>> = {
  broken: 'The host’s table.json could not be read. Devices in the same network still connect.',
  unsealed:
    'The relay of this host needs https or localhost: on other pages the browser does not encrypt. Devices in the same network still connect directly.',
};

/** Why a connection has ended, and what to do. */
export const END_WORDS: Readonly<Record<NonNullable<SeatView['end']>, string>> = {
  left: 'The other device has left.',
  lost: 'The connection was lost.',
  forged: 'A device without the right code was turned away. Make a new code.',
  flood: 'The other device sent more than is allowed, so it was disconnected.',
};

export const SEAT_WORDS: Readonly<Record<SeatState, string>> = {
  preparing: 'Making a code …',
  invited: 'Waiting for an answer',
  connecting: 'Connecting …',
  connected: 'Connected',
  interrupted: 'Interrupted',
  closed: 'Disconnected',
  failed: 'No code',
};

/** In place of `Connected` where no direct connection was possible. */
export const RELAYED = 'Connected over the relay';

/** What the two devices are called on the screens. */
export interface PairingNames {
  /** The device that opens a seat. */
  readonly host: string;
  /** The device that takes it. */
  readonly guest: string;
  readonly seat: (number: number) => string;
}

export const PAIRING_NAMES: Readonly<Record<PairingPurpose, PairingNames>> = {
  table: { host: 'the game master', guest: 'the player', seat: (number) => `Seat ${number}` },
  devices: { host: 'the other device', guest: 'the other device', seat: (number) => `Device ${number}` },
};
