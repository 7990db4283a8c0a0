import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cyclesOf } from './cycles.ts';

type Graph = Readonly<Record<string, readonly string[]>>;

function cyclesIn(graph: Graph): readonly (readonly string[])[] {
  return cyclesOf(Object.keys(graph), (node) => graph[node] ?? [])
    .map((cycle) => cycle.toSorted())
    .toSorted((left, right) => left.join().localeCompare(right.join()));
}

/** Whether a path of one step or more leads from one node to another. */
function leads(graph: Graph, from: string, to: string): boolean {
  const seen = new Set<string>();
  const pending = [...(graph[from] ?? [])];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node === to) return true;
    if (seen.has(node)) continue;
    seen.add(node);
    pending.push(...(graph[node] ?? []));
  }
  return false;
}

const anyNode = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const graphs = fc
  .array(fc.tuple(anyNode, anyNode), { maxLength: 14 })
  .map((edges) =>
    Object.fromEntries(
      edges.map(([from]) => [from, edges.filter((edge) => edge[0] === from).map(([, to]) => to)]),
    ),
  );

describe('the cycles of a graph', () => {
  it.each<[Graph, readonly (readonly string[])[]]>([
    [{}, []],
    [{ a: ['b'], b: ['c'], c: [] }, []],
    [{ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    [{ a: ['a'] }, [['a']]],
    [{ a: ['b'], b: ['a'] }, [['a', 'b']]],
    [{ a: ['nothing'], b: ['a'] }, []],
    [{ a: ['b'], b: ['c'], c: ['b', 'd'], d: ['d'] }, [['b', 'c'], ['d']]],
    [{ a: ['b'], b: ['c', 'a'], c: ['a'] }, [['a', 'b', 'c']]],
  ])('%j: %j', (graph, cycles) => {
    expect(cyclesIn(graph)).toEqual(cycles);
  });

  it('include no part of a very long chain, and all of it once it is closed', () => {
    const names = Array.from({ length: 50_000 }, (_, index) => `n${index}`);
    const following = new Map(names.map((name, index) => [name, names.slice(index + 1, index + 2)]));
    expect(cyclesOf(names, (name) => following.get(name) ?? [])).toEqual([]);
    following.set('n49999', ['n0']);
    expect(cyclesOf(names, (name) => following.get(name) ?? []).map((cycle) => cycle.length)).toEqual([
      50_000,
    ]);
  });

  property.prop([graphs])(
    'hold each node that leads to itself, once, with those that it leads to and back',
    (graph) => {
      const cycles = cyclesIn(graph);
      const inCycles = cycles.flat();
      expect(new Set(inCycles).size).toBe(inCycles.length);
      expect(inCycles.toSorted()).toEqual(
        Object.keys(graph)
          .filter((each) => leads(graph, each, each))
          .toSorted(),
      );
      for (const cycle of cycles) {
        for (const each of cycle) {
          const together = Object.keys(graph).filter(
            (other) => leads(graph, each, other) && leads(graph, other, each),
          );
          expect(together.toSorted()).toEqual(cycle);
        }
      }
    },
  );
});
