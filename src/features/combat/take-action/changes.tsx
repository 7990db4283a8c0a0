import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Evaluation } from '../../../core/combat/evaluation.ts';
import { phaseName } from '../../../core/combat/rounds.ts';
import styles from './changes.module.css';

/** What else changes when the action is performed: weapon, status effects, phase. */
export function Changes({ evaluation: { weapon, gainedEffects, nextPhase } }: { evaluation: Evaluation }) {
  const changes: { readonly key: string; readonly text: ReactNode }[] = [
    ...(weapon?.name === undefined
      ? []
      : [
          {
            key: 'weapon',
            text: (
              <>
                Equips <bdi>{weapon.name}</bdi>
              </>
            ),
          },
        ]),
    ...gainedEffects.map(({ name, level }) => ({
      key: `gains ${name}`,
      text: (
        <>
          Gains <bdi>{name}</bdi> {level}
        </>
      ),
    })),
    ...(nextPhase === undefined ? [] : [{ key: 'phase', text: `Moves to ${phaseName(nextPhase)}` }]),
  ];
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label="Changes">
      {changes.map(({ key, text }) => (
        <li key={key} className={styles.change}>
          <ArrowRight aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
