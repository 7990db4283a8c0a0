import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { WordingText } from '../../cards/wording-text.tsx';
import { type UploadOutcome, uploadCharacters } from '../../state/characters/upload-characters.ts';
import type { CharacterEntry } from '../../state/entry-lists.ts';
import { useCharacters, useShell } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { FileInput } from '../../ui/fields/file-input.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { BackupReminder } from './backup-reminder.tsx';
import { CharacterCard } from './character-card.tsx';
import styles from './character-storage.module.css';
import { DeleteAllDialog } from './delete-all-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useLoadFlow } from './load-flow.tsx';
import { SampleCharacters } from './sample-characters.tsx';

/** Every stored character: load, download, delete, upload (seed 1 §2 Character storage page). */
export function CharacterStorage() {
  const { storage } = useShell();
  const characters = useCharacters();
  const [outcomes, setOutcomes] = useState<readonly UploadOutcome[]>([]);
  const { load, dialog } = useLoadFlow();
  const [deleting, setDeleting] = useState<CharacterEntry>();
  const [isDeletingAll, setDeletingAll] = useState(false);

  const upload = async (files: readonly File[]) => setOutcomes(await uploadCharacters(storage, files));

  return (
    <Page
      title="Characters"
      lead="Kept in this browser alone. Download the ones you love: a file is the copy that no browser can lose."
      actions={
        <LinkButton kind="primary" render={<Link to={paths.newCharacter} />}>
          New character
        </LinkButton>
      }
    >
      {characters.length === 0 ? (
        <EmptyState title="Go create a new character or upload one below!">
          No character is stored in this browser yet.
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Characters">
          {characters.map((entry) => (
            <li key={entry.key}>
              <CharacterCard
                entry={entry}
                onLoad={() => void load(entry.name)}
                onDelete={() => setDeleting(entry)}
              />
            </li>
          ))}
        </ul>
      )}
      <SampleCharacters onStored={load} />
      <section className={styles.below} aria-label="Upload and delete">
        <BackupReminder />
        <FileDrop prompt="Drop to upload characters" onFiles={upload}>
          <div className={styles.upload}>
            <FileInput label="Upload Character" accept=".json,application/json" multiple onFiles={upload} />
            <p className={styles.hint}>
              Several files at once if you like. You can also drop them anywhere on this page.
            </p>
          </div>
        </FileDrop>
        <div className={styles.outcomes} role="status">
          {outcomes.map(({ file, kind, message, detail }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none ever moves.
            <Notice key={index} kind={kind} title={<bdi>{file}</bdi>}>
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
          ))}
        </div>
        {characters.length > 0 ? (
          <Button kind="danger" onClick={() => setDeletingAll(true)}>
            Delete All Characters
          </Button>
        ) : null}
      </section>
      {dialog}
      {deleting ? <DeleteDialog entry={deleting} onDone={() => setDeleting(undefined)} /> : null}
      {isDeletingAll ? <DeleteAllDialog onDone={() => setDeletingAll(false)} /> : null}
    </Page>
  );
}
