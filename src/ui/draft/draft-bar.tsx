import { type ReactNode, useId } from 'react';
import { Button } from '../buttons/button.tsx';
import { ButtonRoom } from '../buttons/button-room.tsx';
import { ActionBar, type ActionBarProps } from '../layout/action-bar/action-bar.tsx';
import { useMedia } from '../layout/use-media.ts';
import styles from './draft-bar.module.css';

export interface DraftBarProps {
  /** Nothing is chosen yet: the problem shows as a hint, not as an error. */
  isEmpty: boolean;
  /** Why the draft cannot be submitted; undefined where it can. */
  problem: string | undefined;
  /**
   * Why there is nothing to submit yet, where a press on `Submit` is answered nevertheless. It stands in the
   * room of `Discard`, so that the first change does not make the bar higher.
   */
  nothingYet?: string;
  /** The page shows the problem, so the bar does not repeat it: it only describes `Submit`. */
  isProblemShown?: boolean;
  /** Why the last press on a button of the list was refused: it takes the place of the hint. */
  refusal?: ReactNode;
  onSubmit: () => void;
  /** With it, the draft can be emptied by `Discard`. */
  onDiscard?: (() => void) | undefined;
  /** A summary of the draft: its cost, and what is chosen. */
  children: ReactNode;
  /** What the draft would change, where there is room for it. */
  changes?: ReactNode;
}

/** The draft of an editor: its summary, what it changes, why it cannot be submitted, and `Submit`. */
export function DraftBar({
  isEmpty,
  problem,
  nothingYet,
  isProblemShown = false,
  refusal,
  onSubmit,
  onDiscard,
  children,
  changes,
}: DraftBarProps) {
  const id = useId();
  const isBeside = useIsBeside();
  const isSteady = nothingYet !== undefined;
  const isIdle = isEmpty && problem === undefined;
  const hint = isIdle && isSteady ? <DraftHint id={id}>{nothingYet}</DraftHint> : null;
  const summary = (
    <div className={styles.draft} data-steady={isSteady || undefined}>
      {children}
      {isBeside ? (
        <>
          {changes}
          {hint}
        </>
      ) : null}
      {isEmpty && problem !== undefined ? (
        <DraftHint id={id} isHidden={isProblemShown || refusal !== undefined}>
          {problem}
        </DraftHint>
      ) : (
        <DraftProblem id={id}>{problem}</DraftProblem>
      )}
      <DraftProblem>{refusal}</DraftProblem>
    </div>
  );
  return (
    <DraftActions summary={summary} isLow={isEmpty || isSteady}>
      {onDiscard ? <Button onClick={onDiscard}>Discard</Button> : null}
      {isSteady && !onDiscard && !isBeside ? <DiscardRoom>{hint}</DiscardRoom> : null}
      <Submit
        isEmpty={isEmpty}
        onSubmit={problem === undefined ? onSubmit : undefined}
        describedBy={(problem ?? hint) ? id : undefined}
      />
    </DraftActions>
  );
}

interface SubmitProps {
  isEmpty: boolean;
  /** Without it, it is disabled. */
  onSubmit: (() => void) | undefined;
  describedBy: string | undefined;
}

const Submit = ({ isEmpty, onSubmit, describedBy }: SubmitProps) => (
  <Button
    kind={isEmpty ? 'idle' : 'primary'}
    aria-disabled={onSubmit === undefined || undefined}
    aria-describedby={describedBy}
    onClick={onSubmit}
  >
    Submit
  </Button>
);

interface DraftHintProps {
  id: string;
  isHidden?: boolean;
  children: ReactNode;
}

/** Why the button of a draft has nothing to do yet. */
export const DraftHint = ({ id, isHidden, children }: DraftHintProps) => (
  <p id={id} className={styles.missing} hidden={isHidden}>
    {children}
  </p>
);

const DraftProblem = ({ id, children }: { id?: string; children: ReactNode }) =>
  children ? (
    <p id={id} className={styles.problem} role="alert">
      {children}
    </p>
  ) : null;

/** The room of `Discard` while it is not there, and in it why there is nothing to discard. */
const DiscardRoom = ({ children }: { children: ReactNode }) => (
  <span className={styles.room}>
    <ButtonRoom>
      <Button>Discard</Button>
    </ButtonRoom>
    {children}
  </span>
);

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
