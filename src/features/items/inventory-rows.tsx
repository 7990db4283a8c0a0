import type { ReactNode } from 'react';
import { ItemName } from '../../cards/item-name.tsx';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import { itemCost } from '../../core/character/items/trade.ts';
import { itemWeight } from '../../core/character/items/weight.ts';
import type { InventoryItem } from '../../core/character/sheet/sheet.ts';
import { capitalise } from '../../core/lib/capitalise.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { EntryRow } from '../../ui/layout/entry-row.tsx';
import { RowList } from '../../ui/layout/rows/row-list.tsx';

interface InventoryRowsProps {
  /** The accessible name of the list. */
  label: string;
  button: (item: InventoryItem) => ReactNode;
  /** Above the button, in place of its cost: what an item brings, and in words what a piece of it does. */
  worth?: (item: InventoryItem) => { readonly whole: ReactNode; readonly each: readonly string[] };
}

/**
 * The items of the inventory, in the rows in which templates are added; a name opens the card of its
 * template.
 */
export function InventoryRows({ label, button, worth }: InventoryRowsProps) {
  const { sheet, gameData, equippedItems } = useLoadedCharacter();
  const facts = (item: InventoryItem, price: readonly string[]) => [
    ...(equippedItems.includes(item) ? ['equipped'] : []),
    ...(item.quantity === 1 ? [] : [`quantity ${item.quantity}`]),
    `weight ${itemWeight(item, gameData)}`,
    ...price,
  ];
  return (
    <RowList
      label={label}
      items={[...sheet.inventory.values()]}
      itemKey={(item) => item.id}
      estimateHeight={72}
      minColumnWidth={23}
      renderItem={(item) => {
        const { whole, each } = worth?.(item) ?? { each: [`cost ${itemCost(item, gameData)}`] };
        return (
          <EntryRow
            level={2}
            title={<ItemName item={item} />}
            meta={<FactLine text={capitalise(facts(item, each).join(' · '))} />}
            figure={whole}
            button={button(item)}
          />
        );
      }}
    />
  );
}
