import { Fragment } from 'react';
import type { Wording } from '../core/lib/wording.ts';
import { WordingText } from './wording-text.tsx';

/** Sentences of the rules in a row. */
export function Wordings({ wordings }: { wordings: readonly Wording[] }) {
  return wordings.map((wording, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and two may read alike
    <Fragment key={index}>
      {index > 0 ? '; ' : null}
      <WordingText wording={wording} />
    </Fragment>
  ));
}
