import { changeNotes } from '../../../core/character/notes.ts';
import { userFileLimits } from '../../../core/lib/json-text.ts';
import { useApplication } from '../../../state/use-application.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { useSheet } from '../use-sheet.ts';
import styles from './notes.module.css';

/** As much as a character file may hold in one text. */
const LONGEST = userFileLimits.string;

/** More than a tile shows by default; laying out a long text twice would make writing slow. */
const LONGEST_IN_SIGHT = 3000;

/** The player's own words, saved while they are written. */
export function Notes() {
  const { loaded } = useApplication();
  const notes = useSheet(({ sheet }) => sheet.notes);
  const isPrinting = useIsPrinting();
  return (
    <div className={styles.notes}>
      {/* It gives the tile its height, and takes the field's place on paper, where a field would cut the text off. */}
      <div className={styles.text} aria-hidden="true" dir="auto">
        {isPrinting ? notes : `${notes.slice(0, LONGEST_IN_SIGHT)}\n`}
      </div>
      <TextArea
        label="Notes"
        maxLength={LONGEST}
        labelHidden
        value={notes}
        onChange={(text) => loaded.type('Write notes', (sheet) => changeNotes(sheet, text))}
      />
    </div>
  );
}
