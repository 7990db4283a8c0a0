import { jsonPath } from '../../lib/problem.ts';
import { isMalformed } from '../../rules/node.ts';
import type { Check } from './finding.ts';
import { actionsOf, nodesOf } from './places.ts';

/** What fits no kind of the rules, with the place inside it that does not fit. */
export const malformedNodes: Check = function* ({ pack }) {
  for (const action of actionsOf(pack)) {
    for (const [place, node] of nodesOf(action)) {
      if (!isMalformed(node)) continue;
      for (const problem of node.problems) {
        yield {
          path: jsonPath(place) + problem.path.slice(1),
          message: problem.message,
          advice: `Until this is right, ‘${node.text}’ stands in its place.`,
          severity: 'error',
        };
      }
    }
  }
};
