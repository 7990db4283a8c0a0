import { ProblemPlace } from '../../cards/problem-place.tsx';
import { WordingText } from '../../cards/wording-text.tsx';
import type { PackRefusal } from '../../state/packs/upload-pack.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './management.module.css';

const PROBLEMS_SHOWN = 50;

/** Why a file was refused: the message, then each problem with its path in the file. */
export function PackRefused({ message, detail, problems }: PackRefusal) {
  return (
    <Notice kind="error" live="alert" title={message}>
      {detail ? (
        <p>
          <WordingText wording={detail} />
        </p>
      ) : null}
      {problems.length > 0 ? (
        <ul className={styles.problems}>
          {problems.slice(0, PROBLEMS_SHOWN).map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same text, and the list never reorders
            <li key={index}>
              <ProblemPlace problem={problem} /> {problem.message}
            </li>
          ))}
        </ul>
      ) : null}
      {problems.length > PROBLEMS_SHOWN ? <p>And {problems.length - PROBLEMS_SHOWN} more.</p> : null}
    </Notice>
  );
}
