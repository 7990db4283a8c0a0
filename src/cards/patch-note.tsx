import type { ReactNode } from 'react';
import { longDate } from '../core/patch-notes/long-date.ts';
import type { PatchNote } from '../core/patch-notes/patch-notes.ts';
import { Heading, type HeadingLevel } from '../ui/layout/heading.tsx';
import styles from './patch-note.module.css';

interface PatchNoteCardProps {
  note: PatchNote;
  level: HeadingLevel;
  /** Shows what follows the summary only on request. */
  isSummary?: boolean;
  /** Shows its texts; as they are by default. */
  renderText?: (text: string) => ReactNode;
}

const plain = (text: string): ReactNode => text;

/** One patch note, on the home page and under Settings. */
export function PatchNoteCard({ note, level, isSummary = false, renderText = plain }: PatchNoteCardProps) {
  const below = Math.min(level + 1, 4) as HeadingLevel;
  const talents = [
    { title: 'Talents added', names: note.talents.added },
    { title: 'Talents removed', names: note.talents.removed },
    { title: 'Talents changed', names: note.talents.changed },
  ].filter(({ names }) => names.length > 0);
  const sections = (
    <>
      {note.descriptionSections.map((section) => (
        <section key={section.title} className={styles.section}>
          <Heading level={below}>{section.title}</Heading>
          {section.body.map((paragraph) => (
            <p key={paragraph}>{renderText(paragraph)}</p>
          ))}
        </section>
      ))}
      {note.bugFixes.length > 0 ? (
        <List title="Fixed" entries={note.bugFixes} level={below} renderText={renderText} />
      ) : null}
      {talents.map(({ title, names }) => (
        <List key={title} title={title} entries={names} level={below} renderText={renderText} />
      ))}
    </>
  );
  const hasSections = note.descriptionSections.length + note.bugFixes.length + talents.length > 0;
  return (
    <article className={styles.note}>
      <header className={styles.head}>
        <Heading level={level}>{[note.version, note.name].filter(Boolean).join(' · ')}</Heading>
        <p className={styles.date}>{longDate(note.date)}</p>
      </header>
      {note.summary ? <p>{renderText(note.summary)}</p> : null}
      {isSummary && hasSections ? (
        <details className={styles.details}>
          <summary>The whole note</summary>
          {sections}
        </details>
      ) : (
        sections
      )}
    </article>
  );
}

interface ListProps extends Required<Pick<PatchNoteCardProps, 'level' | 'renderText'>> {
  title: string;
  entries: readonly string[];
}

function List({ title, entries, level, renderText }: ListProps) {
  return (
    <section className={styles.section}>
      <Heading level={level}>{title}</Heading>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{renderText(entry)}</li>
        ))}
      </ul>
    </section>
  );
}
