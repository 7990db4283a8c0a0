import * as v from 'valibot';
import { isJsonObject } from '../../lib/name-map.ts';
import { sheetSchema } from '../sheet/sheet-schema.ts';
import type { SheetJson } from './migration.ts';

type Path = readonly unknown[];

/**
 * The sheet without values that no sheet of the current version can hold: older sheets were never checked.
 * Every round removes something, so it ends.
 * Rule: docs/rules/loading-and-upgrade.md#upgrade-steps.
 */
export function repairSheet(json: SheetJson): SheetJson {
  const read = v.safeParse(sheetSchema, json);
  if (read.success) return json;
  const rest = without(
    json,
    read.issues.map((issue) => issue.path?.map(({ key }) => key) ?? []),
  );
  return isJsonObject(rest) ? repairSheet(rest) : {};
}

/**
 * The value without the parts at these paths; undefined if a path is the value itself or leads nowhere in it.
 */
function without(value: unknown, paths: readonly Path[]): unknown {
  const below = new Map<unknown, Path[]>();
  for (const [key, ...rest] of paths) {
    const known = below.get(key);
    if (known === undefined) below.set(key, [rest]);
    else known.push(rest);
  }
  const taken = (each: unknown, key: unknown) => {
    const rest = below.get(key);
    return rest === undefined ? each : without(each, rest);
  };
  if (Array.isArray(value)) {
    if ([...below.keys()].some((key) => !(Number(key) < value.length))) return undefined;
    return value.map(taken).filter((each) => each !== undefined);
  }
  if (!isJsonObject(value) || [...below.keys()].some((key) => !Object.hasOwn(value, String(key)))) {
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, taken(each, key)] as const)
      .filter(([, each]) => each !== undefined),
  );
}
