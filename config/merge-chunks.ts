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
  readonly roots: ReadonlySet<ChunkRoot>;
  readonly size: number;
  readonly ids: readonly string[];
  /** Has a root, which stays a chunk of its own. */
  readonly isFixed: boolean;
}

/**
 * What a request costs, as a length of code. On a slow phone each takes the main thread 10 ms, and more through
 * the service worker.
 */
const REQUEST_COST = 10_000;

/**
 * Groups modules into chunks. Those that the same roots need are together; two groups are merged where the
 * requests that this saves cost more than the code that some roots fetch in vain. Chunks never import each
 * other in a circle.
 * @returns the name of the chunk of each module; those of roots are left out
 */
export function mergeChunks(
  modules: readonly SizedModule[],
  roots: readonly ChunkRoot[],
): ReadonlyMap<string, string> {
  const importsOf = new Map(modules.map(({ id, imports }) => [id, imports]));
  let groups = groupByRoots(modules, roots);
  for (let pair = bestPair(groups, importsOf); pair; pair = bestPair(groups, importsOf)) {
    const [one, other] = pair;
    groups = [...groups.filter((group) => group !== one && group !== other), merge(one, other)];
  }
  const named = groups.filter(({ isFixed }) => !isFixed);
  return new Map(named.flatMap(({ ids }, index) => ids.map((id) => [id, `part${index}`] as const)));
}

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

/** What merging two groups saves, less what it costs. */
function gainOf(one: Group, other: Group): number {
  let gain = 0;
  for (const root of one.roots) gain += root.weight * (other.roots.has(root) ? REQUEST_COST : -other.size);
  for (const root of other.roots) if (!one.roots.has(root)) gain -= root.weight * one.size;
  return gain;
}

/** The two groups that gain the most from being merged; undefined where none do. */
function bestPair(
  groups: readonly Group[],
  importsOf: ReadonlyMap<string, readonly string[]>,
): readonly [Group, Group] | undefined {
  const open = groups.filter(({ isFixed }) => !isFixed);
  const pairs = open
    .flatMap((one, index) => open.slice(index + 1).map((other) => ({ one, other, gain: gainOf(one, other) })))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  if (pairs.length === 0) return undefined;
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)));
  const targets = new Map(groups.map((group) => [group, targetsOf(group, groupOf, importsOf)]));
  const found = pairs.find(
    ({ one, other }) => !leadsAround(one, other, targets) && !leadsAround(other, one, targets),
  );
  return found && [found.one, found.other];
}

function targetsOf(
  group: Group,
  groupOf: ReadonlyMap<string, Group>,
  importsOf: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<Group> {
  const imported = group.ids.flatMap((id) => importsOf.get(id) ?? []).flatMap((id) => groupOf.get(id) ?? []);
  return new Set(imported.filter((each) => each !== group));
}

/** Whether a group imports another through a third one: merged, the two and the third would be a circle. */
function leadsAround(from: Group, to: Group, targets: ReadonlyMap<Group, ReadonlySet<Group>>): boolean {
  const reached = new Set([...(targets.get(from) ?? [])].filter((group) => group !== to));
  for (const group of reached) for (const next of targets.get(group) ?? []) reached.add(next);
  return reached.has(to);
}
