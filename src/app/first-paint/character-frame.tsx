import type { ReactNode } from 'react';
import { BAR_TABLE, BARS } from '../../core/rules/bars.ts';
import stepper from '../../ui/fields/stepper.module.css';
import header from '../load-character/character-header.module.css';
import { CharacterLinks } from '../load-character/character-links.tsx';
import styles from './character-frame.module.css';

/**
 * What stands in for every screen of a character, as the build renders it for the sheet: what `CharacterHeader` shows, and
 * the bars. `fillFrame` fills a copy of it. It has no heading, since the screen brings one.
 * Rule: docs/rules/screens.md#before-the-app-has-started.
 * @param props `name`: what is replaced by the name; `children`: below it
 */
export function CharacterFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={header.header}>
        <span className={`${header.coat} ${styles.coat}`} />
        <div className={header.words}>
          <p className={header.name} data-subtitle>
            <bdi>{name}</bdi>
          </p>
          <p className={`${header.title} ${styles.title}`}>
            <bdi data-title />
          </p>
        </div>
        <CharacterLinks name={name} />
      </div>
      <dl className={styles.bars} data-bars>
        {BARS.map((bar) => BAR_TABLE[bar]).map(({ field, name: label, tone }) => (
          <div key={field} className={styles.bar} data-tone={tone} data-bar={field}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <Step field={field} by={-1} label={`Decrease ${label}`} />
              <span className={styles.figure}>
                <span data-figure />
                <span className={styles.pending} data-pending={field} />
              </span>
              <Step field={field} by={1} label={`Increase ${label}`} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

/** Looks like a `Stepper`, whose press it is given. */
function Step({ field, by, label }: { field: string; by: -1 | 1; label: string }) {
  return (
    <button
      type="button"
      className={stepper.stepper}
      data-direction={by < 0 ? 'down' : 'up'}
      data-step={by}
      data-field={field}
      aria-label={label}
    />
  );
}
