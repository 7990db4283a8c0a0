import { Moon } from 'lucide-react';
import { useState } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRoom } from '../../ui/buttons/button-room.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

const [RestDialog, prepareDialog] = onDemand(() =>
  import('./rest-dialog.tsx').then((module) => module.RestDialog),
);

interface RestButtonProps {
  gameData: GameData;
  /** One cannot rest now: there is only its room. */
  isAbsent?: boolean;
}

/**
 * The button `Rest`, which opens the rests of the packs. Nothing where they have none.
 * Rule: docs/rules/play.md#rests.
 */
export function RestButton({ gameData, isAbsent = false }: RestButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const hasRests = playOf(gameData).rests.length > 0;
  if (isOpen && !hasRests) setOpen(false);
  if (!hasRests) return null;
  if (isAbsent)
    return (
      <ButtonRoom>
        <Button icon={<Moon />}>Rest</Button>
      </ButtonRoom>
    );
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
