import { Term } from '../../cards/terms/term.tsx';
import { termInRulebook } from '../../cards/terms/term-reference.ts';
import { useTerms } from '../../cards/terms/terms-context.ts';
import { type RulebookBlock, textPieces } from '../../core/play/parts/rulebook.ts';
import styles from './rulebook-page.module.css';

/** A table of more columns scrolls by itself on a narrow screen. */
const FEW_COLUMNS = 3;

/** An item of a list, as its author wrote it: `- so` or `1. so`. */
const LIST_ITEM = /^(?:[-–•]|\d{1,3}[.)])\s/u;

/** The paragraphs and tables of a page. Rule: docs/rules/play.md#the-rulebook. */
export function RulebookText({ blocks }: { blocks: readonly RulebookBlock[] }) {
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never reorders, and two may be the same
      <p key={index} dir="auto" data-item={LIST_ITEM.test(block) || undefined}>
        <Pieces text={block} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Table key={index} rows={block.table} />
    ),
  );
}

/** A text, in which every term opens its card. */
function Pieces({ text }: { text: string }) {
  const terms = useTerms();
  return textPieces(text).map((piece, index) => {
    const term = terms && piece.isTerm ? termInRulebook(terms.gameData, piece.text) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never reorder
    return term ? <Term key={index} {...term} /> : piece.text;
  });
}

function Table({ rows }: { rows: readonly (readonly string[])[] }) {
  const [head, ...body] = rows;
  if (head === undefined) return null;
  const isWide = Math.max(...rows.map((row) => row.length)) > FEW_COLUMNS;
  const table = (
    <table className={styles.table}>
      <thead>
        <Row cells={head} cell="th" />
      </thead>
      <tbody>
        {body.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never reorder
          <Row key={index} cells={row} cell="td" />
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

function Row({ cells, cell: Cell }: { cells: readonly string[]; cell: 'th' | 'td' }) {
  return (
    <tr>
      {cells.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never reorder
        <Cell key={index} dir="auto" scope={Cell === 'th' ? 'col' : undefined}>
          <Pieces text={text} />
        </Cell>
      ))}
    </tr>
  );
}
