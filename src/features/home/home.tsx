import { Link, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { standingOf } from '../../core/character/sheet/standing.ts';
import { lastCharacter } from '../../state/last-character.ts';
import { FIRST_SAMPLE } from '../../state/sample-characters.ts';
import { useApplication, useBaseFile, useCharacters, useShell } from '../../state/use-shell.ts';
import { Page } from '../../ui/layout/page.tsx';
import { onDemand, onFirstPage } from '../../ui/on-demand.tsx';
import styles from './home.module.css';
import { Standing } from './standing.tsx';

const [BaseFileNotice] = onDemand(() =>
  import('../../cards/base-file-notice.tsx').then((module) => module.BaseFileNotice),
);
const [NamedCoat, prepareCoat] = onFirstPage(() =>
  import('../../library/named-coat.tsx').then((module) => module.NamedCoat),
);
const [HomeDetails, prepareDetails] = onFirstPage(
  () => import('./home-details.tsx').then((module) => module.HomeDetails),
  <div className={styles.news} />,
);

/**
 * Reads what home shows besides, so that nothing of the page is gone for a moment where React renders it
 * anew.
 */
export const prepareHome = () => Promise.all([prepareCoat(), prepareDetails()]);

/** Home: a welcome, the next step, and the latest patch note. Rule: docs/rules/screens.md#home. */
export function Home() {
  // It renders rarely, and the code that memoises it would weigh on the first load.
  'use no memo';
  const { storage } = useShell();
  const last = lastCharacter(storage.remembered, useCharacters());
  const { problem } = useBaseFile();
  const tryOut = useTryOut();
  const shown = last?.name ?? FIRST_SAMPLE.name;
  const verb = last ? 'Continue with' : 'Try';
  const face = (
    <>
      <span className={styles.coat}>
        <NamedCoat name={shown} size="large" />
      </span>
      <span className={styles.words}>
        {verb} <bdi className={styles.name}>{shown}</bdi>
        {last ? (
          <Standing facts={standingOf(last.value.json, storage.remembered.read('barWords'))} />
        ) : (
          <span className={styles.line}> A sample character. {FIRST_SAMPLE.line}</span>
        )}
      </span>
    </>
  );
  return (
    <Page
      title="Home"
      heading="Welcome to Tabard"
      lead="Create characters, keep them in this browser, and play them at the table."
    >
      {problem ? (
        <BaseFileNotice problem={problem}>
          <Link to={paths.management('upload')}>upload a game data pack</Link>
        </BaseFileNotice>
      ) : null}
      <div className={styles.columns}>
        {last ? (
          <Link className={styles.next} aria-label={`${verb} ${shown}`} to={paths.sheet(shown)}>
            {face}
          </Link>
        ) : (
          <button
            className={styles.next}
            type="button"
            aria-label={`${verb} ${shown}, a sample character`}
            onClick={() => void tryOut(shown)}
          >
            {face}
          </button>
        )}
        <Link className={styles.create} to={paths.newCharacter}>
          New character
        </Link>
        <HomeDetails shown={shown} onTry={tryOut} />
      </div>
    </Page>
  );
}

/** Stores a sample character and opens it. */
function useTryOut(): (name: string) => Promise<void> {
  'use no memo';
  const { openGame, shell } = useApplication();
  const navigate = useNavigate();
  return async (name) => {
    try {
      const { samples } = await openGame();
      if (await samples.storeCharacter(name)) await navigate(paths.sheet(name));
    } catch {
      shell.notices.warn(`${name} could not be opened. Nothing was changed: reload the page.`);
    }
  };
}
