import { useEffect } from 'react';
import { useStore } from 'zustand';
import { PatchNoteCard } from '../../cards/patch-note.tsx';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { Terms } from '../../cards/terms/terms.tsx';
import { NO_GAME_DATA } from '../../core/game-data/game-data.ts';
import { groupPatchNotes } from '../../core/patch-notes/group-patch-notes.ts';
import type { PatchNote } from '../../core/patch-notes/patch-notes.ts';
import { useIfCreated } from '../../state/use-game.ts';
import { useApplication, useShell } from '../../state/use-shell.ts';
import { StandIn } from '../../ui/feedback/stand-in.tsx';
import { Collapsible } from '../../ui/layout/collapsible.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { HeadingLevel } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';
import styles from './patch-notes-page.module.css';

const keyOf = ({ version, date, name }: PatchNote) => `${version} ${date.join('-')} ${name}`;

function Notes({ notes, level }: { notes: readonly PatchNote[]; level: HeadingLevel }) {
  return (
    <div className={styles.notes}>
      {notes.map((note) => (
        <PatchNoteCard
          key={keyOf(note)}
          note={note}
          level={level}
          renderText={(text) => <NamedText text={text} />}
        />
      ))}
    </div>
  );
}

/**
 * The patch notes of the current month, then those of earlier months, by year.
 * Rule: docs/rules/patch-notes.md#patch-notes-page.
 */
export function PatchNotesPage() {
  const { patchNotes, platform } = useShell();
  const { status, notes } = useStore(patchNotes.store);
  useEffect(() => void patchNotes.read(), [patchNotes]);
  const gameData = useGameDataSoon();
  const now = new Date(platform.now());
  const { recent, years } = groupPatchNotes(notes, { year: now.getFullYear(), month: now.getMonth() + 1 });
  const isReady = status === 'ready';
  /** The latest month, where there is nothing newer to read. */
  const shown = recent.length === 0 ? years[0]?.months[0] : undefined;
  return (
    <Terms gameData={gameData}>
      <Page title="Patch Notes">
        {isReady ? null : <StandIn />}
        {(isReady || notes.length > 0) && recent.length === 0 ? (
          <EmptyState title="No Recent Patch Notes" isSmall={notes.length > 0}>
            {notes.length > 0
              ? 'Nothing has changed this month. Earlier notes are below.'
              : 'The notes could not be read, or there are none yet.'}
          </EmptyState>
        ) : null}
        {recent.length > 0 ? <Notes notes={recent} level={2} /> : null}
        <div className={styles.years}>
          {years.map(({ year, months }) => (
            <Collapsible
              key={year}
              title={<span className={styles.year}>{year}</span>}
              meta={count(months.length, 'month')}
              defaultOpen={shown !== undefined && months.includes(shown)}
            >
              {months.map((part) => (
                <Collapsible
                  key={part.month}
                  title={<span className={styles.month}>{part.title}</span>}
                  level={3}
                  meta={count(part.notes.length, 'note')}
                  defaultOpen={part === shown}
                >
                  <Notes notes={part.notes} level={4} />
                </Collapsible>
              ))}
            </Collapsible>
          ))}
        </div>
      </Page>
    </Terms>
  );
}

/** The game data once they are there; the notes are readable without them. */
function useGameDataSoon() {
  const { openGame } = useApplication();
  useEffect(() => {
    openGame().then(
      ({ gameData }) => gameData.ensureLoaded(),
      () => undefined,
    );
  }, [openGame]);
  return (
    useIfCreated(
      (game) => game.gameData.store,
      (state) => state.gameData,
    ) ?? NO_GAME_DATA
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
