import type { InventoryItem } from '../core/character/sheet/sheet.ts';
import { GENERIC_TEMPLATE } from '../core/rules/vocabulary.ts';
import { Term } from './terms/term.tsx';

/** The own name of an item, which opens the card of its template; a custom item has none. */
export function ItemName({ item: { name, template } }: { item: InventoryItem }) {
  const shown = <bdi>{name}</bdi>;
  if (template === GENERIC_TEMPLATE) return shown;
  return (
    <Term kind="item" name={template}>
      {shown}
    </Term>
  );
}
