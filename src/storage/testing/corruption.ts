/** A small pseudo-random number generator, so that every run with the same seed is equal. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const SCRAPS = [
  '',
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '0',
  '-',
  '9e999',
  'null',
  'true',
  '\u0000',
  '\ud800',
  '__proto__',
];

/** Damages a text in ways typical of disks, editors and users. */
function damageText(text: string, random: (below: number) => number): string {
  const at = random(text.length + 1);
  switch (random(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + SCRAPS[random(SCRAPS.length)] + text.slice(at);
    case 2:
      return text.slice(0, at) + SCRAPS[random(SCRAPS.length)] + text.slice(at + 1 + random(8));
    case 3: {
      const unit = text.charCodeAt(at) || 65;
      return text.slice(0, at) + String.fromCharCode(unit ^ (1 << random(8))) + text.slice(at + 1);
    }
    case 4: {
      const from = random(text.length + 1);
      return text.slice(0, at) + text.slice(from, from + random(40)) + text.slice(at);
    }
    default:
      return '['.repeat(random(5_000)) + text;
  }
}

const ODDITIES: readonly (() => unknown)[] = [
  () => null,
  () => 0,
  () => Number.NaN,
  () => '',
  () => true,
  () => [],
  () => ({}),
  () => new Date(0),
  () => new Map([['rev', 1]]),
  () => new Uint8Array([1, 2, 3]),
  () => new Blob(['x']),
  () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    return cycle;
  },
];

/** Damages a stored value: the whole, one of its fields, or its text. */
function damageValue(value: unknown, random: (below: number) => number): unknown {
  const odd = ODDITIES[random(ODDITIES.length)]?.();
  if (typeof value === 'string') return random(2) === 0 ? damageText(value, random) : odd;
  if (typeof value !== 'object' || value === null || random(4) === 0) return odd;
  const fields = Object.entries(value);
  const victim = random(fields.length);
  return Object.fromEntries(
    fields.flatMap(([name, field], index) => {
      if (index !== victim) return [[name, field]];
      if (random(4) === 0) return [];
      return [[name, typeof field === 'string' && random(3) > 0 ? damageText(field, random) : odd]];
    }),
  );
}

/** The kinds of damage to a stored value: random, or one of four specific ones. */
export const DAMAGES = ['any', 'truncated', 'no JSON', 'wrong type', 'future'] as const;
export type Damage = (typeof DAMAGES)[number];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Damages a text in localStorage. */
export function damageStoredText(text: string, damage: Damage, random: (below: number) => number): string {
  switch (damage) {
    case 'any':
      return damageText(text, random);
    case 'truncated':
      return text.slice(0, random(text.length));
    case 'no JSON':
      return ['garbage', '{', '\u0000', 'undefined', '<html>'][random(5)] ?? '';
    case 'wrong type':
      return ['null', '0', '"text"', '[]', '{}', 'true', '{"rev":"1","schema":[],"data":7}'][random(7)] ?? '';
    case 'future': {
      const record: unknown = JSON.parse(text);
      return JSON.stringify(isObject(record) ? { ...record, schema: 2 + random(9) } : { schema: 2, record });
    }
  }
}

/** Damages a value in IndexedDB. */
export function damageStoredValue(
  value: unknown,
  damage: Damage,
  random: (below: number) => number,
): unknown {
  const data = isObject(value) && typeof value.data === 'string' ? value.data : undefined;
  switch (damage) {
    case 'any':
      return damageValue(value, random);
    case 'truncated':
      if (data !== undefined) return { ...Object(value), data: data.slice(0, random(data.length)) };
      return isObject(value)
        ? Object.fromEntries(Object.entries(value).slice(0, random(Object.keys(value).length)))
        : String(value).slice(0, random(String(value).length));
    case 'no JSON':
      return data === undefined ? 'garbage' : { ...Object(value), data: 'garbage' };
    case 'wrong type':
      return ODDITIES[random(ODDITIES.length)]?.();
    case 'future':
      return isObject(value)
        ? { ...value, schema: 2 + random(9), future: { field: true } }
        : { schema: 2, value };
  }
}

/** Damages a file. */
export function damageBytes(
  bytes: Uint8Array<ArrayBuffer>,
  damage: Damage,
  random: (below: number) => number,
): Uint8Array<ArrayBuffer> {
  if (damage === 'truncated') return bytes.slice(0, random(Math.min(bytes.length, 1_000)));
  if (damage === 'no JSON' || damage === 'wrong type') return new TextEncoder().encode('garbage');
  const at = random(Math.min(bytes.length, 1_000));
  return bytes.map((byte, index) => (index === at ? byte ^ (1 << random(8)) : byte));
}
