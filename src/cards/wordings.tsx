import { Fragment } from 'react';
import type { Wording } from '../core/lib/wording.ts';
import { RulesText } from './terms/rules-text.tsx';

interface WordingsProps {
  wordings: readonly Wording[];
  /** The entry whose rules they are: its own name opens nothing. */
  of?: string;
}

/** Sentences of the rules, separated by semicolons. */
export function Wordings({ wordings, of }: WordingsProps) {
  return wordings.map((wording, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and two may have the same text
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <RulesText wording={index < wordings.length - 1 ? [...wording, ';'] : wording} of={of} />
    </Fragment>
  ));
}
