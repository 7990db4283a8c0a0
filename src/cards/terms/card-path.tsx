import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { HeadingLevel } from '../../ui/layout/heading.tsx';
import { TermCard } from './term-card.tsx';
import type { TermReference } from './term-reference.ts';
import { TermsContext } from './terms-context.ts';

interface CardPathProps {
  gameData: GameData;
  /** The first one. */
  term: TermReference;
  level: HeadingLevel;
  /** Draws what surrounds the card of the shown entry. */
  children: (shown: TermReference, card: ReactNode, back: ReactNode) => ReactNode;
}

/**
 * The card of an entry. A term on it opens its own card in the same place, and `Back` leads to the one
 * before.
 * Rule: docs/rules/screens.md#terms.
 */
export function CardPath({ gameData, term, level, children }: CardPathProps) {
  const [path, setPath] = useState<readonly TermReference[]>([term]);
  const shown = path.at(-1) ?? term;
  const before = path.at(-2);
  const show = (next: TermReference) => setPath([...path, next]);
  const card = (
    <TermsContext key={path.length} value={{ gameData, show }}>
      <TermCard gameData={gameData} term={shown} level={level} />
    </TermsContext>
  );
  const back = before ? (
    <div>
      <Button kind="quiet" icon={<ArrowLeft />} onClick={() => setPath(path.slice(0, -1))}>
        Back to <bdi>{before.name}</bdi>
      </Button>
    </div>
  ) : null;
  return children(shown, card, back);
}
