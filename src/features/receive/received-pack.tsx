import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { isJsonObject } from '../../core/lib/name-map.ts';
import type { SharedDocument } from '../../core/share/share-code.ts';
import { useGameDataState } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';

interface ReceivedPackProps {
  shared: SharedDocument;
  onRefused: () => void;
}

/** A received pack: the upload checks it, shows its contributions, and stores it. */
export function ReceivedPack({ shared: { file }, onRefused }: ReceivedPackProps) {
  const { available } = useGameDataState();
  const name = isJsonObject(file) && typeof file.name === 'string' ? file.name : 'A pack without a name';
  const version = isJsonObject(file) && typeof file.version === 'number' ? file.version : undefined;
  const here = available.find((pack) => pack.name === name);
  return (
    <Card
      level={2}
      title={<bdi>{name}</bdi>}
      meta={version === undefined ? 'Game data pack' : `Game data pack, version ${version}`}
      actions={
        <>
          <Button onClick={onRefused}>Discard</Button>
          <LinkButton
            kind="primary"
            render={
              <Link to={paths.management('upload')} state={{ packText: JSON.stringify(file, null, 2) }} />
            }
          >
            Check and store
          </LinkButton>
        </>
      }
    >
      <p>
        {here === undefined
          ? 'You have no pack with this name.'
          : `You have version ${here.version} of it. The next screen shows what changes.`}
      </p>
    </Card>
  );
}
