import type { SectionDiff } from '../../core/game-data/diff/diff-packs.ts';
import { ChangedFields } from './changed-fields.tsx';
import { EntryNames } from './entry-names.tsx';
import styles from './pack-diff.module.css';

/** More names of a sort than anyone reads would only slow the page down. */
const MAX_NAMES = 500;

/** What a new version of a pack removes, adds, renames and changes, list by list. */
export function VersionChanges({ changes }: { changes: readonly SectionDiff[] }) {
  const named = (list: string, what: string, names: readonly string[]) => (
    <EntryNames list={list} what={what} entries={names.map((name) => ({ name }))} most={MAX_NAMES} />
  );
  return (
    <dl className={styles.contributions} aria-label="What changes">
      {changes.map((section) => (
        <div key={section.label}>
          <dt>{section.label}</dt>
          <dd>
            {named(section.label, 'removed', section.removed)}
            {named(section.label, 'new', section.added)}
            <ChangedFields section={section} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
