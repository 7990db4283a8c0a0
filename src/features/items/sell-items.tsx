import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ItemName } from '../../cards/item-name.tsx';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import { itemCost } from '../../core/character/items/trade.ts';
import { itemWeight } from '../../core/character/items/weight.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { SellDialog } from '../../library/play/sell-dialog.tsx';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { EntryRow } from '../../ui/layout/entry-row.tsx';
import { RowList } from '../../ui/layout/rows/row-list.tsx';
import styles from './items.module.css';

/** Every item of the inventory with its cost, and a button that sells it. Rule: docs/rules/items.md#selling. */
export function SellItems() {
  const { sheet, gameData, equippedItems } = useLoadedCharacter();
  const [selling, setSelling] = useState<string>();
  const items = [...sheet.inventory.values()];
  const sold = selling === undefined ? undefined : sheet.inventory.get(selling);
  if (items.length === 0) {
    return (
      <EmptyState
        title="There is nothing to sell"
        actions={<LinkButton render={<Link to={paths.items(sheet.name, 'add')} />}>Add items</LinkButton>}
      >
        The inventory is empty.
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.owned}>
        You have {sheet.currency} {wordFor(gameData, 'CURRENCY', 'currency')}.
      </p>
      <RowList
        label="Items to sell"
        items={items}
        itemKey={(item) => item.id}
        estimateHeight={68}
        minColumnWidth={20}
        renderItem={(item) => (
          <EntryRow
            level={2}
            title={<ItemName item={item} />}
            meta={
              <FactLine
                text={[
                  ...(equippedItems.includes(item) ? ['equipped'] : []),
                  ...(item.quantity === 1 ? [] : [`quantity ${item.quantity}`]),
                  `weight ${itemWeight(item, gameData)}`,
                  `cost ${itemCost(item, gameData)}`,
                ].join(' · ')}
              />
            }
            button={
              <Button aria-label={`Sell ${item.name}`} onClick={() => setSelling(item.id)}>
                Sell
              </Button>
            }
          />
        )}
      />
      {sold === undefined ? null : (
        <SellDialog key={sold.id} item={sold} onClose={() => setSelling(undefined)} />
      )}
    </>
  );
}
