import { RESOURCE_TINCTURES } from '../../cards/resource-tincture.ts';
import type { Character } from '../../core/character/character.ts';
import { BAR_FIELDS } from '../../core/character/resources.ts';
import { BARS, type Bar, RESOURCE_NAMES } from '../../core/rules/vocabulary.ts';
import { Explain } from '../../ui/explain.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Meter } from '../../ui/meter.tsx';
import { ResourceField } from './resource-field.tsx';
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
        const tincture = RESOURCE_TINCTURES[bar] ?? 'sable';
        return (
          <div key={bar} className={styles.vital} data-tincture={tincture}>
            <ResourceField field={BAR_FIELDS[bar]} label={label} sheet={sheet} max={total}>
              <span className={styles.maximum}>
                {'/ '}
                <Explain label={`Maximum ${label}`} total={total} parts={parts} />
              </span>
            </ResourceField>
            <Meter
              label={label}
              value={sheet[BAR_FIELDS[bar]]}
              max={total}
              tincture={tincture}
              hatched={HATCHED.has(bar)}
            />
          </div>
        );
      })}
      <div className={styles.vital} data-tincture="gold">
        <ResourceField field="boostPoints" label="Boost Points" sheet={sheet} />
      </div>
      {soak.length > 0 ? (
        <div className={styles.soak}>
          {soak.map(({ type, name, sum }) => (
            <Figure
              key={type}
              label={
                <>
                  <bdi>{name}</bdi> Soak
                </>
              }
              value={<Explain label={`${name} Soak`} total={sum.total} parts={sum.parts} />}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
