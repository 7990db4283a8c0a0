import { useCreatedGame } from '../../state/use-shell.ts';
import { SaveState } from './save-state.tsx';
import { SearchButton } from './search/search-button.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';

/** The end of the top bar. What comes and goes is placed before what stays, so that nothing moves. */
export function Tools() {
  const game = useCreatedGame();
  useFocusRecovery();
  return (
    <>
      {game === undefined ? null : <UndoButtons />}
      <SaveState />
      <SearchButton />
    </>
  );
}
