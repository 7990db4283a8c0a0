/** A module of the build. */
export interface SizedModule {
  readonly id: string;
  /** The length of its code. */
  readonly size: number;
  readonly imports: readonly string[];
}

/** What is fetched by itself, such as a screen. */
export interface ChunkRoot {
  readonly id: string;
  /** The module and everything that it imports statically, directly or not. */
  readonly reached: ReadonlySet<string>;
  /** How much its wait counts. */
  readonly weight: number;
}

/** Modules that are fetched together. */
interface Group {
  /** Those that fetch it, for its own modules or for those of a group that imports it. */
  readonly roots: ReadonlySet<ChunkRoot>;
  readonly size: number;
  readonly ids: readonly string[];
  /** Has a root, which stays a chunk of its own. */
  readonly isFixed: boolean;
}

/** All groups that each imports, directly or not. */
type Needs = ReadonlyMap<Group, ReadonlySet<Group>>;

/**
 * What a request costs, as a length of code. On a slow phone each takes the main thread 10 ms, and more
 * through the service worker.
 */
const REQUEST_COST = 10_000;

/**
 * Groups modules into chunks. Those that the same roots need are together; two groups are merged where the
 * requests that this saves cost more than the code that some roots fetch in vain. Chunks never import each
 * other in a circle. The order of modules and roots, which a bundler gives as it reads files, changes
 * nothing.
 * @returns the name of the chunk of each module; those of roots are left out
 */
export function mergeChunks(
  modules: readonly SizedModule[],
  roots: readonly ChunkRoot[],
): ReadonlyMap<string, string> {
  const importsOf = new Map(modules.map(({ id, imports }) => [id, imports]));
  let groups = groupByRoots(modules.toSorted(byId), roots.toSorted(byId));
  for (;;) {
    const needs = needsOf(groups, importsOf);
    const pair = bestPair(groups, needs);
    if (pair === undefined) break;
    groups = mergePair(groups, pair, needs);
  }
  const named = groups.filter(({ isFixed }) => !isFixed);
  return new Map(named.flatMap(({ ids }, index) => ids.map((id) => [id, `part${index}`] as const)));
}

const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);

function groupByRoots(modules: readonly SizedModule[], roots: readonly ChunkRoot[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { id, size } of modules) {
    const needing = roots.filter(({ reached }) => reached.has(id));
    if (needing.length === 0) continue;
    const key = needing.map((root) => root.id).join('\n');
    const isFixed = needing.some((root) => root.id === id);
    const group: Group = { roots: new Set(needing), size, ids: [id], isFixed };
    const before = groups.get(key);
    groups.set(key, before ? merge(before, group) : group);
  }
  return [...groups.values()];
}

const merge = (one: Group, other: Group): Group => ({
  roots: new Set([...one.roots, ...other.roots]),
  size: one.size + other.size,
  ids: [...one.ids, ...other.ids],
  isFixed: one.isFixed || other.isFixed,
});

/** Merges two groups. Their roots fetch what the two import, too. */
function mergePair(
  groups: readonly Group[],
  [one, other]: readonly [Group, Group],
  needs: Needs,
): readonly Group[] {
  const merged = merge(one, other);
  const needed = new Set([...(needs.get(one) ?? []), ...(needs.get(other) ?? [])]);
  const rest = groups.filter((group) => group !== one && group !== other);
  return [
    ...rest.map((group) =>
      needed.has(group) ? { ...group, roots: new Set([...group.roots, ...merged.roots]) } : group,
    ),
    merged,
  ];
}

function needsOf(groups: readonly Group[], importsOf: ReadonlyMap<string, readonly string[]>): Needs {
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
  const importedBy = (group: Group) =>
    group.ids.flatMap((id) => importsOf.get(id) ?? []).flatMap((id) => groupOf.get(id) ?? []);
  const direct = new Map(groups.map((group) => [group, new Set(importedBy(group))]));
  return new Map(
    groups.map((group) => {
      const reached = new Set(direct.get(group));
      for (const each of reached) for (const next of direct.get(each) ?? []) reached.add(next);
      reached.delete(group);
      return [group, reached];
    }),
  );
}

/** The two groups that gain the most from being merged; undefined where none do. */
function bestPair(groups: readonly Group[], needs: Needs): readonly [Group, Group] | undefined {
  const open = groups.filter(({ isFixed }) => !isFixed);
  const found = open
    .flatMap((one, index) =>
      open.slice(index + 1).map((other) => ({ one, other, gain: gainOf(one, other, needs) })),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .find(({ one, other }) => !leadsAround(one, other, needs) && !leadsAround(other, one, needs));
  return found && [found.one, found.other];
}

/** What merging two groups saves, less what it costs. */
function gainOf(one: Group, other: Group, needs: Needs): number {
  let gain = 0;
  for (const root of one.roots)
    gain += root.weight * (other.roots.has(root) ? REQUEST_COST : -vainSize(root, other, needs));
  for (const root of other.roots) if (!one.roots.has(root)) gain -= root.weight * vainSize(root, one, needs);
  return gain;
}

/** What a root fetches in vain with a group, and with what that imports. */
function vainSize(root: ChunkRoot, group: Group, needs: Needs): number {
  let size = group.size;
  for (const needed of needs.get(group) ?? [])
    if (!needed.roots.has(root)) size += needed.size + REQUEST_COST;
  return size;
}

/** Whether a group imports another through a third one: merged, the two and the third would be a circle. */
function leadsAround(from: Group, to: Group, needs: Needs): boolean {
  return [...(needs.get(from) ?? [])].some((third) => third !== to && needs.get(third)?.has(to) === true);
}
