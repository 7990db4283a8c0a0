import type { PackDifference } from '../../core/game-data/preflight.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** The packs that the sender had and this browser has not, or in another version. */
export function MissingPacks({ packs }: { packs: readonly PackDifference[] }) {
  if (packs.length === 0) return null;
  return (
    <Notice kind="warning" title="It was made with other packs">
      <ul>
        {packs.map(({ name, expected, available }) => (
          <li key={name}>
            <bdi>{name}</bdi> {expected}: {available < 0 ? 'not here' : `here in version ${available}`}
          </li>
        ))}
      </ul>
      <p>What they define is parked until the pack is here. Ask the sender to share the pack too.</p>
    </Notice>
  );
}
