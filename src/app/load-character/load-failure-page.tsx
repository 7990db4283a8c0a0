import { Link } from 'react-router';
import { WordingText } from '../../cards/wording-text.tsx';
import { nameList } from '../../core/lib/wording.ts';
import { CHARACTER_LIBRARY } from '../../state/characters/character-library.ts';
import { downloadBackup } from '../../state/download-backup.ts';
import type { CharacterEntry } from '../../state/entry-lists.ts';
import { useLibrary } from '../../state/library/use-library.ts';
import { useShell } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { paths } from '../paths.ts';
import styles from './load-failure-page.module.css';
import type { LoadFailure } from './load-failures.ts';

interface LoadFailurePageProps {
  failure: LoadFailure;
  /** The packs that are not installed, each with its version. */
  missing: readonly string[];
  entry: CharacterEntry | undefined;
}

/** Shown when a character's address cannot be opened: why, and what the user can do. */
export function LoadFailurePage({ failure, missing, entry }: LoadFailurePageProps) {
  const { download } = useLibrary(CHARACTER_LIBRARY);
  const shell = useShell();
  return (
    <Page title={failure.title} width="reading" lead={failure.explanation}>
      {failure.code === undefined ? null : <p className={styles.code}>Load failure {failure.code}</p>}
      {failure.code === 4 ? (
        <p>
          Not installed: <WordingText wording={nameList(missing)} />
        </p>
      ) : null}
      <section className={styles.steps} aria-labelledby="steps">
        <h2 id="steps">What you can do</h2>
        <ol>
          {failure.steps.map(({ name, about }) => (
            <li key={name}>
              <strong>{name}</strong>: {about}
            </li>
          ))}
        </ol>
      </section>
      <nav className={styles.links} aria-label="Next steps">
        <LinkButton kind="primary" render={<Link to={paths.characterStorage} />}>
          Loading Page
        </LinkButton>
        {entry ? (
          <Button onClick={() => download(entry.value)}>Download Backup</Button>
        ) : (
          <Button onClick={() => void downloadBackup(shell)}>Back Up Everything</Button>
        )}
        <LinkButton render={<Link to={paths.newCharacter} />}>New Character</LinkButton>
        <LinkButton render={<Link to={paths.management('manage')} />}>Game Data</LinkButton>
      </nav>
    </Page>
  );
}
