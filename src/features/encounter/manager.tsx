import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { WordingText } from '../../cards/wording-text.tsx';
import type { UploadOutcome } from '../../state/characters/upload-characters.ts';
import { uploadEncounters } from '../../state/encounters/upload-encounters.ts';
import type { EncounterEntry } from '../../state/entry-lists.ts';
import { useGame } from '../../state/use-game.ts';
import { useEncounters } from '../../state/use-shell.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { FileInput } from '../../ui/fields/file-input.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EncounterCard } from './encounter-card.tsx';
import styles from './manager.module.css';
import { SampleEncounter } from './sample-encounter.tsx';

/** Every stored encounter: load, download, delete, upload (seed 2 §2 Encounter area). */
export function Manager({ onLoaded }: { onLoaded: () => void }) {
  const { storage, encounters } = useGame();
  const entries = useEncounters();
  const [outcomes, setOutcomes] = useState<readonly UploadOutcome[]>([]);
  const [deleting, setDeleting] = useState<EncounterEntry>();

  const load = (name: string) => {
    encounters.load(name);
    onLoaded();
  };
  const upload = async (files: readonly File[]) => setOutcomes(await uploadEncounters(storage, files));

  return (
    <div className={styles.manager}>
      {entries.length === 0 ? (
        <EmptyState
          title="Create some Encounters!"
          actions={
            <>
              <LinkButton kind="primary" render={<Link to={paths.encounter('create')} />}>
                Create an encounter
              </LinkButton>
              <SampleEncounter onStored={load} />
            </>
          }
        >
          None is stored in this browser yet. You can also upload one below.
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Encounters">
          {entries.map((entry) => (
            <li key={entry.key}>
              <EncounterCard
                entry={entry}
                onLoad={() => load(entry.name)}
                onDelete={() => setDeleting(entry)}
              />
            </li>
          ))}
        </ul>
      )}
      <section className={styles.below} aria-label="Upload">
        <FileDrop prompt="Drop to upload encounters" onFiles={upload}>
          <div className={styles.upload}>
            <FileInput label="Upload Encounter" accept=".json,application/json" multiple onFiles={upload} />
            <p className={styles.hint}>
              JSON files, as the download writes them. You can also drop them here.
            </p>
          </div>
        </FileDrop>
        <div className={styles.outcomes} role="status">
          {outcomes.map(({ file, kind, message, detail }, index) => (
            <Notice
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
              key={index}
              kind={kind}
              title={<bdi>{file}</bdi>}
            >
              <p>
                <WordingText wording={message} />
              </p>
              {kind === 'error' ? (
                <p>
                  <WordingText wording={detail ?? ''} /> Nothing stored has changed.
                </p>
              ) : null}
            </Notice>
          ))}
        </div>
      </section>
      {deleting ? <DeleteDialog entry={deleting} onDone={() => setDeleting(undefined)} /> : null}
    </div>
  );
}
