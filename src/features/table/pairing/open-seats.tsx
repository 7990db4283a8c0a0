import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import type { PairingPurpose } from '../../../core/table/pairing-code.ts';
import { CodeEntry, codeInFiles } from '../../../library/share/code-entry.tsx';
import { type AnswerProblem, MAX_SEATS, type Seats } from '../../../state/pairing/seats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { OpenSeat } from './open-seat.tsx';
import styles from './pairing.module.css';
import { ANSWER_PROBLEMS, CONFIG_PROBLEMS, PAIRING_NAMES } from './pairing-words.ts';

interface OpenSeatsProps {
  seats: Seats;
  purpose: PairingPurpose;
  /** The button that opens one more. */
  addLabel: string;
  /** Says that there is no seat yet and how one comes to be, where nothing else on the screen does. */
  empty?: ReactNode;
  /** What is known of the device that takes a seat. */
  about?: (seat: number) => ReactNode;
}

/** The seats that this device opens, and the answers to them. Rule: docs/rules/pairing.md#opening-seats. */
export function OpenSeats({ seats, purpose, addLabel, empty, about }: OpenSeatsProps) {
  const { seats: list, configProblem, address } = useStore(seats.store);
  const names = PAIRING_NAMES[purpose];
  const isWaiting = list.some(({ state }) => state === 'invited');
  const add = (
    <Button
      kind={list.length === 0 ? 'primary' : 'plain'}
      icon={<Plus aria-hidden="true" />}
      disabledReason={list.length < MAX_SEATS ? undefined : `All ${MAX_SEATS} seats are open.`}
      onClick={() => void seats.invite()}
    >
      {addLabel}
    </Button>
  );
  return (
    <div className={styles.panel}>
      {configProblem ? <Notice kind="warning">{CONFIG_PROBLEMS[configProblem]}</Notice> : null}
      <ul className={styles.seats} aria-label="Seats">
        {list.map((seat) => (
          <li key={seat.number}>
            <OpenSeat
              seats={seats}
              seat={seat}
              names={names}
              address={address}
              about={about?.(seat.number)}
            />
          </li>
        ))}
      </ul>
      {isWaiting ? (
        <div className={styles.answer}>
          <AnswerEntry seats={seats} />
        </div>
      ) : null}
      {list.length === 0 ? empty : null}
      <div className={styles.buttons}>{add}</div>
    </div>
  );
}

interface RefusedAnswer {
  readonly isTyped: boolean;
  readonly problem: AnswerProblem | 'no-code';
}

/** Takes the answer of a device. Why it is refused stands where it was given. */
function AnswerEntry({ seats }: { seats: Seats }) {
  const [refused, setRefused] = useState<RefusedAnswer>();
  const answer = async (text: string | undefined, isTyped = false) => {
    const problem = text === undefined ? 'no-code' : await seats.answer(text);
    setRefused(problem && { isTyped, problem });
    return problem === undefined;
  };
  const words = refused && ANSWER_PROBLEMS[refused.problem];
  return (
    <CodeEntry
      label="Answer"
      action="Connect"
      onTyped={(text) => answer(text, true)}
      onScanned={(text) => void answer(text)}
      onPicture={async (files) => answer(await codeInFiles(files))}
      error={refused?.isTyped ? words : undefined}
    >
      {refused && !refused.isTyped ? (
        <Notice kind="error" live="alert">
          {words}
        </Notice>
      ) : null}
    </CodeEntry>
  );
}
