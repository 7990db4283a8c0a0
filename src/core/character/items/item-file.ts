import * as v from 'valibot';
import { SHEET_LIMITS } from '../../lib/limits.ts';
import { checkNameForm } from '../../lib/name-form.ts';
import { isJsonObject } from '../../lib/name-map.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { checkTextMarks } from '../../lib/text-marks.ts';
import { GENERIC_TEMPLATE } from '../../rules/vocabulary.ts';
import type { InventoryItem } from '../sheet/sheet.ts';
import { itemId } from './item-id.ts';
import { itemSchema, serializeItem } from './item-schema.ts';

const NOT_AN_ITEM = 'File did not contain a valid item.';

/**
 * Reads the file of one item, with a new id from its name and the time, in milliseconds since 1970. Every
 * field of `serializeItemFile` is required here, unlike in a stored character.
 * Rule: docs/rules/items.md#uploading-an-item.
 */
export function parseItemFile(json: unknown, time: number): Result<InventoryItem, string> {
  if (!isJsonObject(json) || !isComplete(json)) return fail(NOT_AN_ITEM);
  const read = v.safeParse(itemSchema, json);
  return read.success ? ok({ ...read.output, id: itemId(read.output.name, 0, time) }) : fail(NOT_AN_ITEM);
}

/**
 * Fractions are no error: they round up, weights to a tenth. Rule: docs/rules/numbers.md#numbers-in-files.
 */
function isComplete({
  id,
  name,
  template,
  flavor,
  quantity,
  weight,
  cost,
}: Record<string, unknown>): boolean {
  const isItem =
    typeof id === 'string' && isName(name) && isName(template) && isFlavor(flavor) && isAtLeastZero(quantity);
  return isItem && (template !== GENERIC_TEMPLATE || (isAtLeastZero(weight) && isAtLeastZero(cost)));
}

function isFlavor(value: unknown): boolean {
  return (
    typeof value === 'string' && value.length <= SHEET_LIMITS.flavor && checkTextMarks(value) === undefined
  );
}

function isAtLeastZero(value: unknown): boolean {
  return typeof value === 'number' && value >= 0;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && checkNameForm(value) === undefined;
}

/** The file of an item. Rule: docs/rules/items.md#item-file. */
export function serializeItemFile(item: InventoryItem): Record<string, unknown> {
  return serializeItem(item);
}
