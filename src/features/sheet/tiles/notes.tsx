import { changeNotes } from '../../../core/character/notes.ts';
import { userFileLimits } from '../../../core/lib/json-text.ts';
import { useApplication } from '../../../state/use-application.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSheet } from '../use-sheet.ts';
import styles from './notes.module.css';

/** As much as a character file may hold in one text. */
const LONGEST = userFileLimits.string;

/** The player's own words, saved while they are written. */
export function Notes() {
  const { loaded } = useApplication();
  const notes = useSheet(({ sheet }) => sheet.notes);
  return (
    <div className={styles.notes}>
      {/* It gives the tile its height, and takes the field's place on paper, where a field would cut the text off. */}
      <div className={styles.text} aria-hidden="true" dir="auto">
        {`${notes}\n`}
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
