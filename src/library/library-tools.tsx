import { type ReactNode, useRef, useState } from 'react';
import { capitalise } from '../core/lib/capitalise.ts';
import type { LibraryEntry } from '../state/entry-lists.ts';
import type { Library } from '../state/library/library.ts';
import type { AskAboutTaken, TakenName } from '../state/library/upload-files.ts';
import { Button } from '../ui/buttons/button.tsx';
import { FileDrop } from '../ui/fields/file-drop.tsx';
import { FileInput } from '../ui/fields/file-input.tsx';
import { DeleteAllDialog } from './delete-all-dialog.tsx';
import styles from './library.module.css';
import { TakenDialog } from './taken-dialog.tsx';
import { type ShownUpload, UploadOutcomes } from './upload-outcomes.tsx';

interface LibraryFrameProps {
  isEmpty: boolean;
  /** On a page of full width, what is done to all of them stands beside the list. */
  isWide?: boolean;
  children: ReactNode;
}

/** The upload, the list and the deletion of stored documents, in an order that fits an empty library too. */
export function LibraryFrame({ isEmpty, isWide = false, children }: LibraryFrameProps) {
  return (
    <div
      className={styles.library}
      data-empty={isEmpty || undefined}
      data-wide={(isWide && !isEmpty) || undefined}
    >
      {children}
    </div>
  );
}

/** A taken name that waits for an answer. */
interface Question {
  readonly taken: TakenName;
  readonly answer: (given: Awaited<ReturnType<AskAboutTaken>>) => void;
}

interface LibraryUploadProps {
  library: Pick<Library<unknown>, 'noun' | 'upload'>;
  /** Before the button, such as a link to create one. */
  children?: ReactNode;
}

/** Uploads files, and shows the outcome of each. */
export function LibraryUpload({ library, children }: LibraryUploadProps) {
  const [outcomes, setOutcomes] = useState<readonly ShownUpload[]>([]);
  const { singular, plural } = library.noun;

  const [question, setQuestion] = useState<Question>();

  const ask: AskAboutTaken = (taken) =>
    new Promise((resolve) => {
      setQuestion({
        taken,
        answer(given) {
          setQuestion(undefined);
          resolve(given);
        },
      });
    });
  /** Shows the outcomes of the last upload, even if the one before it takes longer. */
  const last = useRef(0);
  const upload = async (files: readonly File[]) => {
    last.current += 1;
    const own = last.current;
    setOutcomes(files.map(({ name }) => ({ file: name, kind: 'pending' })));
    const done = await library.upload(files, ask);
    if (own === last.current) setOutcomes(done);
  };

  return (
    <div className={styles.uploads}>
      <FileDrop prompt={`Drop to upload ${plural}`} onFiles={upload}>
        <div className={styles.upload}>
          {children}
          <FileInput
            label={`Upload ${capitalise(singular)}`}
            accept=".json,application/json"
            multiple
            onFiles={upload}
          />
          <p className={styles.hint}>You can choose several files, or drop them anywhere on this page.</p>
        </div>
      </FileDrop>
      <UploadOutcomes outcomes={outcomes} noun={library.noun} />
      {question ? (
        <TakenDialog
          key={question.taken.filesLeft}
          name={question.taken.name}
          message={question.taken.message}
          filesLeft={question.taken.filesLeft}
          onAnswer={(answer, isForAll) => question.answer({ answer, isForAll })}
        />
      ) : null}
    </div>
  );
}

interface DeleteAllProps<Value> {
  library: Library<Value>;
  entries: readonly LibraryEntry<Value>[];
}

/** Deletes all documents after a question. */
export function DeleteAll<Value>({ library, entries }: DeleteAllProps<Value>) {
  const [isDeletingAll, setDeletingAll] = useState(false);
  const { singular, plural } = library.noun;
  return (
    <section className={styles.deletion} aria-label="Delete">
      <Button
        kind="danger"
        disabledReason={entries.length === 0 ? `No ${singular} is stored.` : undefined}
        onClick={() => setDeletingAll(true)}
      >
        Delete All {capitalise(plural)}
      </Button>
      {isDeletingAll ? (
        <DeleteAllDialog library={library} entries={entries} onDone={() => setDeletingAll(false)} />
      ) : null}
    </section>
  );
}
