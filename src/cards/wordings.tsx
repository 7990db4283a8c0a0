import { Fragment } from 'react';
import type { Wording } from '../core/lib/wording.ts';
import { WordingText } from './wording-text.tsx';

/** Sentences of the rules, separated by semicolons. */
export function Wordings({ wordings }: { wordings: readonly Wording[] }) {
  return wordings.map((wording, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and two may have the same text
    <Fragment key={index}>
      {index > 0 ? '; ' : null}
      <WordingText wording={wording} />
    </Fragment>
  ));
}
