import { useState } from 'react';
import { divisibleQuantity, itemCost, sellItem } from '../../core/character/items/trade.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { MAX_NUMBER, wholeNumberBelow } from '../../core/lib/whole-number.ts';
import { say, userName } from '../../core/lib/wording.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ChangesList } from '../../ui/draft/changes-list.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './sell-dialog.module.css';

interface SellDialogProps {
  item: InventoryItem;
  onClose: () => void;
}

/**
 * Asks how many pieces are sold and for how much, starting with their full cost.
 * Rule: docs/rules/items.md#selling.
 */
export function SellDialog({ item, onClose }: SellDialogProps) {
  const { loaded, notices } = useGame();
  const { sheet, gameData, equippedItems } = useLoadedCharacter();
  const { id, name } = item;
  const most = divisibleQuantity(item, gameData);
  const [chosen, setChosen] = useState(1);
  /** What was typed; the full cost until then. */
  const [typed, setTyped] = useState<number>();
  const quantity = Math.min(chosen, most ?? 1);
  const full = most === undefined ? itemCost(item, gameData) : itemCost(item, gameData, quantity);
  const price = typed ?? full;
  const isWhole = most === undefined || quantity === most;

  const sell = () => {
    onClose();
    if (!loaded.change(`Sell ${name}`, (before) => sellItem(before, { id, quantity, price }, gameData)))
      return;
    const what = quantity > 1 ? say`${quantity} ${userName(name)}` : userName(name);
    notices.success(say`${what} sold for ${price}.`);
  };
  return (
    <Dialog
      open
      title={
        <>
          {'Sell '}
          <bdi>{name}</bdi>
        </>
      }
      description={
        isWhole && equippedItems.includes(item)
          ? 'It is equipped, and leaves its slot. Undo brings it back.'
          : 'Undo brings it back.'
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" onClick={sell}>
            {quantity > 1 ? `Sell ${quantity} for ${price}` : `Sell for ${price}`}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        {most === undefined ? null : (
          <NumberField
            label="Quantity"
            description={`You have ${most}.`}
            min={1}
            max={most}
            value={quantity}
            onChange={(next) => {
              setChosen(next);
              setTyped(undefined);
            }}
          />
        )}
        <NumberField
          label="Price"
          description={`The full cost is ${full}.`}
          min={0}
          max={MAX_NUMBER}
          value={price}
          fallback={0}
          onChange={setTyped}
        />
        <div className={styles.choose}>
          <Button onClick={() => setTyped(undefined)}>Full cost</Button>
          <Button onClick={() => setTyped(wholeNumberBelow(full / 2))}>Half</Button>
        </div>
        <ChangesList
          changes={[
            { name: 'Quantity', before: item.quantity, after: isWhole ? 'None left' : most - quantity },
            { name: wordFor(gameData, 'CURRENCY'), before: sheet.currency, after: sheet.currency + price },
          ]}
        />
      </div>
    </Dialog>
  );
}
