import { createContext, useContext } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import type { TermReference } from './term-reference.ts';

interface TermsValue {
  readonly gameData: GameData;
  /** Shows the card of an entry at the button that names it. */
  readonly show: (term: TermReference, anchor: HTMLElement) => void;
}

export const TermsContext = createContext<TermsValue | undefined>(undefined);

/** What `Terms` around this component provides; undefined outside of it. */
export const useTerms = (): TermsValue | undefined => useContext(TermsContext);
