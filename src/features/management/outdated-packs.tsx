import type { OutdatedPack } from '../../state/packs/game-data-state.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Lists the enabled packs whose stored version differs from the one in this tab. */
export function OutdatedPacks({ outdated }: { outdated: readonly OutdatedPack[] }) {
  if (outdated.length === 0) return null;
  return (
    <Notice kind="warning" title="This tab uses packs that have changed in storage">
      <ul>
        {outdated.map(({ name, version, stored }) => (
          <li key={name}>
            <bdi>{name}</bdi> {version} {stored === undefined ? 'was deleted' : `was replaced by ${stored}`}
          </li>
        ))}
      </ul>
      <p>They stay enabled here until you submit or reload the page. Submit enables what is stored now.</p>
    </Notice>
  );
}
