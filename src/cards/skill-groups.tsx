import type { ReactNode } from 'react';
import type { GameData } from '../core/game-data/game-data.ts';
import { groupSkills } from '../core/game-data/skill-groups.ts';
import { VirtualList } from '../ui/layout/virtual-list.tsx';
import { groupTitle } from './skill-group-title.ts';
import styles from './skill-groups.module.css';

interface SkillGroupsProps {
  gameData: GameData;
  /** The names of the skills, in their order. */
  skills: readonly string[];
  renderSkill: (name: string) => ReactNode;
  /** The minimum width of a column in px. */
  minColumnWidth: number;
}

/** A list of skills for each of their groups, under its name. */
export function SkillGroups({ gameData, skills, renderSkill, minColumnWidth }: SkillGroupsProps) {
  const groups = groupSkills(
    skills.map((name) => ({ name })),
    gameData.skillGroups,
  );
  return groups.map(({ group, skills: members }) => {
    const title = groupTitle(group);
    return (
      <section key={group ?? ''} className={styles.group}>
        <h2 className={styles.title}>
          <bdi>{groups.length === 1 && group === undefined ? 'Skills' : title}</bdi>
        </h2>
        <VirtualList
          label={title}
          items={members}
          itemKey={({ name }) => name}
          estimateHeight={96}
          minColumnWidth={minColumnWidth}
          renderItem={({ name }) => renderSkill(name)}
        />
      </section>
    );
  });
}
