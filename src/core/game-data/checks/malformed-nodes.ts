import { jsonPath } from '../../lib/problem.ts';
import { isMalformed } from '../../rules/node.ts';
import type { Check } from './finding.ts';
import { actionsOf, nodesOf } from './places.ts';

/** Nodes that no kind of the rules can read, with the path of each problem. */
export const malformedNodes: Check = function* ({ pack }) {
  for (const action of actionsOf(pack)) {
    for (const [place, node] of nodesOf(action)) {
      if (!isMalformed(node)) continue;
      for (const problem of node.problems) {
        yield {
          path: jsonPath(place) + problem.path.slice(1),
          message: problem.message,
          advice: `Until this is fixed, ‘${node.text}’ stands in its place.`,
          severity: 'error',
        };
      }
    }
  }
};
