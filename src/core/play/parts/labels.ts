import { nonEmptyName } from '../../rules/schemas.ts';
import { RESOURCES } from '../../rules/vocabulary.ts';
import { mapPart } from '../part.ts';

export const LABELLED = [...RESOURCES, 'POTENTIAL', 'CURRENCY', 'PHASE_1', 'PHASE_2'] as const;
/** What packs may call by another word. */
export type Labelled = (typeof LABELLED)[number];

/** Rule: docs/rules/play.md#labels. */
export const labels = mapPart({
  schema: nonEmptyName,
  keys: LABELLED,
  documentation: {
    shape: `an object with any of ${LABELLED.join(', ')}`,
    meaning: 'what resources and phases are called in this game',
  },
});
