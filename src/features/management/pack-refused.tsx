import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { WordingText } from '../../cards/wording-text.tsx';
import { ALREADY_STORED } from '../../core/game-data/pack-upload.ts';
import type { PackRefusal } from '../../state/packs/upload-pack.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProblemList } from './problem-list.tsx';

const MAX_SHOWN = 50;

interface PackRefusedProps extends PackRefusal {
  /** The name of the pack that the workshop handed over; undefined where a file was chosen. */
  workshopPack: string | undefined;
}

/**
 * Why a file was refused: the message, then each problem with its path in the file, and for a pack of the
 * workshop the way back there.
 */
export function PackRefused({ message, detail, problems, workshopPack }: PackRefusedProps) {
  return (
    <Notice kind="error" live="alert" title={message}>
      {detail ? (
        <p>
          <WordingText wording={detail} />
        </p>
      ) : null}
      <ProblemList problems={problems} most={MAX_SHOWN} />
      {workshopPack === undefined ? null : (
        <NextStep name={workshopPack} isStored={message === ALREADY_STORED} />
      )}
    </Notice>
  );
}

function NextStep({ name, isStored }: { name: string; isStored: boolean }) {
  if (!isStored) {
    return (
      <p>
        <Link to={paths.workshopPack(name)}>
          Back to <bdi>{name}</bdi> in the workshop
        </Link>
      </p>
    );
  }
  return (
    <p>
      Release the next version under{' '}
      <Link to={paths.workshopPack(name, 'versions')}>
        Versions of <bdi>{name}</bdi>
      </Link>
      , then use it. Nothing was stored, and your changes are kept in the workshop.
    </p>
  );
}
