import { toOneDecimal } from '../../core/character/items/weight.ts';
import { useLoadedCharacter } from '../../state/use-game.ts';
import { Explain } from '../../ui/overlays/explain.tsx';
import styles from './items.module.css';

/** The weight including the draft, and the encumbrance. */
export function WeightSummary({ added }: { added: number }) {
  const { weight, encumbrance } = useLoadedCharacter();
  const total = toOneDecimal(weight.total + added);
  const parts =
    added === 0 ? weight.parts : [...weight.parts, { source: 'Chosen here', amount: toOneDecimal(added) }];
  return (
    <p className={styles.weight} data-over={total > encumbrance.total || undefined}>
      Weight <Explain label="Weight" total={total} parts={parts} /> of{' '}
      <Explain label="Encumbrance" total={encumbrance.total} parts={encumbrance.parts} />
    </p>
  );
}
