import { useState } from 'react';
import { WordingText } from '../../cards/wording-text.tsx';
import type { Message } from '../../core/lib/wording.ts';
import { NamedCoat } from '../../library/named-coat.tsx';
import type { TakenAnswer } from '../../state/library/upload-files.ts';
import type { ReceivedDocument } from '../../state/share/received.ts';
import { useSnapshotWords } from '../../state/snapshot-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Differences } from './differences.tsx';
import { MissingPacks } from './missing-packs.tsx';

interface ReceivedRecordProps {
  received: ReceivedDocument;
  onAccepted: () => void;
  onRefused: () => void;
}

/** A received character or encounter. */
export function ReceivedRecord({ received, onAccepted, onRefused }: ReceivedRecordProps) {
  const { name, noun, refusal, differences, packs } = received;
  const [problem, setProblem] = useState<{ message: Message; detail?: Message | undefined } | undefined>(
    refusal,
  );
  const [isBusy, setBusy] = useState(false);
  const snapshotWords = useSnapshotWords();
  const accept = async (answer: TakenAnswer) => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await received.accept(answer);
    setBusy(false);
    if (outcome.kind === 'error') setProblem(outcome);
    else onAccepted();
  };
  const failure = problem ? (
    <Notice kind="error" live="alert" title={<WordingText wording={problem.message} />}>
      {problem.detail ? (
        <p>
          <WordingText wording={problem.detail} />
        </p>
      ) : null}
      <p>Nothing stored has changed.</p>
    </Notice>
  ) : null;
  if (refusal) {
    return (
      <>
        {failure}
        <Button onClick={onRefused}>Back</Button>
      </>
    );
  }
  const isTaken = differences !== undefined;
  return (
    <Card
      level={2}
      title={<bdi>{name}</bdi>}
      meta={noun === 'character' ? 'Character' : 'Encounter'}
      actions={
        <>
          <Button onClick={onRefused}>Discard</Button>
          {isTaken ? (
            <>
              <Button onClick={() => void accept('keep-both')}>Keep both</Button>
              <Button kind="destroy" onClick={() => void accept('replace')}>
                Replace
              </Button>
            </>
          ) : (
            <Button kind="primary" onClick={() => void accept('keep-both')}>
              Accept
            </Button>
          )}
        </>
      }
    >
      {failure}
      {noun === 'character' ? <NamedCoat name={name} size="medium" /> : null}
      <MissingPacks packs={packs} />
      {differences ? (
        <>
          <Differences
            differences={differences}
            intro={`Your own ${noun} with this name is different.`}
            none={`Your own ${noun} with this name is the same.`}
          />
          <p>{`Replacing removes the one before. ${snapshotWords}`}</p>
        </>
      ) : (
        <p>{`You have no ${noun} with this name.`}</p>
      )}
    </Card>
  );
}
