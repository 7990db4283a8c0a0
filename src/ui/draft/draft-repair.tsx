import { Notice } from '../feedback/notice.tsx';

/**
 * Tells what of a draft does not fit any more and is left out or changed; nothing where all of it fits.
 * Rule: docs/rules/screens.md#drafts.
 */
export function DraftRepair({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Notice kind="warning" live="status">
      <p>
        The character or the game data have changed since you chose this. Left out or adjusted:{' '}
        {[...new Set(names)].map((name, index) => (
          <span key={name}>
            {index > 0 ? ', ' : ''}
            <bdi>{name}</bdi>
          </span>
        ))}
        . The rest is kept.
      </p>
    </Notice>
  );
}
