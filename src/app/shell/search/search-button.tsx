import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';

const SearchDialog = lazy(() =>
  import('./search-dialog.tsx').then((module) => ({ default: module.SearchDialog })),
);

/** Opens the search by button or Ctrl+K. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // An open dialog must be answered first.
      if (document.querySelector('[role=dialog][data-open], [role=alertdialog]') === null) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <IconButton
        label="Search"
        tooltip="Search (Ctrl+K)"
        icon={<Search aria-hidden="true" />}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen ? <SearchDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
