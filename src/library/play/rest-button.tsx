import { Moon } from 'lucide-react';
import { useState } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

const [RestDialog, prepareDialog] = onDemand(() =>
  import('./rest-dialog.tsx').then((module) => module.RestDialog),
);

/**
 * The button `Rest`, which opens the rests of the packs. Nothing where they have none.
 * Rule: docs/rules/play.md#rests.
 */
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
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        onClick={() => setOpen(true)}
      >
        Rest
      </Button>
      {isOpen ? <RestDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
