import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Term } from '../../../cards/terms/term.tsx';
import type { Character } from '../../../core/character/character.ts';
import type { Evaluation } from '../../../core/combat/evaluation.ts';
import { phaseName } from '../../../core/combat/rounds.ts';
import styles from './changes.module.css';
import { UnknownEffect } from './unknown-effect.tsx';

interface ChangesProps {
  evaluation: Evaluation;
  character: Character;
}

/**
 * What else the action changes: weapon, status effects, phase. The level of a status effect rises or stays.
 */
export function Changes({
  evaluation: { weapon, gainedEffects, nextPhase },
  character: { sheet, gameData },
}: ChangesProps) {
  const changes: { readonly key: string; readonly text: ReactNode }[] = [
    ...(weapon?.name === undefined
      ? []
      : [
          {
            key: 'weapon',
            text: (
              <>
                Equips <Term kind="item" name={weapon.name} />
              </>
            ),
          },
        ]),
    ...gainedEffects.map(({ name, level }) => {
      const before = sheet.combatState.statusEffects.get(name) ?? 0;
      const stays = level <= before;
      return {
        key: `gains ${name}`,
        text: (
          <>
            {stays ? null : 'Gains '}
            <Term kind="statusEffect" name={name} level={Math.max(level, before)} />{' '}
            {stays ? `stays at ${before}` : level}
            <UnknownEffect name={name} gameData={gameData} />
          </>
        ),
      };
    }),
    ...(nextPhase === undefined
      ? []
      : [{ key: 'phase', text: `Moves to ${phaseName(nextPhase, gameData)}` }]),
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
