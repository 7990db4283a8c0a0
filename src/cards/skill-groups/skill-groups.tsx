import type { ReactNode } from 'react';
import type { GameData } from '../../core/game-data/game-data.ts';
import { groupSkills } from '../../core/game-data/skill-groups.ts';
import { useNearSlots } from '../../ui/layout/over-frames/use-near-slots.ts';
import { useIsPrinting } from '../../ui/layout/use-is-printing.ts';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import { groupTitle } from '../skill-group-title.ts';
import styles from './skill-groups.module.css';

/** With more skills than this, only the groups in view render their skills. */
const MANY = 200;
/** An estimate in px. */
const SKILL_HEIGHT = 96;

interface SkillGroupsProps {
  gameData: GameData;
  /** The names of the skills, in their order. */
  skills: readonly string[];
  renderSkill: (name: string) => ReactNode;
  /** The minimum width of a column in rem. */
  minColumnWidth: number;
  /** Describes each list to assistive technology. */
  hint?: string | undefined;
}

/**
 * A list of skills for each of their groups, under its name. Of many skills, only groups in view have theirs.
 */
export function SkillGroups({ gameData, skills, renderSkill, minColumnWidth, hint }: SkillGroupsProps) {
  const groups = groupSkills(
    skills.map((name) => ({ name })),
    gameData.skillGroups,
  );
  const isPrinting = useIsPrinting();
  const isLong = skills.length > MANY && groups.length > 1 && !isPrinting;
  const [near, list] = useNearSlots<HTMLDivElement>(isLong);
  // The first is in view until the browser says which ones are.
  const isShown = (slot: number) => !isLong || near.has(slot) || (near.size === 0 && slot === 0);
  return (
    <div ref={list} className={styles.groups}>
      {groups.map(({ group, skills: members }, slot) => {
        const title = groupTitle(group);
        return (
          <section key={group ?? ''} className={styles.group}>
            <h2 className={styles.title}>
              <bdi>{groups.length === 1 && group === undefined ? 'Skills' : title}</bdi>
            </h2>
            {isShown(slot) ? (
              <VirtualList
                hint={hint}
                label={title}
                items={members}
                itemKey={({ name }) => name}
                estimateHeight={SKILL_HEIGHT}
                minColumnWidth={minColumnWidth}
                renderItem={({ name }) => renderSkill(name)}
              />
            ) : (
              <SpaceFor count={members.length} minColumnWidth={minColumnWidth} />
            )}
          </section>
        );
      })}
    </div>
  );
}

/** Takes about as much space as this many skills: the browser divides it among as many columns as fit. */
function SpaceFor({ count, minColumnWidth }: { count: number; minColumnWidth: number }) {
  return (
    <div aria-hidden="true" style={{ columnWidth: `${minColumnWidth}rem` }}>
      <div style={{ height: count * SKILL_HEIGHT }} />
    </div>
  );
}
