import { startTransition, useEffect, useState } from 'react';
import { changeNotes, checkNotes, shownNotes } from '../../../core/character/notes.ts';
import { wordingText } from '../../../core/lib/wording.ts';
import { changeSheet } from '../../../state/characters/character-document.ts';
import { useTyping } from '../../../state/use-typing.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useIsPrinting } from '../../../ui/layout/use-is-printing.ts';
import type { TileDefinition } from '../tile-definition.ts';
import { useSheet } from '../use-sheet.ts';
import styles from './notes.module.css';

/** More characters than a tile shows by default. Laying out a long text twice would make typing slow. */
const MAX_MEASURED = 3000;

/**
 * On paper, the characters in a line beside the inventory, and the lines that the first page has room for.
 */
const PRINTED = { characters: 40, lines: 20 };

const isLongInPrint = (notes: string): boolean =>
  notes.split('\n').reduce((lines, line) => lines + Math.ceil((line.length + 1) / PRINTED.characters), 0) >
  PRINTED.lines;

/**
 * Whether a field may lay out the whole of a text: not in the task in which the sheet comes. Thousands of
 * lines take as long as all tiles together.
 */
function useIsWhole(text: string): boolean {
  const [isWhole, setWhole] = useState(text.length <= MAX_MEASURED);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return isWhole;
}

/** The player's notes, saved while they are typed. */
function NotesTile() {
  const { apply, endVisit } = useTyping();
  const notes = useSheet(({ sheet }) => sheet.notes);
  const isPrinting = useIsPrinting();
  const [problem, setProblem] = useState<string>();
  const change = (text: string) => {
    const outcome = apply('Write notes', ({ sheet }) => {
      const reason = checkNotes(sheet, text);
      if (reason !== undefined) return { kind: 'refused', reason };
      return changeSheet(sheet, changeNotes(sheet, text));
    });
    if (outcome.kind !== 'locked')
      setProblem(outcome.kind === 'refused' ? wordingText(outcome.reason) : undefined);
  };
  const shown = shownNotes(notes);
  const isWhole = useIsWhole(notes);
  if (shown !== notes) return <NotesInPart shown={shown} />;
  return (
    <div className={styles.notes} data-long={(isPrinting && isLongInPrint(notes)) || undefined}>
      {/* Gives the tile its height. In print it replaces the field, which would cut off the text. */}
      <div className={styles.text} aria-hidden="true" dir="auto">
        {isPrinting ? notes : `${notes.slice(0, MAX_MEASURED)}\n`}
      </div>
      <TextArea
        label="Notes"
        labelHidden
        value={isWhole ? notes : notes.slice(0, MAX_MEASURED)}
        readOnly={!isWhole}
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

/** Notes with more lines than a field can lay out: they are stored whole. */
function NotesInPart({ shown }: { shown: string }) {
  return (
    <div className={styles.notes}>
      <TextArea
        label="Notes"
        labelHidden
        readOnly
        value={shown}
        error="These notes have more lines than can be shown. All of them are stored: download the character to read and shorten them."
        onChange={() => undefined}
      />
    </div>
  );
}

export const NOTES_TILE: TileDefinition = {
  id: 'notes',
  title: 'Notes',
  growth: 'first',
  places: {
    xlWidest: { section: 1, lane: 0, band: 2, x: 0, w: 5, otherwise: { lane: 1, band: 2, x: 5, w: 5 } },
    xlWide: { section: 1, lane: 0, band: 1, x: 0, w: 5, otherwise: { lane: 1, band: 2, x: 5, w: 5 } },
    xl: { section: 1, lane: 0, band: 2, x: 0, w: 5, otherwise: { lane: 1, band: 3, x: 5, w: 5 } },
    lg: { section: 1, lane: 0, band: 2, x: 0, w: 4, otherwise: { lane: 1, band: 3, x: 4, w: 4 } },
    md: { section: 1, lane: 1, band: 1, x: 5, w: 5 },
    sm: { section: 2, lane: 0, band: 3, x: 0, w: 6 },
    xs: { section: 0, lane: 0, band: 9, x: 0, w: 4 },
    xxs: { section: 0, lane: 0, band: 9, x: 0, w: 2 },
  },
  content: <NotesTile />,
};
