/** A small generator of pseudo-random numbers, so that every run of a seed is the same. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const scraps = [
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

/** Damages a text in one of the ways that disks, editors and hands do. */
export function damageText(text: string, random: (below: number) => number): string {
  const at = random(text.length + 1);
  switch (random(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + scraps[random(scraps.length)] + text.slice(at);
    case 2:
      return text.slice(0, at) + scraps[random(scraps.length)] + text.slice(at + 1 + random(8));
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

const oddities: readonly (() => unknown)[] = [
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

/** Damages a value that a database holds: the whole, one of its fields, or the text in it. */
export function damageValue(value: unknown, random: (below: number) => number): unknown {
  const odd = oddities[random(oddities.length)]?.();
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
