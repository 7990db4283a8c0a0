import { useState } from 'react';
import type { SearchQuery } from '../../core/game-data/search.ts';
import type { Fold } from '../../ui/layout/rows/fold-context.ts';
import { useIsPrinting } from '../../ui/layout/use-is-printing.ts';
import { useMedia } from '../../ui/layout/use-media.ts';

const PHONE = 'screen and (max-width: 47.9375em)';

/** So few cards are whole on a phone too. */
const FEW = 6;

/**
 * How each of these entries folds on a phone; undefined where their cards are whole. An entry that is searched
 * for by its full name is open. Rule: docs/rules/game-data.md#glossaries.
 */
export function useFolds<Entry extends { readonly name: string }>(
  found: readonly Entry[],
  queries: readonly SearchQuery[],
): ((entry: Entry) => Fold) | undefined {
  const isPhone = useMedia(PHONE);
  const isPrinting = useIsPrinting();
  // Those that are not as the search alone would show them.
  const [pressed, setPressed] = useState<ReadonlySet<Entry>>(new Set());
  // A search of what a row does not show whole would mark what nobody sees.
  const isSeen = queries.every(({ field }) => field === 'Name' || field === 'Tier');
  if (!isPhone || isPrinting || !isSeen || found.length <= FEW) return undefined;
  const names = new Set(queries.map(({ field, value }) => (field === 'Name' ? value.toLowerCase() : '')));
  return (entry) => ({
    isOpen: pressed.has(entry) !== names.has(entry.name.toLowerCase()),
    onToggle: () => {
      const next = new Set(pressed);
      if (!next.delete(entry)) next.add(entry);
      setPressed(next);
    },
  });
}
