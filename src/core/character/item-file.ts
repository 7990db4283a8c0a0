import * as v from 'valibot';
import { checkNameForm } from '../lib/name-form.ts';
import { isJsonObject } from '../lib/name-map.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { itemId } from './item-id.ts';
import { itemSchema, printItem } from './item-schema.ts';
import type { InventoryItem } from './sheet.ts';

const NOT_AN_ITEM = 'File did not contain a valid item.';

/**
 * Reads the file of one item, under a new id from its name and the time, in milliseconds since 1970. It needs a name and
 * a template; the rest is read as in a character file (seed 2 §5).
 */
export function parseItemFile(json: unknown, time: number): Result<InventoryItem, string> {
  if (!isJsonObject(json) || !isName(json.name) || !isName(json.template)) return fail(NOT_AN_ITEM);
  const read = v.safeParse(itemSchema, json);
  return read.success ? ok({ ...read.output, id: itemId(read.output.name, 0, time) }) : fail(NOT_AN_ITEM);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && checkNameForm(value) === undefined;
}

/** The item as its file holds it (seed 2 §2 Items screens). */
export function printItemFile(item: InventoryItem): Record<string, unknown> {
  return printItem(item);
}
