import * as v from 'valibot';
import { say, userName, type Wording } from '../../lib/wording.ts';
import type { Glossary } from '../../rules/context.ts';
import { finiteNumber, nonEmptyName } from '../../rules/schemas.ts';
import { listPart } from '../part.ts';
import { barName, listUpTo, PLAY_LIMITS, paragraph, wholeFrom } from '../schemas.ts';

const part = v.pipe(
  finiteNumber,
  v.minValue(0, 'This must be 0 or more.'),
  v.maxValue(1, 'This must be 1 or less.'),
);

const restored = v.pipe(
  v.object({ resource: barName, part: v.exactOptional(part), amount: v.exactOptional(wholeFrom(0)) }),
  v.check(
    (each) => (each.part === undefined) !== (each.amount === undefined),
    'This needs part or amount, and not both.',
  ),
);

const rest = v.object({
  name: nonEmptyName,
  text: v.exactOptional(paragraph, ''),
  restores: v.exactOptional(listUpTo(restored, PLAY_LIMITS.names), []),
  consumes: v.exactOptional(
    listUpTo(v.object({ item: nonEmptyName, quantity: wholeFrom(1) }), PLAY_LIMITS.names),
    [],
  ),
});

/** What a rest gives back and takes. `part` is of the maximum, from 0 to 1; `amount` adds. */
export type Rest = v.InferOutput<typeof rest>;

function describeRest({ name, restores, consumes }: Rest, glossary: Glossary): Wording {
  const gives = restores.map(({ resource, part: share, amount }) => {
    const bar = glossary.resourceName(resource).toLowerCase();
    if (amount !== undefined) return say`${amount} ${bar}`;
    return share === 1 ? say`all ${bar}` : say`${bar} up to ${Math.round((share ?? 0) * 100)} %`;
  });
  const takes = consumes.map(({ item, quantity }) => say`${quantity} ${userName(item)}`);
  const listed = (each: readonly Wording[]) =>
    each.flatMap((wording, index) => (index === 0 ? wording : say`, ${wording}`));
  return say`${userName(name)}: ${gives.length === 0 ? ['nothing'] : listed(gives)}${takes.length === 0 ? [] : say`, for ${listed(takes)}`}.`;
}

/** Rule: docs/rules/play.md#rests. */
export const rests = listPart({
  schema: rest,
  keyOf: ({ name }) => name,
  most: PLAY_LIMITS.rests,
  documentation: {
    shape:
      '`{ "name": "A night", "text": "…", "restores": [{ "resource": "ENERGY", "part": 1 }, { "resource": "VIGOR", "amount": 1 }], "consumes": [{ "item": "Ration", "quantity": 1 }] }`',
    meaning:
      'what a rest gives back: a bar rises to a part of its maximum, or by an amount. What it consumes is taken from the inventory',
  },
  *names({ consumes }) {
    for (const [index, { item }] of consumes.entries()) yield [['consumes', index, 'item'], 'item', item];
  },
  describe: describeRest,
});
