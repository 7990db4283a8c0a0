import type { Character } from '../../core/character/character.ts';
import { Explain } from '../../ui/explain.tsx';
import styles from './talents.module.css';

/** What skills and talents use of the potential, and the pinnacles that it reaches. */
export function PotentialSummary({ character }: { character: Character }) {
  const { potential, pinnacles } = character;
  return (
    <p className={styles.potential}>
      Potential used{' '}
      <Explain label="Used potential" total={potential.used.total} parts={potential.used.parts} /> of{' '}
      {character.sheet.potential}
      {pinnacles.reached > 0 ? ` · Pinnacles ${pinnacles.taken} of ${pinnacles.reached}` : ''}
    </p>
  );
}
