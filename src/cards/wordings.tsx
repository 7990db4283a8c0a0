import type { Wording } from '../core/lib/wording.ts';
import { WordingText } from './wording-text.tsx';

/** Sentences of the rules in a row. */
export function Wordings({ wordings }: { wordings: readonly Wording[] }) {
  return wordings.map((wording, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never reorders, and two may read alike
    <span key={index}>
      {index > 0 ? '; ' : ''}
      <WordingText wording={wording} />
    </span>
  ));
}
