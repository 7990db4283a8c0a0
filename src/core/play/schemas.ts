import * as v from 'valibot';
import { PACK_LIMITS } from '../lib/limits.ts';
import { checkTextMarks } from '../lib/text-marks.ts';
import { MAX_NUMBER } from '../lib/whole-number.ts';
import { BARS } from '../rules/bars.ts';
import { finiteNumber } from '../rules/schemas.ts';
import { RESOURCES } from '../rules/vocabulary.ts';

/** The most entries that a part of one pack may have. Rule: docs/rules/limits.md#play. */
export const PLAY_LIMITS = {
  foes: 200,
  pages: 200,
  /** UTF-16 units of the paragraphs and cells of one page. */
  page: 20_000,
  paragraphs: 200,
  rows: 100,
  columns: 20,
  uses: 500,
  rests: 50,
  endOfRound: 200,
  /** Costs, changes or names in one entry. */
  names: 50,
  advice: 50,
  formerly: 2_000,
} as const;

/** A whole number from the smallest to the largest of the game. */
export const whole = wholeFrom(-MAX_NUMBER);

/** A whole number in these bounds. */
export function wholeFrom(minimum: number, maximum = MAX_NUMBER) {
  return v.pipe(
    finiteNumber,
    v.integer('This must be a whole number.'),
    v.minValue(minimum, `This must be ${minimum} or more.`),
    v.maxValue(maximum, `This must be ${maximum} or less.`),
  );
}

/** How much one point counts for. Whole, so that sums of parts need no rounding. */
export const factor = wholeFrom(0, 1_000);

export const barName = v.picklist(BARS, `This must be one of ${BARS.join(', ')}.`);
export const resourceName = v.picklist(RESOURCES, `This must be one of ${RESOURCES.join(', ')}.`);

/** Refuses texts that take seconds to lay out. */
export const fewMarks = v.rawCheck<string>(({ dataset, addIssue }) => {
  const problem = dataset.typed ? checkTextMarks(dataset.value) : undefined;
  if (problem !== undefined) addIssue({ message: problem });
});

/** A text of one paragraph. */
export const paragraph = v.pipe(
  v.string('This must be a text.'),
  v.maxLength(PACK_LIMITS.text, `This text has more than ${PACK_LIMITS.text} characters.`),
  fewMarks,
);

/** A list of at most so many entries. */
export function listUpTo<const Schema extends v.GenericSchema>(entry: Schema, most: number) {
  return v.pipe(
    v.array(entry, 'This must be a list.'),
    v.maxLength(most, `This list has more than ${most} entries.`),
  );
}

/** A change of a resource: above 0 a gain, below 0 a loss. */
export const resourceChange = v.object({ resource: resourceName, amount: whole });
