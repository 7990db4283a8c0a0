import { Meter } from '../../../ui/feedback/meter.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import { useSheet } from '../use-sheet.ts';
import styles from './carried-weight.module.css';

/** The weight carried and the encumbrance, for the end of the title. */
export function CarriedWeight() {
  const weight = useSheet((character) => character.weight);
  const encumbrance = useSheet((character) => character.encumbrance);
  return (
    <p className={styles.weight} data-over={weight.total > encumbrance.total || undefined}>
      <span className={styles.label}>Weight </span>
      <span className={styles.carried}>
        <Explain label="Weight" total={weight.total} parts={weight.parts} freeSide="left" />
      </span>
      {' / '}
      <Explain label="Encumbrance" total={encumbrance.total} parts={encumbrance.parts} />
    </p>
  );
}

/** How much of the encumbrance is used. */
export function CarriedWeightMeter() {
  const weight = useSheet((character) => character.weight.total);
  const encumbrance = useSheet((character) => character.encumbrance.total);
  return (
    <div className={styles.meter}>
      <Meter value={weight} max={encumbrance} tone={weight > encumbrance ? 'life' : 'plain'} />
    </div>
  );
}
