import type { ReactNode } from 'react';
import { Notice } from '../ui/feedback/notice.tsx';

interface BaseFileNoticeProps {
  problem: string;
  /** A link to upload a pack. */
  children?: ReactNode;
}

/**
 * Explains why the standard game is missing, that the user's data are safe, and what to do.
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
