import { useState } from 'react';
import { divisibleQuantity, itemCost } from '../../core/character/items/trade.ts';
import { SellDialog } from '../../library/play/sell-dialog.tsx';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DraftFigure, DraftFigures } from '../../ui/draft/draft-figures.tsx';
import { PriceFigure } from '../../ui/draft/price-figure.tsx';
import { CurrencyFigure } from './basket-sums.tsx';
import { EmptyInventory } from './empty-inventory.tsx';
import { InventoryRows } from './inventory-rows.tsx';
import styles from './items.module.css';
import { WeightFigure } from './weight-figure.tsx';

/**
 * Every item of the inventory with its cost, and a button that sells it.
 * Rule: docs/rules/items.md#selling.
 */
export function SellItems() {
  const { sheet, gameData } = useLoadedCharacter();
  const [selling, setSelling] = useState<string>();
  const sold = selling === undefined ? undefined : sheet.inventory.get(selling);
  if (sheet.inventory.size === 0)
    return <EmptyInventory character={sheet.name} title="There is nothing to sell" />;
  const worth = [...sheet.inventory.values()].reduce((sum, item) => sum + itemCost(item, gameData), 0);
  return (
    <>
      <div className={styles.owned}>
        <DraftFigures>
          <CurrencyFigure />
          <DraftFigure label="Worth of all">{worth}</DraftFigure>
          <WeightFigure />
        </DraftFigures>
      </div>
      <InventoryRows
        label="Items to sell"
        worth={(item) => {
          const isDivisible = divisibleQuantity(item, gameData) !== undefined;
          return {
            whole: <PriceFigure label="Sells for">{itemCost(item, gameData)}</PriceFigure>,
            each: isDivisible ? [`${itemCost(item, gameData, 1)} each`] : [],
          };
        }}
        button={({ id, name }) => (
          <Button aria-label={`Sell ${name}`} onClick={() => setSelling(id)}>
            Sell
          </Button>
        )}
      />
      {sold === undefined ? null : (
        <SellDialog key={sold.id} item={sold} onClose={() => setSelling(undefined)} />
      )}
    </>
  );
}
