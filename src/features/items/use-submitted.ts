import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { Message } from '../../core/lib/wording.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { useSettings, useShell } from '../../state/use-shell.ts';

/**
 * What follows a submit on this page: the news, and the sheet where the settings say so.
 * Rule: docs/rules/items.md#after-an-item-is-added.
 */
export function useSubmitted(): (news: Message) => Promise<void> {
  const { notices } = useShell();
  const { sheet } = useLoadedCharacter();
  const settings = useSettings();
  const navigate = useNavigate();
  return async (news) => {
    notices.success(news);
    if (settings.navigate) await navigate(paths.sheet(sheet.name));
  };
}
