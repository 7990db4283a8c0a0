import { useState } from 'react';
import type { TakenAnswer } from '../state/library/upload-files.ts';
import { useSnapshotWords } from '../state/snapshot-words.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

interface TakenDialogProps {
  /** The name that is taken. */
  name: string;
  /** Says so, with or without a stop. */
  message: string;
  /** How many files come after this one. */
  filesLeft?: number;
  /** Why the one before has to go. */
  keepBothDisabledReason?: string | undefined;
  onAnswer: (answer: TakenAnswer, isForAll: boolean) => void;
}

/**
 * Asks what to do with a document whose name is taken. Closing it skips the file.
 * Rule: docs/rules/storage.md#uploads-over-a-taken-name.
 */
export function TakenDialog({
  name,
  message,
  filesLeft = 0,
  keepBothDisabledReason,
  onAnswer,
}: TakenDialogProps) {
  const snapshotWords = useSnapshotWords();
  const [isForAll, setForAll] = useState(false);
  const answer = (given: TakenAnswer) => onAnswer(given, isForAll);
  return (
    <Dialog
      open
      mustAnswer
      title={
        <>
          {'Replace '}
          <bdi>{name}</bdi>?
        </>
      }
      description={
        <>
          {message}
          {message.endsWith('.') ? ' ' : '. '}
          <br />
          Replacing removes the one before. {snapshotWords}
        </>
      }
      onClose={() => answer('skip')}
      actions={
        <>
          <Button onClick={() => answer('skip')}>Skip</Button>
          <Button disabledReason={keepBothDisabledReason} onClick={() => answer('keep-both')}>
            Keep both
          </Button>
          <Button kind="destroy" onClick={() => answer('replace')}>
            Replace
          </Button>
        </>
      }
    >
      {filesLeft > 0 ? (
        <Checkbox
          label={`The same for the ${filesLeft === 1 ? 'next file' : `next ${filesLeft} files`}`}
          checked={isForAll}
          onChange={setForAll}
        />
      ) : null}
    </Dialog>
  );
}
