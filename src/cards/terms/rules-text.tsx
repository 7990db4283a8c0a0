import type { Message } from '../../core/lib/wording.ts';
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
  return wording.map((part, index) => {
    if (typeof part === 'string') return part;
    const term = terms && part.name !== of ? termInText(terms.gameData, part.name) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never reorder
    return term ? <Term key={index} {...term} /> : <bdi key={index}>{part.name}</bdi>;
  });
}
