import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import { onDemand, usePrepared } from '../../ui/on-demand.tsx';
import type { TermReference } from './term-reference.ts';
import { TermsContext } from './terms-context.ts';

const [TermPopup, prepareTerm] = onDemand(() =>
  import('./term-popup.tsx').then((module) => module.TermPopup),
);

const PREPARES = [prepareTerm];

/** Lets every `Term` inside it open the card of what it names. One popup serves all of them. */
export function Terms({ gameData, children }: { gameData: GameData; children: ReactNode }) {
  usePrepared(PREPARES);
  const [shown, setShown] = useState<{ term: TermReference; anchor: HTMLElement }>();
  const show = useCallback((term: TermReference, anchor: HTMLElement) => setShown({ term, anchor }), []);
  const value = useMemo(() => ({ gameData, show }), [gameData, show]);
  return (
    <TermsContext value={value}>
      {children}
      {shown ? (
        <TermPopup
          key={`${shown.term.kind} ${shown.term.name}`}
          gameData={gameData}
          term={shown.term}
          anchor={shown.anchor}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </TermsContext>
  );
}
