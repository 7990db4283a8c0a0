import { type ReactNode, useId } from 'react';
import { Button } from '../buttons/button.tsx';
import { ButtonRoom } from '../buttons/button-room.tsx';
import { ActionBar, type ActionBarProps } from '../layout/action-bar.tsx';
import { useMedia } from '../layout/use-media.ts';
import styles from './draft-bar.module.css';

export interface DraftBarProps {
  /** Nothing is chosen yet: the problem shows as a hint, not as an error. */
  isEmpty: boolean;
  /** Why the draft cannot be submitted; undefined where it can. */
  problem: string | undefined;
  /** The page shows the problem, so the bar does not repeat it: it only describes `Submit`. */
  isProblemShown?: boolean;
  /** Why the last press on a button of the list was refused: it takes the place of the hint. */
  refusal?: ReactNode;
  onSubmit: () => void;
  /** With it, the draft can be emptied by `Discard`. */
  onDiscard?: (() => void) | undefined;
  /** The bar has room for `Discard` from the start, so that the first change does not make it higher. */
  isSteady?: boolean;
  /** A summary of the draft: its cost, and what is chosen. */
  children: ReactNode;
  /** What the draft would change, where there is room for it. */
  changes?: ReactNode;
}

/** The draft of an editor: why it cannot be submitted, its summary, and `Submit`. */
export function DraftBar({
  isEmpty,
  problem,
  isProblemShown = false,
  refusal,
  onSubmit,
  onDiscard,
  isSteady = false,
  children,
  changes,
}: DraftBarProps) {
  const id = useId();
  const isBeside = useIsBeside();
  const summary = (
    <div className={styles.draft} data-steady={isSteady || undefined}>
      {problem !== undefined && isEmpty ? (
        <p id={id} className={styles.missing} hidden={isProblemShown || refusal !== undefined}>
          {problem}
        </p>
      ) : null}
      {problem !== undefined && !isEmpty ? (
        <p id={id} className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {refusal ? (
        <p className={styles.problem} role="alert">
          {refusal}
        </p>
      ) : null}
      {children}
      {isBeside ? changes : null}
    </div>
  );
  return (
    <DraftActions summary={summary} isLow={isEmpty || isSteady}>
      <Discard onDiscard={onDiscard} hasRoom={isSteady} />
      <Button
        kind={isEmpty ? 'idle' : 'primary'}
        aria-disabled={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        onClick={problem === undefined ? onSubmit : undefined}
      >
        Submit
      </Button>
    </DraftActions>
  );
}

interface DiscardProps {
  onDiscard: (() => void) | undefined;
  /** Its room is there while it is not. */
  hasRoom: boolean;
}

function Discard({ onDiscard, hasRoom }: DiscardProps) {
  if (onDiscard) return <Button onClick={onDiscard}>Discard</Button>;
  return hasRoom ? (
    <ButtonRoom>
      <Button>Discard</Button>
    </ButtonRoom>
  ) : null;
}

/**
 * The buttons of a draft, the main one last, and its summary. It is a column beside the list on a wide
 * screen, inside of `DraftLayout`, and an action bar elsewhere.
 */
export function DraftActions({ summary, isLow = false, isResting = false, children }: ActionBarProps) {
  const isBeside = useIsBeside();
  if (!isBeside) {
    return (
      <ActionBar summary={summary} isLow={isLow} isResting={isResting}>
        {children}
      </ActionBar>
    );
  }
  return (
    <section className={styles.beside} aria-label="Draft">
      {summary ? <div className={styles.scroll}>{summary}</div> : null}
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}

/** Whether the draft is a column beside the list. */
export const useIsBeside = () => useMedia('(min-width: 75em)');

/** The list of an editor, and beside it on a wide screen its draft. */
export function DraftLayout({ children, draft }: { children: ReactNode; draft: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.list}>{children}</div>
      {draft}
    </div>
  );
}
