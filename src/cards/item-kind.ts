import type { ItemDiscriminator } from '../core/rules/vocabulary.ts';
import { readableName } from './readable-name.ts';

/** What kind of item it is, in a form that is clear without a label beside it. */
export const itemKind = (discriminator: ItemDiscriminator): string =>
  discriminator === 'UNKNOWN' ? 'Unknown kind' : readableName(discriminator);
