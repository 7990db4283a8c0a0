import { useState } from 'react';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { itemUse } from '../../core/game-data/play-of.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { onDemand } from '../../ui/on-demand.tsx';

const [UseItemDialog, prepareDialog] = onDemand(() =>
  import('./use-item-dialog.tsx').then((module) => module.UseItemDialog),
);

interface UseItemButtonProps {
  item: InventoryItem;
  gameData: GameData;
}

/** `Use {item}`. Nothing where the packs say nothing of its use. Rule: docs/rules/play.md#uses. */
export function UseItemButton({ item, gameData }: UseItemButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const use = itemUse(item.template, gameData);
  if (isOpen && use === undefined) setOpen(false);
  if (use === undefined) return null;
  const isGone = item.quantity === 0;
  return (
    <>
      <Button
        kind="quiet"
        aria-label={`Use ${item.name}`}
        aria-haspopup="dialog"
        aria-disabled={isGone || undefined}
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        onClick={isGone ? undefined : () => setOpen(true)}
      >
        Use
      </Button>
      {isOpen ? <UseItemDialog item={item} use={use} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
