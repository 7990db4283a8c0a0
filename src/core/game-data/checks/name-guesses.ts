import { nearestName } from '../../lib/nearest-name.ts';
import { type CheckedPack, quoted } from './finding.ts';

/**
 * A search compares a name with every other name of its sort, so a check makes no more searches than these.
 */
const MAX_SEARCHES = 50;

/** What to do about an undefined name, and the name that was probably meant. */
interface NameGuess {
  readonly advice: string;
  readonly guess: string | undefined;
}

/**
 * Guesses what undefined names of a pack were meant to be, for one check. The returned function takes an
 * undefined name, and the names that are defined.
 */
export function nameGuesses({
  standsAlone,
}: Pick<CheckedPack, 'standsAlone'>): (name: string, defined: Iterable<string>) => NameGuess {
  let searches = 0;
  const end = standsAlone ? '; where another pack defines it, check the two together.' : '.';
  return (name, defined) => {
    searches += 1;
    const guess = searches > MAX_SEARCHES ? undefined : nearestName(name, defined);
    const question = guess === undefined ? '' : `Did you mean ${quoted(guess)}? `;
    return { advice: `${question}Define it or remove it${end}`, guess };
  };
}

/** The message about a name that nothing defines. */
export const notDefined = (sort: string, name: string): string => `No ${sort} ${quoted(name)} is defined.`;
