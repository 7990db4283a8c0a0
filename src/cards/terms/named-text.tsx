import { namesInText } from '../../core/game-data/texts/names-in-text.ts';
import { useTerms } from './terms-context.ts';
import { TextPieces } from './text-pieces.tsx';

interface NamedTextProps {
  text: string;
  /** The entry that the text describes: its own name opens nothing. */
  of?: string | undefined;
}

/**
 * A text in which the names of entries open their cards; plain outside of `Terms`.
 * Rule: docs/rules/screens.md#terms.
 */
export function NamedText({ text, of }: NamedTextProps) {
  const gameData = useTerms()?.gameData;
  if (gameData === undefined) return text;
  return <TextPieces pieces={namesInText(text, gameData, of)} gameData={gameData} />;
}
