import * as v from 'valibot';
import { objectOf, textField, wholeField } from '../../lib/json-fields.ts';
import { oneDecimal } from '../../lib/whole-number.ts';
import { GENERIC_TEMPLATE } from '../../rules/vocabulary.ts';
import type { InventoryItem } from '../sheet/sheet.ts';

/**
 * An item of an inventory. An item without a template is a custom one; one without a name has its template's.
 * Only custom items have a weight (at least 0, one decimal) and a cost (whole, at least 0) of their own.
 * Rule: docs/rules/items.md#item.
 */
export const itemSchema = v.pipe(
  objectOf({
    id: textField(''),
    name: v.nullish(v.string('This must be a text.')),
    flavor: textField(''),
    quantity: wholeField(0, 1),
    template: textField(GENERIC_TEMPLATE),
    weight: v.nullish(v.number('This must be a number.')),
    cost: wholeField(0),
  }),
  v.transform(({ id, name, flavor, quantity, template, weight, cost }): InventoryItem => {
    const item = { id, name: name ?? template, flavor, quantity, template };
    return template === GENERIC_TEMPLATE
      ? { ...item, weight: oneDecimal(Math.max(0, weight ?? 0)), cost }
      : item;
  }),
);

/**
 * The item as files and sheets hold it; `itemSchema` reads the same item from it.
 * Rule: docs/rules/items.md#item.
 */
export function serializeItem(item: InventoryItem): Record<string, unknown> {
  const { id, name, flavor, quantity, template, weight, cost } = item;
  const json = { id, name, flavor, quantity, template };
  return template === GENERIC_TEMPLATE ? { ...json, weight: weight ?? 0, cost: cost ?? 0 } : json;
}
