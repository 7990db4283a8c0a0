import { type ReactNode, useState } from 'react';
import { WordingText } from '../cards/wording-text.tsx';
import type { LibraryEntry } from '../state/entry-lists.ts';
import { capitalise, type Library } from '../state/library/library.ts';
import type { UploadOutcome } from '../state/library/upload-files.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { FileDrop } from '../ui/fields/file-drop.tsx';
import { FileInput } from '../ui/fields/file-input.tsx';
import { DeleteAllDialog } from './delete-all-dialog.tsx';
import styles from './library.module.css';

interface LibraryToolsProps<Value> {
  library: Library<Value>;
  entries: readonly LibraryEntry<Value>[];
  /** Shown above the upload. */
  children?: ReactNode;
}

/** Uploads files, shows the outcome of each, and deletes all documents. */
export function LibraryTools<Value>({ library, entries, children }: LibraryToolsProps<Value>) {
  const [outcomes, setOutcomes] = useState<readonly UploadOutcome[]>([]);
  const [isDeletingAll, setDeletingAll] = useState(false);
  const { singular, plural } = library.noun;

  const upload = async (files: readonly File[]) => setOutcomes(await library.upload(files));

  return (
    <section className={styles.tools} aria-label="Upload and delete">
      {children}
      <FileDrop prompt={`Drop to upload ${plural}`} onFiles={upload}>
        <div className={styles.upload}>
          <FileInput
            label={`Upload ${capitalise(singular)}`}
            accept=".json,application/json"
            multiple
            onFiles={upload}
          />
          <p className={styles.hint}>You can choose several files, or drop them anywhere on this page.</p>
        </div>
      </FileDrop>
      <div className={styles.outcomes} role="status">
        {outcomes.map((outcome, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never reorders
          <OutcomeNotice key={index} outcome={outcome} />
        ))}
      </div>
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

function OutcomeNotice({ outcome: { file, kind, message, detail } }: { outcome: UploadOutcome }) {
  return (
    <Notice kind={kind} title={<bdi>{file}</bdi>}>
      <p>
        <WordingText wording={message} />
      </p>
      {detail ? (
        <p>
          <WordingText wording={detail} />
        </p>
      ) : null}
      {kind === 'error' ? <p>Nothing stored has changed.</p> : null}
    </Notice>
  );
}
