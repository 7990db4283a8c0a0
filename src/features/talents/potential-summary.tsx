import { useWords } from '../../cards/terms/use-words.ts';
import type { Character } from '../../core/character/character.ts';
import { Explain } from '../../ui/overlays/explain.tsx';
import styles from './talents.module.css';

/** The potential that skills and talents use, and the pinnacles. */
export function PotentialSummary({ character }: { character: Character }) {
  const word = useWords();
  const { potential } = character;
  const { reached, taken } = character.pinnacles;
  return (
    <p className={styles.potential}>
      <span>
        {word('POTENTIAL')} used{' '}
        <Explain
          label={`Used ${word('POTENTIAL', 'potential')}`}
          total={potential.used.total}
          parts={potential.used.parts}
        />{' '}
        of {character.sheet.potential}
      </span>
      {reached.total > 0 ? (
        <>
          <span className="visually-hidden">, </span>
          <span>
            Pinnacles{' '}
            <Explain label="Pinnacles taken" total={taken.total} parts={taken.parts} freeSide="left" /> of{' '}
            <Explain label="Pinnacles reached" total={reached.total} parts={reached.parts} />
          </span>
        </>
      ) : null}
    </p>
  );
}
