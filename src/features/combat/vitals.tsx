import { readableName } from '../../cards/readable-name.ts';
import { isHatched } from '../../cards/resource-tone.ts';
import type { Character } from '../../core/character/character.ts';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Explain } from '../../ui/overlays/explain.tsx';
import { ResourceButton } from './resource-button.tsx';
import styles from './vitals.module.css';

/** Modifiers that players apply by hand, as they do soak. */
const BY_HAND = [
  'DIFFICULTY_ADJUSTMENT',
  'DAMAGE_RECEIVED',
  'HEALING_RECEIVED',
  'COMBAT_EXHAUSTION_REDUCTION',
];

/**
 * The bars, boost points and soak, and the other totals that players apply by hand, where something changes them.
 * Rule: docs/rules/combat.md#combat-page.
 */
export function Vitals({ character: { sheet, maximum, soak, modifier } }: { character: Character }) {
  const totals = BY_HAND.map((name) => ({ label: readableName(name), sum: modifier(name) }));
  return (
    <section className={styles.vitals} aria-label="Resources">
      {BARS.map((bar) => {
        const { field, name: label, tone } = BAR_TABLE[bar];
        const { total, parts } = maximum[bar];
        const value = sheet[field];
        return (
          <div key={bar} className={styles.vital} data-tone={tone}>
            <p className={styles.label}>{label}</p>
            <p className={styles.figures}>
              <span className={styles.value}>
                <ResourceButton field={field} label={label} value={value} max={total} />
              </span>
              <span className={styles.maximum}>
                {' / '}
                <Explain label={`Maximum ${label}`} total={total} parts={parts} />
              </span>
            </p>
            <Meter label={label} value={value} max={total} tone={tone} hatched={isHatched(bar)} />
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
      {totals
        .filter(({ sum }) => sum.parts.length > 0)
        .map(({ label, sum }) => (
          <div key={label} className={styles.vital}>
            <p className={styles.label}>{label}</p>
            <p className={styles.value}>
              <Explain label={label} total={sum.total} parts={sum.parts} />
            </p>
          </div>
        ))}
    </section>
  );
}
