import type { GameData } from '../../core/game-data/game-data.ts';
import type { TextPiece } from '../../core/play/parts/rulebook.ts';
import { Term } from './term.tsx';
import { termInText } from './term-reference.ts';

interface TextPiecesProps {
  pieces: readonly TextPiece[];
  gameData: GameData;
}

/** A text in pieces, in which every term opens its card. Rule: docs/rules/screens.md#terms. */
export function TextPieces({ pieces, gameData }: TextPiecesProps) {
  return pieces.map(({ text, isTerm }, index) => {
    const term = isTerm ? termInText(gameData, text) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never reorder
    return term === undefined ? text : <Term key={index} {...term} />;
  });
}
