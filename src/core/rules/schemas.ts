import * as v from 'valibot';
import { PACK_LIMITS } from '../lib/limits.ts';
import { checkNameSize } from '../lib/name-form.ts';
import { COMPARISONS } from './vocabulary.ts';

/** A finite number. JSON can write no other, but 1e999 is read as Infinity. */
export const finiteNumber = v.pipe(
  v.number('This must be a number.'),
  v.finite('This number is out of range.'),
);

export const nonEmptyText = v.pipe(v.string('This must be a text.'), v.nonEmpty('This must not be empty.'));

/** What the JSON Schema says of a name. */
export const NAME_SHAPE = { shape: 'name' } as const;

/** Refuses a text that is too long for a name, or has too many combining marks in a row. */
export const nameSize = v.rawCheck<string>(({ dataset, addIssue }) => {
  const problem = dataset.typed ? checkNameSize(dataset.value) : undefined;
  if (problem !== undefined) addIssue({ message: problem });
});

/** A name of a pack. Rule: docs/rules/names.md#name-form. */
export const nonEmptyName = v.pipe(
  v.string('This must be a text.'),
  v.nonEmpty('This must not be empty.'),
  nameSize,
  v.metadata(NAME_SHAPE),
);

export const nameListSchema = v.pipe(
  v.array(nonEmptyName, 'This must be a list of names.'),
  v.maxLength(PACK_LIMITS.names, `At most ${PACK_LIMITS.names} names can be read.`),
);

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
