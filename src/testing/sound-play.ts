/** A `play` with a sound entry of every part, with every field. */
export const SOUND_PLAY = {
  format: 1,
  rulebook: [{ title: 'Dice', text: ['Roll.', { table: [['a'], ['[[b]]']] }] }],
  roll: { kind: 'COUNT_SUCCESSES', atLeast: 4 },
  check: { dice: 3 },
  difficulty: { base: 2, minimum: 1 },
  hit: [
    { kind: 'DAMAGE', resource: 'HEALTH', extra: 1, received: 1, soak: 1, minimum: 1 },
    { kind: 'HINDRANCE', extraForLevel: 2 },
    { kind: 'HEALING', resource: 'HEALTH', extra: 1, received: 1, minimum: 0, difficulty: 2 },
  ],
  endOfRound: [
    { kind: 'STATUS_EFFECT', statusEffect: 'Burning', resource: 'HEALTH', amount: -1, perLevel: -1 },
    { kind: 'EXHAUSTION', from: 3, resource: 'ENERGY', overflow: 'HEALTH' },
  ],
  falling: {
    DOWN: {
      resource: 'HEALTH',
      at: 0,
      costs: [{ resource: 'VIGOR', amount: 1 }],
      clearsStatusEffects: true,
      text: 'Down.',
    },
    DEAD: { resource: 'VIGOR' },
  },
  rests: [
    {
      name: 'A night',
      text: 'Sleep.',
      restores: [
        { resource: 'HEALTH', part: 0.5 },
        { resource: 'FOCUS', amount: 1 },
      ],
      consumes: [{ item: 'Ration', quantity: 1 }],
    },
  ],
  uses: [
    {
      item: 'Tea',
      text: 'Hot.',
      action: 'Use',
      on: 'ANYONE',
      resources: [{ resource: 'ENERGY', amount: 3 }],
      gains: [{ statusEffect: 'Hidden', level: 1 }],
      removes: ['Burning'],
      isUsedUp: true,
    },
  ],
  foes: [
    {
      name: 'Wolf',
      maximumHealth: 12,
      maximumEnergy: 4,
      maximumAP: 4,
      dice: 5,
      text: 'Grey.',
      power: 4,
      damageType: 'DAMAGE_TYPE_A',
      difficulty: 2,
      soak: { DAMAGE_TYPE_A: 1 },
      proofAgainst: ['Fear'],
      actions: ['Bite'],
    },
    { name: 'Aria', sheet: { version: 7, health: 3 } },
  ],
  start: { currency: 60, boostPoints: 3, advice: ['Buy food.'] },
  formerly: { talents: { Old: 'New' } },
  labels: { HEALTH: 'Wounds' },
};

type Path = readonly (string | number)[];

/** The path of every value in a JSON, of lists and objects too. */
export function* pathsOf(json: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof json !== 'object' || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    yield* pathsOf(value, [...path, Array.isArray(json) ? Number(key) : key]);
  }
}

/** A copy of a JSON with another value at a path. */
export function withValue(json: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(json)) return json.with(Number(key), withValue(json[Number(key)], rest, value));
  const fields = Object.entries(json as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    fields.map(([name, each]) => [name, name === key ? withValue(each, rest, value) : each]),
  );
}

/** Values of wrong types and beyond every limit. */
export const HOSTILE = [null, -1, 1.5, 1e300, 'x', '', true, [], {}, [[]], { a: [1] }] as const;
