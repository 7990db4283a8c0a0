/**
 * The cycles of a graph: sets of nodes of which each leads to each other, nodes that lead to themselves among them.
 * Linear, and without recursion, for chains may be as long as a pack.
 */
export function cyclesOf(
  nodes: Iterable<string>,
  next: (node: string) => readonly string[],
): readonly (readonly string[])[] {
  const found = new Map<string, { readonly index: number; lowest: number; open: boolean }>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const visit = (node: string) => {
    const state = { index: found.size, lowest: found.size, open: true };
    found.set(node, state);
    open.push(node);
    return { node, state, rest: next(node).values() };
  };

  for (const start of nodes) {
    if (found.has(start)) continue;
    const trail = [visit(start)];
    for (let last = trail.at(-1); last !== undefined; last = trail.at(-1)) {
      const step = last.rest.next();
      if (!step.done) {
        const known = found.get(step.value);
        if (known === undefined) trail.push(visit(step.value));
        else if (known.open) last.state.lowest = Math.min(last.state.lowest, known.index);
        continue;
      }
      trail.pop();
      const before = trail.at(-1);
      if (before !== undefined) before.state.lowest = Math.min(before.state.lowest, last.state.lowest);
      if (last.state.lowest !== last.state.index) continue;
      const together = open.splice(open.lastIndexOf(last.node));
      for (const node of together) {
        const state = found.get(node);
        if (state !== undefined) state.open = false;
      }
      if (together.length > 1 || next(last.node).includes(last.node)) cycles.push(together);
    }
  }
  return cycles;
}
