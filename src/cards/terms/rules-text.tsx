import type { Message, Wording } from '../../core/lib/wording.ts';
import { closingOf } from './closing-of.ts';
import { Term } from './term.tsx';
import { termInText } from './term-reference.ts';
import { useTerms } from './terms-context.ts';

interface RulesTextProps {
  wording: Message;
  /** The entry whose rule it is: its own name opens nothing. */
  of?: string | undefined;
}

/** The text of a rule, in which every name that has a card opens it. */
export function RulesText({ wording, of }: RulesTextProps) {
  const terms = useTerms();
  if (typeof wording === 'string') return wording;
  const termOf = (part: Wording[number] | undefined) =>
    terms === undefined || part === undefined || typeof part === 'string' || part.name === of
      ? undefined
      : termInText(terms.gameData, part.name);
  return wording.map((part, index) => {
    if (typeof part === 'string')
      return termOf(wording[index - 1]) ? part.slice(closingOf(part).length) : part;
    const term = termOf(part);
    const next = wording[index + 1];
    return term ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never reorder
      <Term key={index} {...term} closing={typeof next === 'string' ? closingOf(next) : undefined} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <bdi key={index}>{part.name}</bdi>
    );
  });
}
