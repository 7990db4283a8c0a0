import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { Message } from '../../core/lib/wording.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { useSettings, useShell } from '../../state/use-shell.ts';

/**
 * Shows a message after a submit, and opens the sheet if the settings say so.
 * Rule: docs/rules/items.md#after-an-item-is-added.
 */
export function useSubmitted(): (message: Message) => Promise<void> {
  const { notices } = useShell();
  const { sheet } = useLoadedCharacter();
  const settings = useSettings();
  const navigate = useNavigate();
  return async (message) => {
    notices.success(message);
    if (settings.navigate) await navigate(paths.sheet(sheet.name));
  };
}
