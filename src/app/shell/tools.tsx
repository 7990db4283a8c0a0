import { SaveState } from './save-state.tsx';
import { SearchButton } from './search/search-button.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';

/** The end of the top bar. What comes and goes stands before what stays, so that nothing is pushed aside. */
export function Tools() {
  useFocusRecovery();
  return (
    <>
      <UndoButtons />
      <SaveState />
      <SearchButton />
    </>
  );
}
