import { isJsonObject } from '../../lib/name-map.ts';
import { serializePack } from '../parse-pack.ts';
import { type Check, type Finding, type JsonPath, warning } from './finding.ts';

/** Fields that the reader drops: those of the file that the serialized pack lacks. */
export const unknownFieldFindings: Check = ({ json, pack }) =>
  leftOut([], json, { $schema: '', ...serializePack(pack) });

function* leftOut(place: JsonPath, written: unknown, read: unknown): Generator<Finding> {
  if (Array.isArray(written) && Array.isArray(read)) {
    for (const [index, item] of written.entries()) yield* leftOut([...place, index], item, read[index]);
  } else if (isJsonObject(written) && isJsonObject(read)) {
    for (const field of Object.keys(written)) {
      const here = [...place, field];
      if (Object.hasOwn(read, field)) yield* leftOut(here, written[field], read[field]);
      else yield warning(here, 'Nothing reads this field.', 'Take it away, or look for a slip in its name.');
    }
  }
}
