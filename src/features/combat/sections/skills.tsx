import { useRef } from 'react';
import { Term } from '../../../cards/terms/term.tsx';
import type { Character, CharacterSkill } from '../../../core/character/character.ts';
import { useRovingFocus } from '../../../ui/layout/use-roving-focus.ts';
import { VirtualList } from '../../../ui/layout/virtual-list.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import styles from './rows.module.css';

const dice = (count: number) => `${count}d6`;

/** Every skill with its level and the dice of a roll without modifiers. They are one tab stop. */
export function SkillsSection({ character: { skills } }: { character: Character }) {
  const rows = useRef<HTMLDivElement>(null);
  useRovingFocus(rows);
  if (skills.length === 0) return <p className={styles.empty}>No skills.</p>;
  return (
    <div ref={rows} className={styles.rows} data-roving data-skills>
      <VirtualList
        label="Skills"
        items={skills}
        itemKey={({ name }) => name}
        renderItem={(skill) => <Skill skill={skill} />}
        estimateHeight={36}
        minColumnWidth={8.5}
      />
    </div>
  );
}

function Skill({ skill }: { skill: CharacterSkill }) {
  return (
    <div className={styles.row} data-trained={skill.level > 1 || undefined}>
      <span className={styles.name}>
        <Term kind="skill" name={skill.name} />
      </span>
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
