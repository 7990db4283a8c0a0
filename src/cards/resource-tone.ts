import type { Resource } from '../core/rules/vocabulary.ts';
import type { Tone } from '../ui/brand/tone.ts';

/** The colour of a resource: red is life, teal is strength, gold is luck (seed 2 §2 Combat page). */
export const RESOURCE_TONES: Readonly<Record<Resource, Tone | undefined>> = {
  HEALTH: 'life',
  VIGOR: 'life',
  ENERGY: 'energy',
  FOCUS: 'energy',
  BOOST_POINTS: 'accent',
  ACTION_POINTS: undefined,
};
