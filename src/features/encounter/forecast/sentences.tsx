import { WordingText } from '../../../cards/wording-text.tsx';
import type { Wording } from '../../../core/lib/wording.ts';
import styles from './forecast.module.css';

interface SentencesProps {
  sentences: readonly Wording[];
  kind: 'problem' | 'note';
}

/** What a forecast says of what it is played with. */
export function Sentences({ sentences, kind }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.sentences} data-kind={kind}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <li key={index}>
          <WordingText wording={sentence} />
        </li>
      ))}
    </ul>
  );
}
