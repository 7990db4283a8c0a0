import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { isJsonObject } from '../../core/lib/name-map.ts';
import type { SharedDocument } from '../../core/share/share-code.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';

/** A pack that the game master has sent. The preview of an upload checks it before anything is stored. */
export function ReceivedPackLine({ received: { file } }: { received: SharedDocument }) {
  return (
    <p role="status">
      The game master has sent <bdi>{isJsonObject(file) ? String(file.name) : 'a pack'}</bdi>.{' '}
      <LinkButton
        kind="primary"
        render={<Link to={paths.management('upload')} state={{ packText: JSON.stringify(file, null, 2) }} />}
      >
        Check and store
      </LinkButton>
    </p>
  );
}
