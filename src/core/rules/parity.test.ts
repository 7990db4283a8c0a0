import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { amountKinds } from './amounts/index.ts';
import { conditionKinds } from './conditions/index.ts';
import { effectKinds } from './effects/index.ts';
import { inputKinds } from './inputs/index.ts';
import { operationKinds } from './operations/index.ts';

interface Registered {
  readonly name: string;
  readonly documentation: object;
  describe: unknown;
}

/** Each registry, its folder, the files there that define no kind, and whether each kind has its own test. */
const registries: readonly (readonly [
  folder: string,
  kinds: readonly Registered[],
  shared: readonly string[],
  ownTests: boolean,
])[] = [
  ['conditions', conditionKinds.map((kind) => ({ ...kind, name: kind.kind })), [], true],
  ['effects', effectKinds.map((kind) => ({ ...kind, name: kind.kind })), [], true],
  ['inputs', inputKinds, ['cap'], true],
  ['amounts', amountKinds.map((kind) => ({ ...kind, name: kind.by })), [], false],
  ['operations', operationKinds.map((kind) => ({ ...kind, name: kind.kind })), [], false],
];

/** The file names of kinds such as `ONCE_PER` and `statusEffect`. */
function fileName(name: string): string {
  return name
    .replace(/[a-z](?=[A-Z])/gu, '$&-')
    .replaceAll('_', '-')
    .toLowerCase();
}

describe.each(registries)('the folder %s', (folder, kinds, shared, ownTests) => {
  const names = kinds.map((kind) => kind.name);
  const url = new URL(`./${folder}/`, import.meta.url);

  it('contains exactly the registered kinds', () => {
    const files = readdirSync(url)
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => file.replace(/\.ts$/u, ''))
      .filter((file) => file !== 'index' && !shared.includes(file));
    expect(files.sort()).toEqual(names.map(fileName).sort());
  });

  it('lists its kinds sorted, each once', () => {
    expect(names).toEqual([...new Set(names)].sort());
  });

  it.each(kinds)('documents and describes $name', ({ documentation, describe: inWords }) => {
    expect(inWords).toBeTypeOf('function');
    const texts: readonly unknown[] = Object.values(documentation);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toMatch(/\S/u);
  });

  it.each(names)('tests %s', (name) => {
    expect(existsSync(new URL(`${ownTests ? fileName(name) : 'index'}.test.ts`, url))).toBe(true);
  });
});
