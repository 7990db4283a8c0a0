import { wordFor } from '../../core/game-data/words.ts';
import { signed } from '../../core/lib/signed.ts';
import type { Labelled } from '../../core/play/parts/labels.ts';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import { resourceNameAfter } from '../../core/rules/vocabulary.ts';
import { readableName } from '../readable-name.ts';
import { useTerms } from './terms-context.ts';

/**
 * The words of the packs, for what is inside `Terms`; elsewhere the usual ones.
 * Rule: docs/rules/play.md#labels.
 */
export function useWords(): (labelled: Labelled, usual?: string) => string {
  const gameData = useTerms()?.gameData;
  return (labelled, usual) => wordFor(gameData, labelled, usual);
}

/** The name of a modifier in the words of the packs; after an amount of one, in the singular. */
export function useModifierName(): (modifier: string, amount?: number) => string {
  const word = useWords();
  return (modifier, amount) => {
    if (modifier === 'ACTION_POINTS')
      return word('ACTION_POINTS', resourceNameAfter(amount, 'ACTION_POINTS'));
    for (const bar of BARS) {
      if (modifier === BAR_TABLE[bar].modifier) return `Maximum ${word(bar)}`;
      if (modifier === BAR_TABLE[bar].costModifier) return `Action ${word(bar)} Cost`;
    }
    return readableName(modifier);
  };
}

/** Lists modifiers in the words of the packs: `+1 Power, −2 Maximum Health`. */
export function useModifiersText(): (modifiers: ReadonlyMap<string, number>) => string {
  const nameOf = useModifierName();
  return (modifiers) =>
    [...modifiers].map(([name, amount]) => `${signed(amount)} ${nameOf(name, amount)}`).join(', ');
}
