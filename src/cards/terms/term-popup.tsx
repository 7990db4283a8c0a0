import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { AnchoredDialog } from '../../ui/overlays/anchored-dialog.tsx';
import { TermCard } from './term-card.tsx';
import styles from './term-popup.module.css';
import type { TermReference } from './term-reference.ts';
import { TermsContext } from './terms-context.ts';

interface TermPopupProps {
  gameData: GameData;
  term: TermReference;
  /** The button that names it. */
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * The card of an entry, in a popover, or in a sheet at the bottom of a phone. A term on the card opens its own
 * card in the same popup, and `Back` leads to the one before. Rule: docs/rules/screens.md#terms.
 */
export function TermPopup({ gameData, term, anchor, onClose }: TermPopupProps) {
  const opener = useRef(anchor);
  const [path, setPath] = useState<readonly TermReference[]>([term]);
  const shown = path.at(-1) ?? term;
  const before = path.at(-2);
  const show = (next: TermReference) => setPath([...path, next]);
  return (
    <AnchoredDialog opener={opener} title={<bdi>{shown.name}</bdi>} onClose={onClose}>
      <TermsContext value={{ gameData, show }}>
        <div className={styles.card} key={path.length}>
          <TermCard gameData={gameData} term={shown} level={3} />
        </div>
      </TermsContext>
      {before ? (
        <div>
          <Button kind="quiet" icon={<ArrowLeft />} onClick={() => setPath(path.slice(0, -1))}>
            Back to <bdi>{before.name}</bdi>
          </Button>
        </div>
      ) : null}
    </AnchoredDialog>
  );
}
