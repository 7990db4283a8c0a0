import { unreadFields } from '../../lib/unread-fields.ts';
import { serializePack } from '../parse-pack.ts';
import { type Check, warning } from './finding.ts';

/** Fields that the reader drops: those of the file that the serialized pack lacks. */
export const unknownFieldFindings: Check = function* ({ json, pack }) {
  // `play` has a check of its own.
  for (const place of unreadFields(json, { $schema: '', play: '', ...serializePack(pack) })) {
    yield warning(place, 'Nothing reads this field.', 'Remove it, or check its name for a typo.');
  }
};
