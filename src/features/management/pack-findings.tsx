import { useEffect, useState } from 'react';
import type { Finding } from '../../core/game-data/checks/finding.ts';
import type { PlacedProblem } from '../../core/game-data/entry-place.ts';
import { findingsOf, type PackUpload } from '../../state/packs/upload-pack.ts';
import { useGame } from '../../state/use-game.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './management.module.css';
import { ProblemList } from './problem-list.tsx';

const MAX_SHOWN = 20;

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
  if (checked.findings === undefined) {
    return (
      <Notice live="status">
        The pack could not be checked for mistakes: the first check needs the network. You can still store it;
        choose the file again to check it.
      </Notice>
    );
  }
  // What is left out of play stands first in the preview.
  const told = new Set(upload.leftOut.map(({ path, message }) => `${path} ${message}`));
  const findings = checked.findings.filter(({ path, message }) => !told.has(`${path} ${message}`));
  if (findings.length === 0 && told.size > 0) return null;
  if (findings.length === 0) return <p className={styles.quiet}>No problems found.</p>;
  return (
    <Notice
      kind="warning"
      live="status"
      title={`The checker found ${findings.length === 1 ? '1 thing' : `${findings.length.toLocaleString('en-US')} things`} to look at`}
    >
      <p>You can still store the pack.</p>
      <ProblemList problems={findings} most={MAX_SHOWN} />
    </Notice>
  );
}
