import * as v from 'valibot';

/** A finite number. JSON has no other, but a text like 1e999 reads as Infinity. */
export const finiteNumber = v.pipe(
  v.number('This must be a number.'),
  v.finite('This number is out of range.'),
);

export const nonEmptyText = v.pipe(
  v.string('This must be a text.'),
  v.nonEmpty('This must not be empty.'),
);

export const nameList = v.array(nonEmptyText, 'This must be a list of names.');

export const nonEmptyNameList = v.pipe(nameList, v.minLength(1, 'This list must not be empty.'));
