import { nonEmptyName } from '../../rules/schemas.ts';
import { RESOURCES } from '../../rules/vocabulary.ts';
import { mapPart } from '../part.ts';

const LABELLED = [...RESOURCES, 'POTENTIAL', 'CURRENCY', 'PHASE_1', 'PHASE_2'] as const;
type Labelled = (typeof LABELLED)[number];

/** What the packs call this; without their word, the usual one. */
export function wordFor(words: ReadonlyMap<Labelled, string>, labelled: Labelled, usual: string): string {
  return words.get(labelled) ?? usual;
}

/** Rule: docs/rules/play.md#labels. */
export const labels = mapPart({
  schema: nonEmptyName,
  keys: LABELLED,
  documentation: {
    shape: `an object with any of ${LABELLED.join(', ')}`,
    meaning: 'what these are called in this game',
  },
});
