import * as v from 'valibot';
import { nonEmptyName } from '../../rules/schemas.ts';
import { listPart, type NameUse } from '../part.ts';
import { fewMarks, listUpTo, PLAY_LIMITS } from '../schemas.ts';

const words = v.pipe(v.string('This must be a text.'), fewMarks);

const table = v.object({
  table: listUpTo(listUpTo(words, PLAY_LIMITS.columns), PLAY_LIMITS.rows),
});

/** A paragraph, or a table whose first row is its head. */
export type RulebookBlock = string | { readonly table: readonly (readonly string[])[] };

/** Told apart by the type, so that a problem is one of the shape that the author meant. */
export const blockSchema: v.GenericSchema<unknown, RulebookBlock> = v.lazy((json) =>
  typeof json === 'object' && json !== null ? table : words,
);

/** The two shapes of a block, for the JSON Schema. */
export const blockShapes = [words, table] as const;

const shape = v.object({ title: nonEmptyName, text: listUpTo(blockSchema, PLAY_LIMITS.paragraphs) });

/** A page of the rulebook. */
export type RulebookEntry = v.InferOutput<typeof shape>;

const page = v.pipe(
  shape,
  v.rawCheck<RulebookEntry>(({ dataset, addIssue }) => {
    const length = dataset.typed
      ? [...textsOf(dataset.value)].reduce((sum, [, text]) => sum + text.length, 0)
      : 0;
    if (length <= PLAY_LIMITS.page) return;
    addIssue({ message: `This page has ${length} characters; at most ${PLAY_LIMITS.page} can be read.` });
  }),
);

/** Every paragraph and cell of a page, with the keys that lead to it. */
function* textsOf({
  text,
}: RulebookEntry): Generator<readonly [keys: readonly (string | number)[], text: string]> {
  for (const [index, each] of text.entries()) {
    if (typeof each === 'string') yield [['text', index], each];
    else {
      for (const [row, cells] of each.table.entries()) {
        for (const [column, cell] of cells.entries()) yield [['text', index, 'table', row, column], cell];
      }
    }
  }
}

/**
 * The anchor of a block of a page in its address; of a row, where the block is a table. Both count from 0.
 */
export const blockAnchor = (block: number, row?: number): string =>
  row === undefined ? `p${block}` : `p${block}-${row}`;

/** The paragraphs and the rows of a page as plain text, each with its anchor. */
export function rulebookLines({ text }: RulebookEntry): readonly { anchor: string; text: string }[] {
  return text.flatMap((each, block) =>
    typeof each === 'string'
      ? [{ anchor: blockAnchor(block), text: plainText(each) }]
      : each.table.map((cells, row) => ({
          anchor: blockAnchor(block, row),
          text: cells.map(plainText).join(' · '),
        })),
  );
}

/** A piece of a text: plain words, or a term whose card it opens. */
export interface TextPiece {
  readonly text: string;
  readonly isTerm: boolean;
}

/** A term in a text. Brackets inside are not a term, so that no text takes long to split. */
const TERM = /\[\[([^[\]]+)\]\]/u;

/**
 * A text as its plain pieces and its terms: `Burn [[Burning]] things` has three. Their texts in order are the
 * text without brackets.
 * Rule: docs/rules/play.md#the-rulebook.
 */
export function textPieces(text: string): readonly TextPiece[] {
  // Every second piece is what the group matched.
  return text
    .split(TERM)
    .map((piece, index) => ({ text: piece, isTerm: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** A short first line with more below it. */
const RUN_IN_HEADING = /^([^\n]{1,40})\n\s*(?=\S)/u;

/** The heading that runs into a paragraph, and the rest of it. Rule: docs/rules/play.md#the-rulebook. */
export function runInHeading(paragraph: string): {
  readonly heading: string | undefined;
  readonly rest: string;
} {
  const [line = '', heading] = RUN_IN_HEADING.exec(paragraph) ?? [];
  return { heading, rest: paragraph.slice(line.length) };
}

const plainText = (text: string): string =>
  textPieces(text)
    .map((piece) => piece.text)
    .join('')
    .replace(/\s+/gu, ' ');

function* namesIn(entry: RulebookEntry): Generator<NameUse> {
  for (const [keys, text] of textsOf(entry)) {
    for (const piece of textPieces(text)) if (piece.isTerm) yield [keys, 'term', piece.text];
  }
}

/** Rule: docs/rules/play.md#the-rulebook. */
export const rulebook = listPart({
  schema: page,
  keyOf: ({ title }) => title,
  most: PLAY_LIMITS.pages,
  documentation: {
    shape:
      '`{ "title": "Dice", "text": ["Roll. [[Burning]] is a status effect.", { "table": [["head", "head"], ["cell", "cell"]] }] }`',
    meaning:
      'the pages of the rulebook. A name in double brackets opens its card; the first row of a table is its head',
  },
  names: namesIn,
});
