import { RESOURCE_TONES } from '../../cards/resource-tone.ts';
import type { Character } from '../../core/character/character.ts';
import { BAR_FIELDS } from '../../core/character/resources.ts';
import { BARS, type Bar, RESOURCE_NAMES } from '../../core/rules/vocabulary.ts';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Explain } from '../../ui/overlays/explain.tsx';
import { ResourceButton } from './resource-button.tsx';
import styles from './vitals.module.css';

/** Vigor and focus are hatched, so that they are told from health and energy without their names. */
const HATCHED: ReadonlySet<Bar> = new Set(['VIGOR', 'FOCUS']);

/** The four bars, soak and boost points: what changes in every exchange of blows (seed 2 §2 Combat page). */
export function Vitals({ character: { sheet, maximum, soak } }: { character: Character }) {
  return (
    <section className={styles.vitals} aria-label="Resources">
      {BARS.map((bar) => {
        const label = RESOURCE_NAMES[bar];
        const { total, parts } = maximum[bar];
        const tone = RESOURCE_TONES[bar] ?? 'plain';
        const value = sheet[BAR_FIELDS[bar]];
        return (
          <div key={bar} className={styles.vital} data-tone={tone}>
            <p className={styles.label}>{label}</p>
            <p className={styles.figures}>
              <span className={styles.value}>
                <ResourceButton field={BAR_FIELDS[bar]} label={label} value={value} max={total} />
              </span>
              <span className={styles.maximum}>
                {' / '}
                <Explain label={`Maximum ${label}`} total={total} parts={parts} />
              </span>
            </p>
            <Meter label={label} value={value} max={total} tone={tone} hatched={HATCHED.has(bar)} />
          </div>
        );
      })}
      <div className={styles.vital} data-tone="accent">
        <p className={styles.label}>Boost Points</p>
        <p className={styles.value}>
          <ResourceButton field="boostPoints" label="Boost Points" value={sheet.boostPoints} />
        </p>
      </div>
      {soak.map(({ type, name, sum }) => (
        <div key={type} className={styles.vital}>
          <p className={styles.label}>
            <bdi>{name}</bdi> Soak
          </p>
          <p className={styles.value}>
            <Explain label={`${name} Soak`} total={sum.total} parts={sum.parts} />
          </p>
        </div>
      ))}
    </section>
  );
}
