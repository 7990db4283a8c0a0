import { ProblemPlace } from '../../cards/problem-place.tsx';
import type { PlacedProblem } from '../../core/game-data/entry-place.ts';
import { curlyQuotes } from '../../core/lib/curly-quotes.ts';
import styles from './management.module.css';

interface ProblemListProps {
  problems: readonly (PlacedProblem & { readonly advice?: string })[];
  /** How many are listed; the others are counted. */
  most: number;
}

/** Problems of a pack, each with its place, its message and what to do. */
export function ProblemList({ problems, most }: ProblemListProps) {
  const more = problems.length - most;
  if (problems.length === 0) return null;
  return (
    <>
      <ul className={styles.problems}>
        {problems.slice(0, most).map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same text, and the list never reorders
          <li key={index}>
            <ProblemPlace problem={problem} />{' '}
            <span>
              <bdi>{curlyQuotes(problem.message)}</bdi>
              {problem.advice === undefined ? null : (
                <>
                  {' '}
                  <bdi>{curlyQuotes(problem.advice)}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>And {more.toLocaleString('en-US')} more.</p> : null}
    </>
  );
}
