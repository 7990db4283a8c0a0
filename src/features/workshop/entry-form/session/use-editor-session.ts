import { useInsertionEffect, useMemo, useRef } from 'react';
import { withPlayBegun } from '../../../../core/game-data/editing/forms/pack-parts.ts';
import { withValueAt } from '../../../../core/game-data/editing/json-edit.ts';
import { namesOfSort } from '../../../../core/game-data/editing/names-of-sort.ts';
import { type PackFile, packFileName } from '../../../../core/game-data/editing/pack-file.ts';
import { jsonPath } from '../../../../core/lib/problem.ts';
import type { Wording } from '../../../../core/lib/wording.ts';
import type { Glossary } from '../../../../core/rules/context.ts';
import { placeWords } from './edit-words.ts';
import type { EditorSession, Keys, LiveSession } from './editor-session.ts';
import { useFormWords } from './form-words.ts';
import { type DraftFindings, useDraftFindings } from './use-draft-findings.ts';
import { useLiveGameData } from './use-live-game-data.ts';

interface SessionOptions {
  readonly file: PackFile;
  /** What is edited, as descriptions of changes call it. */
  readonly name: string;
  /** The keys that lead to what is edited. */
  readonly at: Keys;
  readonly onChange: (file: PackFile, description: string) => void;
  /** The node at these keys in the words that players read. */
  readonly sentence: (keys: Keys, glossary: Glossary) => Wording | undefined;
}

/** What the fields of a form of this file share, with all findings of the file. */
export function useEditorSession({ file, name, at, onChange, sentence }: SessionOptions): {
  readonly session: EditorSession;
  readonly live: LiveSession;
  readonly findings: DraftFindings;
} {
  const findings = useDraftFindings(file, jsonPath(at));
  const { below, gameData, isRead } = useLiveGameData(file.json, packFileName(file));
  const words = useFormWords(gameData);
  const latest = useRef({ file, below, onChange });
  useInsertionEffect(() => {
    latest.current = { file, below, onChange };
  });
  const depth = at.length;
  const session = useMemo((): EditorSession => {
    const json = () => latest.current.file.json;
    const change: EditorSession['change'] = (next, description) => {
      const now = latest.current;
      if (next !== now.file.json) now.onChange({ ...now.file, json: next }, description);
    };
    return {
      depth,
      name,
      words,
      json,
      change,
      set: (keys, value) =>
        change(
          withValueAt(withPlayBegun(json(), keys), keys, value),
          `Change ${placeWords(keys.slice(depth), name)}`,
        ),
      names: (sort) => namesOfSort(json(), latest.current.below, sort),
    };
  }, [depth, name, words]);
  const live: LiveSession = {
    json: file.json,
    gameData,
    isRead,
    findings: findings.at,
    sentence: (keys) => sentence(keys, gameData.glossary),
  };
  return { session, live, findings };
}
