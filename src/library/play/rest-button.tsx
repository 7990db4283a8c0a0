import { Moon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { Button } from '../../ui/buttons/button.tsx';

const readDialog = () => import('./rest-dialog.tsx');

const RestDialog = lazy(() => readDialog().then((module) => ({ default: module.RestDialog })));

/** The button `Rest`, which opens the rests of the packs. Nothing where they have none. Rule: docs/rules/play.md#rests. */
export function RestButton({ gameData }: { gameData: GameData }) {
  const [isOpen, setOpen] = useState(false);
  const hasRests = playOf(gameData).rests.length > 0;
  if (isOpen && !hasRests) setOpen(false);
  if (!hasRests) return null;
  return (
    <>
      <Button
        icon={<Moon />}
        aria-haspopup="dialog"
        onPointerEnter={readDialog}
        onFocus={readDialog}
        onClick={() => setOpen(true)}
      >
        Rest
      </Button>
      <Suspense>{isOpen ? <RestDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
