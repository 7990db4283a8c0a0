import { useEffect, useState } from 'react';
import { WordingText } from '../../cards/wording-text.tsx';
import type { Message } from '../../core/lib/wording.ts';
import { duplicateInBaseFile } from '../../state/packs/base-file-mistake.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/**
 * Says which field the file of the standard packs has twice, for whoever hosts it.
 * Rule: docs/rules/game-data.md#standard-packs.
 */
export function BaseFileMistake() {
  const [mistake, setMistake] = useState<Message>();
  useEffect(() => {
    let isShown = true;
    void duplicateInBaseFile().then((found) => {
      if (isShown) setMistake(found);
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (mistake === undefined) return null;
  return (
    <Notice kind="warning" live="status" title="BaseGameData.json has a field twice">
      <WordingText wording={mistake} /> The last one counts. Whoever hosts Tabard can fix the file.
    </Notice>
  );
}
