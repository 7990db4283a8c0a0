import type { PlacedProblem } from '../core/game-data/entry-place.ts';
import { WordingText } from './wording-text.tsx';

/** Where a problem of a pack is: the entry and field by name, and the JSON path for who edits the file. */
export function ProblemPlace({ problem: { where, path } }: { problem: PlacedProblem }) {
  return (
    <span>
      <strong>
        <WordingText wording={where} />
      </strong>{' '}
      <bdi>
        <code>{path}</code>
      </bdi>
    </span>
  );
}
