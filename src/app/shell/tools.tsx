import { useCreatedGame } from '../../state/use-shell.ts';
import { SaveState } from './save-state.tsx';
import { SearchButton } from './search/search-button.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';

/** The end of the top bar. Buttons that appear and disappear come first, so that the others do not move. */
export function Tools() {
  const game = useCreatedGame();
  useFocusRecovery();
  return (
    <>
      {game === undefined ? null : <UndoButtons />}
      <SaveState />
      <SearchButton />
      <Shortcuts />
    </>
  );
}
