import { isJsonObject } from './name-map.ts';

type Keys = readonly (string | number)[];

/**
 * The fields of a written value that are missing in what was read from it, each as the keys that lead to it.
 * A map holds all of its fields.
 */
export function* unreadFields(written: unknown, read: unknown, place: Keys = []): Generator<Keys> {
  if (Array.isArray(written) && Array.isArray(read)) {
    for (const [index, item] of written.entries()) yield* unreadFields(item, read[index], [...place, index]);
  } else if (isJsonObject(written) && isJsonObject(read) && !(read instanceof Map)) {
    for (const field of Object.keys(written)) {
      const here = [...place, field];
      if (Object.hasOwn(read, field)) yield* unreadFields(written[field], read[field], here);
      else yield here;
    }
  }
}
