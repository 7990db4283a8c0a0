import type { GameData } from '../../core/game-data/game-data.ts';
import type { Pack } from '../../core/game-data/pack.ts';
import { parsePack } from '../../core/game-data/parse-pack.ts';
import type { Result } from '../../core/lib/result.ts';
import type { PackEntry } from '../../storage/api.ts';
import type { AvailablePack } from './game-data-state.ts';

/**
 * The packs of the base file, which has one pack or a list; invalid ones are left out.
 * Rule: docs/rules/game-data.md#standard-packs.
 */
export function readBaseFile(base: Result<unknown, string>): {
  packs: readonly Pack[];
  problem: string | undefined;
} {
  if (!base.ok) return { packs: [], problem: base.problem };
  const read = (Array.isArray(base.value) ? base.value : [base.value]).map((each) => parsePack(each));
  const packs = read.flatMap((each) => (each.ok ? [each.value] : []));
  if (packs.length > 0) return { packs, problem: undefined };
  const problem = read.flatMap((each) => (each.ok ? [] : each.problem)).at(0);
  return {
    packs,
    problem: `The standard game data hold no valid pack${problem ? ` (${problem.path}: ${problem.message})` : ''}.`,
  };
}

/**
 * In the order in which they were stored. Later packs override earlier ones, so that a new pack overrides all
 * others, as its preview says.
 */
export function inOrder(entries: readonly PackEntry[]): readonly PackEntry[] {
  return [...entries].sort((one, other) => one.savedAt - other.savedAt);
}

/** A key that is equal for the same packs in the same versions and the same order. */
export function sourceOf(
  standard: readonly Pack[],
  custom: readonly PackEntry[],
  wanted: ReadonlySet<string>,
): string {
  return JSON.stringify(
    [...standard, ...custom]
      .filter(({ name }) => wanted.has(name))
      .map((pack) => [pack.name, pack.version, 'savedAt' in pack ? pack.savedAt : null]),
  );
}

/** The available packs, with those that the game data include. */
export function availableWith(
  standard: readonly Pack[],
  custom: readonly PackEntry[],
  { packs }: GameData,
): readonly AvailablePack[] {
  const enabled = new Set(packs.map(({ name }) => name));
  const asAvailable =
    (origin: AvailablePack['origin']) =>
    ({ name, version }: PackEntry | Pack): AvailablePack => ({
      name,
      version,
      origin,
      enabled: enabled.has(name),
    });
  return [...standard.map(asAvailable('standard')), ...custom.map(asAvailable('custom'))];
}
