import type { Character } from '../../../core/character/character.ts';
import { Explain } from '../../../ui/overlays/explain.tsx';
import styles from './rows.module.css';

const dice = (count: number) => `${count}d6`;

/** Every skill with its level and the dice of a roll without modifiers. */
export function SkillsSection({ character: { skills } }: { character: Character }) {
  if (skills.length === 0) return <p className={styles.empty}>No skills.</p>;
  return (
    <ul className={styles.rows} aria-label="Skills">
      {skills.map((skill) => (
        <li key={skill.name} className={styles.row}>
          <bdi className={styles.name}>{skill.name}</bdi>
          <span className={styles.quiet}>
            <Explain
              label={`Dice of ${skill.name}`}
              total={skill.dice.total}
              parts={skill.dice.parts}
              format={dice}
            />
          </span>
          <span className={styles.figure}>
            <span className="visually-hidden">Level </span>
            {skill.level}
          </span>
        </li>
      ))}
    </ul>
  );
}
