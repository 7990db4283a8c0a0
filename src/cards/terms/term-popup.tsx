import { useRef } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import { AnchoredDialog } from '../../ui/overlays/anchored-dialog.tsx';
import { CardPath } from './card-path.tsx';
import styles from './term-popup.module.css';
import type { TermReference } from './term-reference.ts';

interface TermPopupProps {
  gameData: GameData;
  term: TermReference;
  /** The button that names it. */
  anchor: HTMLElement;
  onClose: () => void;
}

/**
 * The card of an entry, in a popover, or in a sheet at the bottom of a phone, with those that its terms lead
 * to.
 * Rule: docs/rules/screens.md#terms.
 */
export function TermPopup({ gameData, term, anchor, onClose }: TermPopupProps) {
  const opener = useRef(anchor);
  return (
    <CardPath gameData={gameData} term={term} level={3}>
      {(shown, card, back) => (
        <AnchoredDialog opener={opener} title={<bdi>{shown.name}</bdi>} onClose={onClose}>
          <div className={styles.card}>{card}</div>
          {back}
        </AnchoredDialog>
      )}
    </CardPath>
  );
}
