import { useEffect, useState } from 'react';
import { ProblemPlace } from '../../cards/problem-place.tsx';
import type { Finding } from '../../core/game-data/checks/finding.ts';
import type { PlacedProblem } from '../../core/game-data/entry-place.ts';
import { findingsOf, type PackUpload } from '../../state/packs/upload-pack.ts';
import { useGame } from '../../state/use-game.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './management.module.css';

const FINDINGS_SHOWN = 20;

interface Checked {
  readonly upload: PackUpload;
  /** undefined where the pack could not be checked. */
  readonly findings: readonly PlacedProblem<Finding>[] | undefined;
}

/** The checker's findings for the pack's author, computed while the preview already shows. */
export function PackFindings({ upload }: { upload: PackUpload }) {
  const game = useGame();
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    const controller = new AbortController();
    void findingsOf(game, upload, controller.signal).then((found) => {
      if (!controller.signal.aborted) setChecked({ upload, findings: found });
    });
    return () => controller.abort();
  }, [game, upload]);

  if (checked?.upload !== upload) return <p className={styles.quiet}>Checking it for mistakes…</p>;
  const { findings } = checked;
  if (findings === undefined) {
    return (
      <Notice live="status">
        The pack could not be checked for mistakes. You can still store it; choose the file again to check it.
      </Notice>
    );
  }
  if (findings.length === 0) return <p className={styles.quiet}>No problems found.</p>;
  const more = findings.length - FINDINGS_SHOWN;
  return (
    <Notice
      kind="warning"
      live="status"
      title={`The checker found ${findings.length === 1 ? '1 thing' : `${findings.length.toLocaleString('en-US')} things`} to look at`}
    >
      <p>You can still store the pack.</p>
      <ul className={styles.problems}>
        {findings.slice(0, FINDINGS_SHOWN).map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may have the same text, and the list never reorders
          <li key={index}>
            <ProblemPlace problem={finding} />{' '}
            <span>
              <bdi>{finding.message}</bdi> <bdi>{finding.advice}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>And {more.toLocaleString('en-US')} more.</p> : null}
    </Notice>
  );
}
