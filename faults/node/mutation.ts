import { damageStoredText, seededRandom } from '../../src/storage/testing/corruption.ts';
import type { Random } from '../lib/part.ts';

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  '<script>alert(1)</script>',
  '__proto__',
  '\ud800',
  '$&',
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  JSON.parse('{"__proto__":{"polluted":true}}'),
  'x'.repeat(100_001),
];

/** Replaces one random value of a JSON tree by an odd one, removes it, or adds to it. */
export function mutateTree(value: unknown, random: Random): unknown {
  const odd = ODD_VALUES[random(ODD_VALUES.length)];
  if (typeof value !== 'object' || value === null || random(6) === 0) return odd;
  if (Array.isArray(value)) {
    if (value.length === 0 || random(5) === 0) return [...value, odd];
    const victim = random(value.length);
    if (random(5) === 0) return value.filter((_, index) => index !== victim);
    return value.map((item: unknown, index) => (index === victim ? mutateTree(item, random) : item));
  }
  const fields = Object.entries(value);
  if (fields.length === 0 || random(8) === 0) return Object.fromEntries([...fields, ['odd', odd]]);
  const victim = random(fields.length);
  if (random(6) === 0) return Object.fromEntries(fields.filter((_, index) => index !== victim));
  return Object.fromEntries(
    fields.map(([name, field], index) => [name, index === victim ? mutateTree(field, random) : field]),
  );
}

/** The bytes of a text, damaged as disks, editors and people damage them. */
export function damageBytes(text: string, random: Random): Uint8Array<ArrayBuffer> {
  const damaged = new TextEncoder().encode(damageStoredText(text, 'any', random));
  if (random(4) === 0 && damaged.length > 0) damaged[random(damaged.length)] = random(256);
  return damaged;
}

/** A generator that skips its first numbers, which are alike for neighbouring seeds. */
export function warmRandom(seed: number): Random {
  const random = seededRandom(seed);
  for (let warm = 0; warm < 5; warm += 1) random(2);
  return random;
}
