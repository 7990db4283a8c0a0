import * as v from 'valibot';
import { isJsonObject } from './name-map.ts';
import { clamp, LARGEST_NUMBER, wholeNumber } from './whole-number.ts';

/*
 * Fields of a record as its readers meet them. A field that is missing (or null, as JSON writes what is not a
 * number) takes its default, and a number out of range the nearest one in it: nothing is lost by that. A
 * wrong type is a problem, because what was meant by it would be lost.
 */

const NUMBER = v.number('This must be a number.');
const TEXT = v.string('This must be a text.');

/** A whole number of at least `minimum`; a fraction rounds up. */
export function wholeField(minimum: number, missing = minimum, maximum = LARGEST_NUMBER) {
  return v.pipe(
    v.nullish(NUMBER, missing),
    v.transform((value) => clamp(wholeNumber(value), minimum, maximum)),
  );
}

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

/** A JSON object with these fields; a list is none. */
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
