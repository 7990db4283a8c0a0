import { useEffect, useEffectEvent } from 'react';
import { isSearchKey } from './is-search-key.ts';

/** Ctrl+K opens the search. Rule: docs/rules/screens.md#search-for-anything. */
export function useSearchKey(onSearch: () => void): void {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      // An open dialog must be answered first.
      if (document.querySelector('[role=dialog][data-open], [role=alertdialog]') === null) search();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
