import { useTerms } from '../../cards/terms/terms-context.ts';
import { TextPieces } from '../../cards/terms/text-pieces.tsx';
import { namesInMarkedText } from '../../core/game-data/texts/names-in-text.ts';
import {
  blockAnchor,
  type RulebookBlock,
  runInHeading,
  type TextPiece,
  textPieces,
} from '../../core/play/parts/rulebook.ts';
import styles from './rulebook-page.module.css';

/** A table of more columns scrolls by itself on a narrow screen. */
const FEW_COLUMNS = 3;

/** An item of a list, as its author wrote it: `- so` or `1. so`. */
const LIST_ITEM = /^([-–•]|\d{1,3}[.)])\s+(?=\S)/u;

/** A paragraph without the mark of a list. */
export const withoutMark = (text: string): string => text.replace(LIST_ITEM, '');

interface RulebookTextProps {
  blocks: readonly RulebookBlock[];
  /** Whether its anchors are those of the address; not where several pages are shown. */
  hasAnchors?: boolean;
}

/** The field of `useSearchHighlights` for the texts of a page. */
export const RULEBOOK_FIELD = 'Rulebook';

/** The paragraphs and tables of a page. Rule: docs/rules/play.md#the-rulebook. */
export function RulebookText({ blocks, hasAnchors = false }: RulebookTextProps) {
  const anchor = hasAnchors ? blockAnchor : () => undefined;
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never reorders, and two may be the same
      <Paragraph key={index} text={block} id={anchor(index)} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Table key={index} rows={block.table} anchor={(row) => anchor(index, row)} />
    ),
  );
}

/** A paragraph, with the mark of a list before it. */
function Paragraph({ text, id }: { text: string; id: string | undefined }) {
  const mark = LIST_ITEM.exec(text)?.[1];
  const words = withoutMark(text);
  const { heading, rest } = runInHeading(words);
  return (
    <p id={id} dir="auto" data-item={mark === undefined ? undefined : true}>
      {mark === undefined ? null : <span className={styles.mark}>{/\d/.test(mark) ? mark : '•'} </span>}
      <Pieces text={rest} heading={heading} />
    </p>
  );
}

interface PiecesProps {
  text: string;
  /** What stands before the text, and stronger. */
  heading?: string | undefined;
  /** Whether only marked names are terms: the words of a head are its own. */
  isHead?: boolean;
}

/** A number and the word or bracket after it stay on one line: a cost and its resource. */
const withUnits = (pieces: readonly TextPiece[]): readonly TextPiece[] =>
  pieces.map((piece) =>
    piece.isTerm ? piece : { ...piece, text: piece.text.replace(/(\d) (?=[\p{Ll}(])/gu, '$1\u00a0') },
  );

/** A text, in which every name opens its card. */
function Pieces({ text, heading, isHead = false }: PiecesProps) {
  const gameData = useTerms()?.gameData;
  if (gameData === undefined) return null;
  return (
    <span data-searchable={RULEBOOK_FIELD}>
      {heading === undefined ? null : (
        <>
          <b>
            <TextPieces pieces={withUnits(textPieces(heading))} gameData={gameData} />
          </b>{' '}
        </>
      )}
      <TextPieces
        pieces={withUnits(isHead ? textPieces(text) : namesInMarkedText(text, gameData))}
        gameData={gameData}
      />
    </span>
  );
}

interface TableProps {
  rows: readonly (readonly string[])[];
  /** The anchor of a row. */
  anchor: (row: number) => string | undefined;
}

function Table({ rows, anchor }: TableProps) {
  const [head, ...body] = rows;
  if (head === undefined) return null;
  const isWide = Math.max(...rows.map((row) => row.length)) > FEW_COLUMNS;
  const table = (
    <table className={styles.table} data-few={isWide ? undefined : true}>
      <thead>
        <Row cells={head} cell="th" id={anchor(0)} />
      </thead>
      <tbody>
        {body.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never reorder
          <Row key={index} cells={row} cell="td" id={anchor(index + 1)} />
        ))}
      </tbody>
    </table>
  );
  if (!isWide) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard
    <section className={styles.wide} aria-label={`Table: ${head.join(', ')}`} tabIndex={0}>
      {table}
    </section>
  );
}

interface RowProps {
  cells: readonly string[];
  cell: 'th' | 'td';
  id: string | undefined;
}

function Row({ cells, cell: Cell, id }: RowProps) {
  return (
    <tr id={id}>
      {cells.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never reorder
        <Cell key={index} dir="auto" scope={Cell === 'th' ? 'col' : undefined}>
          <Pieces text={text} isHead={Cell === 'th' || index === 0} />
        </Cell>
      ))}
    </tr>
  );
}
