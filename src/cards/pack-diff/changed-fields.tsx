import type { SectionDiff } from '../../core/game-data/diff/diff-packs.ts';
import { sectionInWords } from '../../core/game-data/diff/diff-words.ts';
import { LISTS_OF_KEYS } from '../../core/game-data/diff/pack-maps.ts';
import { readableName } from '../readable-name.ts';
import { WordingText } from '../wording-text.tsx';
import styles from './pack-diff.module.css';

/** More lines of a sort than anyone reads would only slow the dialog down. */
const MAX_LINES = 200;

/** What a new version renames and changes in one list of a pack, field by field. */
export function ChangedFields({ section: { renamed, changed, label } }: { section: SectionDiff }) {
  const section = { label, added: [], removed: [], renamed, changed };
  const lines = [...sectionInWords(section, LISTS_OF_KEYS.has(label) ? readableName : undefined)];
  if (lines.length === 0) return null;
  const more = lines.length - MAX_LINES;
  return (
    <>
      {renamed.length > 0 ? <p>{renamed.length.toLocaleString('en-US')} renamed</p> : null}
      {changed.length > 0 ? <p>{changed.length.toLocaleString('en-US')} changed</p> : null}
      <ul className={styles.changes}>
        {lines.slice(0, MAX_LINES).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text, and the list never reorders
          <li key={index}>
            <WordingText wording={line} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p>And {more.toLocaleString('en-US')} more.</p> : null}
    </>
  );
}
