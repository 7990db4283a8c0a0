import type { ReactNode } from 'react';
import { Notice } from '../ui/feedback/notice.tsx';

interface BaseFileNoticeProps {
  problem: string;
  /** The way to a pack of one's own. */
  children?: ReactNode;
}

/**
 * Says why there is no standard game, what is kept, and what can be done.
 * Rule: docs/rules/game-data.md#standard-packs.
 */
export function BaseFileNotice({ problem, children }: BaseFileNoticeProps) {
  return (
    <Notice kind="error" live="alert" title="The standard game data could not be read">
      {problem} Your characters and packs are safe. Reload the page to try again
      {children ? <>, or {children}</> : null}.
    </Notice>
  );
}
