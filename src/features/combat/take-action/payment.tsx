import { TriangleAlert } from 'lucide-react';
import { RESOURCE_TONES } from '../../../cards/resource-tone.ts';
import type { Character } from '../../../core/character/character.ts';
import { shortfall } from '../../../core/combat/affordability.ts';
import type { Evaluation } from '../../../core/combat/evaluation.ts';
import { isBar } from '../../../core/rules/bars.ts';
import { Explain } from '../../../ui/overlays/explain.tsx';
import styles from './payment.module.css';

interface PaymentProps {
  evaluation: Evaluation;
  character: Character;
}

/** The cost in each resource and how much of it is available; the gains, which are capped at the maximum. */
export function Payment({ evaluation: { costs, gains }, character: { maximum } }: PaymentProps) {
  if (costs.length + gains.length === 0) return null;
  return (
    <div className={styles.payment}>
      {costs.length > 0 ? (
        <section>
          <h3 className={styles.title}>Costs</h3>
          <ul className={styles.rows}>
            {costs.map(({ resource, name, cost, available, affordable }) => (
              <li
                key={resource}
                className={styles.row}
                data-tone={RESOURCE_TONES[resource]}
                data-affordable={affordable}
              >
                <span>{name}</span>
                <span className={styles.amount}>
                  <Explain label={`${name} cost`} total={cost.total} parts={cost.parts} />
                </span>
                <span className={styles.available}>of {available}</span>
                {affordable ? null : (
                  <span className={styles.short}>
                    <TriangleAlert aria-hidden="true" /> {shortfall(resource, cost.total, available)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {gains.length > 0 ? (
        <section>
          <h3 className={styles.title}>Gains</h3>
          <ul className={styles.rows}>
            {gains.map(({ resource, name, gain, available }) => (
              <li key={resource} className={styles.row} data-tone={RESOURCE_TONES[resource]}>
                <span>{name}</span>
                <span className={styles.amount}>
                  {'+'}
                  <Explain label={`${name} gain`} total={gain.total} parts={gain.parts} />
                </span>
                <span className={styles.available}>
                  now {available}
                  {isBar(resource) ? ` of ${maximum[resource].total}` : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
