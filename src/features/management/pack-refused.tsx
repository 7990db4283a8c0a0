import { WordingText } from '../../cards/wording-text.tsx';
import type { PackRefusal } from '../../state/packs/upload-pack.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProblemList } from './problem-list.tsx';

const MAX_SHOWN = 50;

/** Why a file was refused: the message, then each problem with its path in the file. */
export function PackRefused({ message, detail, problems }: PackRefusal) {
  return (
    <Notice kind="error" live="alert" title={message}>
      {detail ? (
        <p>
          <WordingText wording={detail} />
        </p>
      ) : null}
      <ProblemList problems={problems} most={MAX_SHOWN} />
    </Notice>
  );
}
