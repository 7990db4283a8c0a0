import * as v from 'valibot';
import { COMPARISONS } from './vocabulary.ts';

/** A finite number. JSON can write no other, but 1e999 is read as Infinity. */
export const finiteNumber = v.pipe(
  v.number('This must be a number.'),
  v.finite('This number is out of range.'),
);

export const nonEmptyText = v.pipe(v.string('This must be a text.'), v.nonEmpty('This must not be empty.'));

export const nameListSchema = v.array(nonEmptyText, 'This must be a list of names.');

export const nonEmptyNameListSchema = v.pipe(nameListSchema, v.minLength(1, 'This list must not be empty.'));

export const flag = v.boolean('This must be true or false.');

/** A union of object shapes, discriminated by one field. */
export function variantOf<Output>(
  field: string,
  shapes: readonly v.GenericSchema<unknown, Output>[],
  message: string,
): v.GenericSchema<unknown, Output> {
  // Every shape is an object schema, though its type here states only its output.
  const options = shapes as unknown as v.VariantOptions<string>;
  return v.variant(field, options, message) as unknown as v.GenericSchema<unknown, Output>;
}

export const comparisonSchema = v.picklist(COMPARISONS, 'This must be LESS_THAN, GREATER_THAN or EQUAL_TO.');
