import type { GameData } from '../../core/game-data/game-data.ts';
import type { TextPiece } from '../../core/play/parts/rulebook.ts';
import { closingOf } from './closing-of.ts';
import { Term } from './term.tsx';
import { termInText } from './term-reference.ts';

interface TextPiecesProps {
  pieces: readonly TextPiece[];
  gameData: GameData;
}

/** A text in pieces, in which every term opens its card. Rule: docs/rules/screens.md#terms. */
export function TextPieces({ pieces, gameData }: TextPiecesProps) {
  const terms = pieces.map(({ text, isTerm }) => (isTerm ? termInText(gameData, text) : undefined));
  const closing = pieces.map(({ text }, index) => (terms[index - 1] && !terms[index] ? closingOf(text) : ''));
  return pieces.map(({ text }, index) => {
    const term = terms[index];
    return term === undefined ? (
      text.slice(closing[index]?.length)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never reorder
      <Term key={index} {...term} closing={closing[index + 1]} />
    );
  });
}
