import { memoizeByObject } from '../../lib/memoize-by-object.ts';
import { jsonPath } from '../../lib/problem.ts';
import { isMalformed } from '../../rules/node.ts';
import type { Action } from '../pack.ts';
import type { Check, Finding } from './finding.ts';
import { actionsOf, nodesOf } from './places.ts';

/** Nodes that no kind of the rules can read, with the path of each problem. */
export const malformedNodes: Check = function* ({ pack }) {
  for (const [place, action] of actionsOf(pack)) {
    for (const found of malformedIn(action)) yield { ...found, path: jsonPath(place) + found.path };
  }
};

/** Those of one action or maneuver, with their paths in it. */
const malformedIn = memoizeByObject((action: Action): readonly Finding[] =>
  Array.from(nodesOf([[], action])).flatMap(([place, node]) =>
    isMalformed(node)
      ? node.problems.map(({ path, message }) => ({
          path: jsonPath(place, '') + path.slice(1),
          message,
          advice: `Until this is fixed, ‘${node.text}’ stands in its place.`,
          severity: 'error',
        }))
      : [],
  ),
);
