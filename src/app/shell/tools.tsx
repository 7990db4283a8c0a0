import { useCreatedGame } from '../../state/use-shell.ts';
import { SaveState } from './save-state.tsx';
import { useSearchKey } from './search/use-search-key.ts';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { usePressRecovery } from './use-press-recovery.ts';

/**
 * What comes before `Search` in the top bar. Buttons that appear and disappear come first, so that the others
 * do not move.
 */
export function Tools({ onSearch }: { onSearch: () => void }) {
  const game = useCreatedGame();
  useFocusRecovery();
  usePressRecovery();
  useSearchKey(onSearch);
  return (
    <>
      {game === undefined ? null : <UndoButtons />}
      <SaveState />
      <Shortcuts />
    </>
  );
}
