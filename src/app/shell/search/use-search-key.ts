import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K opens the search. Rule: docs/rules/screens.md#search-for-anything. */
export function useSearchKey(onSearch: () => void): void {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // An open dialog must be answered first.
      if (document.querySelector('[role=dialog][data-open], [role=alertdialog]') === null) search();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
