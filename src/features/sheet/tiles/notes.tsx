import { useState } from 'react';
import { changeNotes, checkNotes } from '../../../core/character/notes.ts';
import { useTyping } from '../../../state/use-typing.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useIsPrinting } from '../../../ui/layout/use-is-printing.ts';
import { useSheet } from '../use-sheet.ts';
import styles from './notes.module.css';

/** More than a tile shows by default; laying out a long text twice would make writing slow. */
const LONGEST_IN_SIGHT = 3000;

/** The player's own words, saved while they are written. */
export function NotesTile() {
  const { type, endVisit } = useTyping();
  const notes = useSheet(({ sheet }) => sheet.notes);
  const isPrinting = useIsPrinting();
  const [problem, setProblem] = useState<string>();
  const change = (text: string) =>
    type('Write notes', (sheet) => {
      setProblem(checkNotes(sheet, text));
      return changeNotes(sheet, text);
    });
  return (
    <div className={styles.notes}>
      {/* It gives the tile its height, and takes the field's place on paper, where a field would cut the text off. */}
      <div className={styles.text} aria-hidden="true" dir="auto">
        {isPrinting ? notes : `${notes.slice(0, LONGEST_IN_SIGHT)}\n`}
      </div>
      <TextArea
        label="Notes"
        labelHidden
        value={notes}
        error={problem}
        onChange={change}
        onBlur={() => {
          endVisit();
          setProblem(undefined);
        }}
      />
    </div>
  );
}
