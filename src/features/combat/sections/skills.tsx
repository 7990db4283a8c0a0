import type { Character, CharacterSkill } from '../../../core/character/character.ts';
import { VirtualList } from '../../../ui/layout/virtual-list.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import styles from './rows.module.css';

const dice = (count: number) => `${count}d6`;

/** Every skill with its level and the dice of a roll without modifiers. */
export function SkillsSection({ character: { skills } }: { character: Character }) {
  if (skills.length === 0) return <p className={styles.empty}>No skills.</p>;
  return (
    <div className={styles.rows}>
      <VirtualList
        label="Skills"
        items={skills}
        itemKey={({ name }) => name}
        renderItem={(skill, index) => <Skill skill={skill} isFirst={index === 0} />}
        estimateHeight={37}
      />
    </div>
  );
}

function Skill({ skill, isFirst }: { skill: CharacterSkill; isFirst: boolean }) {
  return (
    <div className={styles.row} data-follows={!isFirst || undefined}>
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
    </div>
  );
}
