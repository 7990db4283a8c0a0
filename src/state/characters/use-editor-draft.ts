import { useGame, useLoaded } from '../use-game.ts';
import type { EditorDrafts } from './editor-drafts.ts';

/** What the loaded character has in one of the editors, and how it is changed. */
export function useEditorDraft<Name extends keyof EditorDrafts>(
  name: Name,
): readonly [draft: EditorDrafts[Name], change: (draft: EditorDrafts[Name]) => void] {
  const { loaded } = useGame();
  const draft = useLoaded(({ drafts }) => drafts[name]);
  return [draft, (next) => loaded.updateDrafts({ [name]: next })];
}
