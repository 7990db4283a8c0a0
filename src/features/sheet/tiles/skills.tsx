import { readableName } from '../../../cards/readable-name.ts';
import type { CharacterSkill } from '../../../core/character/character.ts';
import { Explain } from '../../../ui/overlays/explain.tsx';
import { useSheet } from '../use-sheet.ts';
import styles from './skills.module.css';

const dice = (count: number) => `${count}d6`;

/** Skills under the first group that they are in, the groups in the order of the game data; those in none come last. */
function groupSkills(
  skills: readonly CharacterSkill[],
  groups: readonly string[],
): readonly { readonly group: string | undefined; readonly skills: readonly CharacterSkill[] }[] {
  const firstGroup = (skill: CharacterSkill) => groups.find((group) => skill.groups.includes(group));
  return [...groups, undefined]
    .map((group) => ({ group, skills: skills.filter((skill) => firstGroup(skill) === group) }))
    .filter((each) => each.skills.length > 0);
}

/** Every skill with its level and the dice of a plain roll. */
export function SkillsTile() {
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
