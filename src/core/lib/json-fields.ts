import * as v from 'valibot';
import { isJsonObject } from './name-map.ts';
import { clamp, MAX_NUMBER, wholeNumber } from './whole-number.ts';

/*
 * Readers for the fields of a record. A missing field gets its default, and so does null, which JSON writes
 * for NaN. A number out of range becomes the nearest valid one. None of this loses data. A wrong type is a
 * problem, because a default would lose the original value.
 */

const NUMBER = v.number('This must be a number.');
const TEXT = v.string('This must be a text.');

/** A whole number of at least `minimum`; a fraction rounds up. */
export function wholeField(minimum: number, missing = minimum, maximum = MAX_NUMBER) {
  return v.pipe(
    v.nullish(NUMBER, missing),
    v.transform((value) => clamp(wholeNumber(value), minimum, maximum)),
  );
}

/** A text; `missing` where there is none. */
export function textField(missing: string) {
  return v.nullish(TEXT, missing);
}

/** A list of names, each once. */
export const namesField = v.pipe(
  v.nullish(v.array(TEXT, 'This must be a list of names.'), []),
  v.transform((names): readonly string[] => [...new Set(names)]),
);

/** A list; empty where it is missing. */
export function listField<const Schema extends v.GenericSchema>(entry: Schema) {
  return v.nullish(v.array(entry, 'This must be a list.'), []);
}

/** A map from names to values, safe for every name. */
export function mapField<const Schema extends v.GenericSchema>(value: Schema) {
  return v.pipe(
    v.nullish(v.custom<Record<string, unknown>>(isJsonObject, 'This must be an object.'), {}),
    v.transform((object) => new Map(Object.entries(object))),
    v.map(v.string(), value),
  );
}

/** A JSON object with these fields; a list is refused. */
export function objectOf<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.custom<Record<string, unknown>>(isJsonObject, 'This must be an object.'),
    v.object(entries),
  );
}

/** A JSON object with these fields, all of which have defaults; empty where it is missing. */
export function objectField<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.nullish(v.custom<Record<string, unknown>>(isJsonObject, 'This must be an object.'), {}),
    v.object(entries),
  );
}
