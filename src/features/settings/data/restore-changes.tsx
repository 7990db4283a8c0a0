import { WordingText } from '../../../cards/wording-text.tsx';
import type { SnapshotDifference } from '../../../state/data-report.ts';
import { recordName } from './format.ts';

const EFFECTS = { changed: 'is replaced', 'only-then': 'is added' } as const;

/** What a restore replaces and adds, by name; nothing where that is not known. */
export function RestoreChanges({ differences }: { differences: readonly SnapshotDifference[] | undefined }) {
  if (differences === undefined) return null;
  const restored = differences.flatMap((each) =>
    each.difference === 'only-now' ? [] : [{ ...each, effect: EFFECTS[each.difference] }],
  );
  if (restored.length === 0) return <p>Nothing in it differs from now.</p>;
  return (
    <ul aria-label="What changes">
      {restored.map((each) => (
        <li key={`${each.kind} ${each.name}`}>
          <WordingText wording={recordName(each)} /> {each.effect}
        </li>
      ))}
    </ul>
  );
}
