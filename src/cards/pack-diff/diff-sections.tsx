import type { SectionDiff } from '../../core/game-data/diff/diff-packs.ts';
import { VersionChanges } from './version-changes.tsx';

interface DiffSectionsProps {
  /** undefined until they are known. */
  changes: readonly SectionDiff[] | undefined;
}

/** What differs between two versions, once it is known. */
export function DiffSections({ changes }: DiffSectionsProps) {
  if (changes === undefined) return <p>Comparing…</p>;
  if (changes.length === 0) return <p role="status">Nothing differs.</p>;
  return <VersionChanges changes={changes} />;
}
