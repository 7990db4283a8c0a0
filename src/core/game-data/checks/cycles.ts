/** A visited node in Tarjan's algorithm. */
interface Visit {
  readonly node: string;
  /** The order of discovery. */
  readonly index: number;
  /** The smallest index that is reachable from it. */
  lowest: number;
  /** Whether it may still be part of a cycle. */
  isOpen: boolean;
  readonly rest: Iterator<string>;
}

/**
 * The cycles of a graph: its strongly connected components of several nodes, and nodes with an edge to
 * themselves. Linear in nodes and edges. It does not recurse, since a chain may be as long as a pack.
 */
export function cyclesOf(
  nodes: Iterable<string>,
  next: (node: string) => readonly string[],
): readonly (readonly string[])[] {
  const found = new Map<string, Visit>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const discover = (node: string): Visit => {
    const visit = { node, index: found.size, lowest: found.size, isOpen: true, rest: next(node).values() };
    found.set(node, visit);
    open.push(node);
    return visit;
  };

  /** Follows one edge and returns its target if that is a new node. */
  const follow = (from: Visit, to: string): Visit | undefined => {
    const known = found.get(to);
    if (known === undefined) return discover(to);
    if (known.isOpen) from.lowest = Math.min(from.lowest, known.index);
    return undefined;
  };

  /** Runs after all edges of a node: closes the component of which it is the root. */
  const close = ({ node, index, lowest }: Visit): void => {
    if (lowest !== index) return;
    const together = open.splice(open.lastIndexOf(node));
    for (const each of together) {
      const visit = found.get(each);
      if (visit !== undefined) visit.isOpen = false;
    }
    if (together.length > 1 || next(node).includes(node)) cycles.push(together);
  };

  const walk = (start: string): void => {
    const trail = [discover(start)];
    for (let last = trail.at(-1); last !== undefined; last = trail.at(-1)) {
      const step = last.rest.next();
      const deeper = step.done ? undefined : follow(last, step.value);
      if (deeper !== undefined) trail.push(deeper);
      if (!step.done) continue;
      trail.pop();
      const before = trail.at(-1);
      if (before !== undefined) before.lowest = Math.min(before.lowest, last.lowest);
      close(last);
    }
  };

  for (const start of nodes) if (!found.has(start)) walk(start);
  return cycles;
}
