import { Pencil } from 'lucide-react';
import { paths } from '../../../app/paths.ts';
import { readableName } from '../../../cards/readable-name.ts';
import type { CharacterSkill } from '../../../core/character/character.ts';
import { Explain } from '../../../ui/overlays/explain.tsx';
import type { TileDefinition } from '../tile-definition.ts';
import { useSheet } from '../use-sheet.ts';
import styles from './skills.module.css';

const dice = (count: number) => `${count}d6`;

/** Groups skills by their first group, in the order of the game data. Skills without a group come last. */
function groupSkills(
  skills: readonly CharacterSkill[],
  groups: readonly string[],
): readonly { readonly group: string | undefined; readonly skills: readonly CharacterSkill[] }[] {
  const firstGroup = (skill: CharacterSkill) => groups.find((group) => skill.groups.includes(group));
  return [...groups, undefined]
    .map((group) => ({ group, skills: skills.filter((skill) => firstGroup(skill) === group) }))
    .filter((each) => each.skills.length > 0);
}

/** Every skill with its level and the dice of a roll without modifiers. */
function SkillsTile() {
  const skills = useSheet((character) => character.skills);
  const groups = useSheet(({ gameData }) => [...gameData.skillGroups.keys()]);
  return (
    <div className={styles.groups}>
      {groupSkills(skills, groups).map(({ group, skills: members }) => (
        <section key={group ?? ''} className={styles.group}>
          <h3 className={styles.title}>
            <bdi>{group === undefined ? 'Other Skills' : readableName(group)}</bdi>
          </h3>
          <ul className={styles.list}>
            {members.map((skill) => (
              <li key={skill.name} className={styles.skill}>
                <bdi className={styles.name}>{skill.name}</bdi>
                <span className={styles.dice}>
                  <Explain
                    label={`Dice of ${skill.name}`}
                    total={skill.dice.total}
                    parts={skill.dice.parts}
                    format={dice}
                  />
                </span>
                <span className={styles.level}>
                  <span className="visually-hidden">Level </span>
                  {skill.level}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export const SKILLS_TILE: TileDefinition = {
  id: 'skills',
  title: 'Skills',
  growth: 'shared',
  places: {
    xlWidest: { section: 1, lane: 0, band: 1, x: 0, w: 5 },
    xlWide: { section: 1, lane: 0, band: 0, x: 0, w: 5 },
    xl: { section: 1, lane: 0, band: 1, x: 0, w: 5 },
    lg: { section: 1, lane: 0, band: 2, x: 0, w: 5 },
    md: { section: 1, lane: 0, band: 1, x: 0, w: 5 },
    smWide: { section: 1, lane: 0, band: 0, x: 0, w: 3 },
    sm: { section: 1, lane: 0, band: 1, x: 0, w: 3 },
    xs: { section: 0, lane: 0, band: 4, x: 0, w: 4 },
    xxs: { section: 0, lane: 0, band: 4, x: 0, w: 2 },
  },
  links: [{ label: 'Edit skills', icon: <Pencil />, to: paths.skills }],
  content: <SkillsTile />,
};
