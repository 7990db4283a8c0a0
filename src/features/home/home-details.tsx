import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '../../app/paths.ts';
import { PatchNoteCard } from '../../cards/patch-note.tsx';
import { standingOf } from '../../core/character/sheet/standing.ts';
import { NamedCoat } from '../../library/named-coat.tsx';
import { SAMPLE_CHARACTERS } from '../../state/sample-characters.ts';
import { useCharacters, useShell } from '../../state/use-shell.ts';
import styles from './home.module.css';
import { Standing } from './standing.tsx';

/** How many other characters are linked; all are on the characters page. */
const MAX_OTHERS = 5;

interface HomeDetailsProps {
  /** The character that is shown above. */
  shown: string;
  onTry: (name: string) => Promise<void>;
}

/** What home shows a little later than the next step. Rule: docs/rules/screens.md#home. */
export function HomeDetails(props: HomeDetailsProps) {
  return (
    <>
      <div className={styles.more}>
        <MoreCharacters {...props} />
      </div>
      <div className={styles.news}>
        <LatestPatchNote />
      </div>
    </>
  );
}

/** The other characters or, where there is none, the samples that are not stored. */
function MoreCharacters({ shown, onTry }: HomeDetailsProps) {
  // It renders rarely, and the code that memoises it would be kept offline for every visitor.
  'use no memo';
  const characters = useCharacters();
  const words = useShell().storage.remembered.read('barWords');
  const others = characters.filter(({ name }) => name !== shown);
  if (others.length === 0) {
    return (
      <section aria-labelledby="more">
        <h2 id="more">{characters.length === 0 ? 'More sample characters' : 'Sample characters'}</h2>
        <ul className={styles.list}>
          {SAMPLE_CHARACTERS.filter(({ name }) => name !== shown).map(({ name, line }) => (
            <li key={name}>
              <button
                className={styles.other}
                type="button"
                aria-label={`Try ${name}, a sample character`}
                onClick={() => void onTry(name)}
              >
                <NamedCoat name={name} size="medium" />
                <span className={styles.about}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.line}>{line}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <section aria-labelledby="more">
      <h2 id="more">Your other characters</h2>
      <ul className={styles.list}>
        {others.slice(0, MAX_OTHERS).map(({ key, name, value }) => (
          <li key={key}>
            <Link className={styles.other} to={paths.sheet(name)}>
              <NamedCoat name={name} size="medium" />
              <span className={styles.about}>
                <bdi className={styles.name}>{name}</bdi>
                <Standing facts={standingOf(value.json, words)} />
              </span>
            </Link>
          </li>
        ))}
        {others.length > MAX_OTHERS ? (
          <li>
            <Link className={styles.other} to={paths.characterStorage}>
              All characters
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** The latest patch note, as its summary. Rule: docs/rules/patch-notes.md#latest-note-on-home. */
function LatestPatchNote() {
  const { patchNotes } = useShell();
  const { status, notes } = useStore(patchNotes.store);
  useEffect(() => void patchNotes.read(), [patchNotes]);
  const latest = notes.at(0);
  return (
    <section className={styles.note} aria-labelledby="latest">
      <h2 id="latest">Latest patch note</h2>
      {latest ? <PatchNoteCard note={latest} level={3} isSummary /> : null}
      {status === 'ready' && !latest ? <p>Unable to load Patch Notes.</p> : null}
    </section>
  );
}
