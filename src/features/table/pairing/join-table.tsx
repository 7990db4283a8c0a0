import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { CodeEntry, codeInFiles } from '../../../library/share/code-entry.tsx';
import { CodeLink } from '../../../library/share/code-link.tsx';
import type { Joining, JoinProblem, JoinView } from '../../../state/pairing/joining.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Collapsible } from '../../../ui/layout/collapsible.tsx';
import styles from './pairing.module.css';
import { END_WORDS, JOIN_PROBLEMS, PAIRING_NAMES } from './pairing-words.ts';

interface JoinTableProps {
  joining: Joining;
  /** The invitation with which the screen was opened. */
  code?: string | undefined;
}

/** Takes a seat: opens an invitation, and shows the answer to it. Rule: docs/rules/pairing.md#joining. */
export function JoinTable({ joining, code }: JoinTableProps) {
  const view = useStore(joining.store);
  const [problem, setProblem] = useState<JoinProblem | 'no-code'>();
  const join = async (text: string) => setProblem(await joining.join(text));
  const open = useEffectEvent(join);
  useEffect(() => {
    if (code !== undefined) void open(code);
  }, [code]);
  const readPicture = async (files: readonly File[]) => {
    const text = await codeInFiles(files);
    if (text === undefined) setProblem('no-code');
    else await join(text);
  };
  const canJoin = view.state === 'idle' || view.state === 'closed' || view.state === 'interrupted';
  return (
    <div className={styles.panel}>
      {problem ? (
        <Notice kind="error" live="alert">
          {JOIN_PROBLEMS[problem]}
        </Notice>
      ) : null}
      <JoinStatus view={view} />
      {view.state === 'answering' ? <Answer view={view} /> : null}
      {canJoin ? (
        <CodeEntry
          label="Invitation"
          action="Join"
          onTyped={(text) => void join(text)}
          onScanned={(text) => void join(text)}
          onPicture={(files) => void readPicture(files)}
        />
      ) : null}
      {view.state === 'idle' || view.state === 'closed' ? null : (
        <div className={styles.buttons}>
          <Button onClick={joining.leave}>{view.state === 'answering' ? 'Cancel' : 'Leave'}</Button>
        </div>
      )}
    </div>
  );
}

function JoinStatus({
  view: { state, purpose = 'table', seat = 0, way, hasRelay, end },
}: {
  view: JoinView;
}) {
  const { host, seat: nameOf } = PAIRING_NAMES[purpose];
  switch (state) {
    case 'idle':
      return null;
    case 'preparing':
      return <p role="status">Preparing your answer …</p>;
    case 'answering':
      return <p role="status">{hasRelay ? 'Connecting …' : `Show this answer to ${host}, or send it.`}</p>;
    case 'connected':
      return (
        <p role="status">{`Connected to ${host}${way === 'relay' ? ' over the relay' : ''}: ${nameOf(seat).toLowerCase()}.`}</p>
      );
    case 'interrupted':
      return (
        <Notice kind="warning" live="status" title="The connection is interrupted">
          {`Nothing is lost. It reconnects by itself once both devices reach each other. If ${host} has reloaded or closed the page, open a new code.`}
        </Notice>
      );
    case 'closed':
      return (
        <Notice kind="information" live="status">
          {END_WORDS[end ?? 'left']}
        </Notice>
      );
  }
}

function Answer({ view: { answer, spelled } }: { view: JoinView }) {
  if (answer === undefined) return null;
  return (
    <>
      <CodeLink text={answer} qrLabel="QR code of your answer" label="Your answer" copyLabel="Copy answer" />
      <Collapsible level={2} title="Type it instead">
        <p>Read these letters out. Case and spaces do not matter.</p>
        <p className={styles.spelled} dir="ltr">
          {spelled}
        </p>
      </Collapsible>
    </>
  );
}
