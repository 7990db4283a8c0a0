import { createContext } from 'react';

/** Whether a card in a list is whole, and what a press on its row does. */
export interface Fold {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Makes the card below it a row that opens to the whole card in place; undefined where a card is whole. */
export const FoldContext = createContext<Fold | undefined>(undefined);
