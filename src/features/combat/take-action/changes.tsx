import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Evaluation } from '../../../core/combat/evaluation.ts';
import { phaseName } from '../../../core/combat/rounds.ts';
import styles from './changes.module.css';

interface ChangesProps {
  evaluation: Evaluation;
  /** The status effects that the character has, with their levels. */
  statusEffects: ReadonlyMap<string, number>;
}

/** What else changes when the action is performed: weapon, status effects, phase. A status effect rises, and never falls. */
export function Changes({ evaluation: { weapon, gainedEffects, nextPhase }, statusEffects }: ChangesProps) {
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
    ...gainedEffects.map(({ name, level }) => {
      const before = statusEffects.get(name) ?? 0;
      const stays = level <= before;
      return {
        key: `gains ${name}`,
        text: (
          <>
            {stays ? null : 'Gains '}
            <bdi>{name}</bdi> {stays ? `stays at ${before}` : level}
          </>
        ),
      };
    }),
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
