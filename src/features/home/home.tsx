import { lazy, Suspense, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '../../app/paths.ts';
import { lastCharacter } from '../../state/last-character.ts';
import { useApplication, useBaseFile, useCharacters, useShell } from '../../state/use-shell.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import styles from './home.module.css';

const PatchNoteCard = lazy(() =>
  import('../../cards/patch-note.tsx').then((module) => ({ default: module.PatchNoteCard })),
);
const BaseFileNotice = lazy(() =>
  import('../../cards/base-file-notice.tsx').then((module) => ({ default: module.BaseFileNotice })),
);

/** Home: a welcome, the next step, and the latest patch note. Rule: docs/rules/screens.md#home. */
export function Home() {
  const { storage } = useShell();
  const last = lastCharacter(storage.remembered, useCharacters());
  const { problem } = useBaseFile();
  return (
    <Page
      title="Home"
      width="reading"
      heading="Welcome to Tabard"
      lead="Tabard manages your characters: create them, keep them in this browser, and play them at the table. Everything else is in the sidebar."
    >
      {problem ? (
        <Suspense>
          <BaseFileNotice problem={problem}>
            <Link to={paths.management('upload')}>upload a game data pack</Link>
          </BaseFileNotice>
        </Suspense>
      ) : null}
      <div className={styles.links}>
        <LinkButton kind={last ? 'plain' : 'primary'} render={<Link to={paths.newCharacter} />}>
          New character
        </LinkButton>
        {last ? (
          <LinkButton kind="primary" render={<Link to={paths.sheet(last.name)} />}>
            Continue with <bdi>{last.name}</bdi>
          </LinkButton>
        ) : (
          <TrySample name="Ilse Wren" />
        )}
      </div>
      <LatestPatchNote />
    </Page>
  );
}

/** On a first visit: a character that is ready to play. */
function TrySample({ name }: { name: string }) {
  const { openGame, shell } = useApplication();
  const navigate = useNavigate();
  const tryOut = async () => {
    try {
      const { samples } = await openGame();
      if (await samples.storeCharacter(name)) await navigate(paths.sheet(name));
    } catch {
      shell.notices.warn(`${name} could not be opened. Nothing was changed: reload the page.`);
    }
  };
  return (
    <LinkButton render={<button type="button" onClick={() => void tryOut()} />}>
      Try {name}, a sample character
    </LinkButton>
  );
}

function LatestPatchNote() {
  const { patchNotes } = useShell();
  const { status, notes } = useStore(patchNotes.store);
  useEffect(() => void patchNotes.read(), [patchNotes]);
  const latest = notes.at(0);
  return (
    <section className={styles.news} aria-labelledby="latest">
      <h2 id="latest">Latest patch note</h2>
      <Suspense>{latest ? <PatchNoteCard note={latest} level={3} /> : null}</Suspense>
      {status === 'ready' && !latest ? <p>Unable to load Patch Notes.</p> : null}
    </section>
  );
}
