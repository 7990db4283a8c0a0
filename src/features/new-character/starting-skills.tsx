import { coreTalentTiers } from '../../core/character/talents/core-talent-tiers.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { VirtualList } from '../../ui/layout/virtual-list.tsx';
import styles from './starting-skills.module.css';

interface StartingSkillsProps {
  gameData: GameData;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The choice of starting skills, sorted by name, each with its core talents. */
export function StartingSkills({ gameData, chosen, onChange }: StartingSkillsProps) {
  const required = gameData.constants.STARTING_SKILLS;
  const isFull = chosen.length >= required;
  const skills = [...gameData.skills.values()].sort((a, b) => a.name.localeCompare(b.name));

  const toggle = (skill: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, skill] : chosen.filter((each) => each !== skill));

  return (
    <fieldset className={styles.skills}>
      <legend className={styles.legend}>
        <span className={styles.title}>Starting skills</span>
        <span className={styles.count} aria-live="polite">
          <strong>{chosen.length}</strong> of {required} chosen
        </span>
      </legend>
      <p className={styles.hint}>A chosen skill starts at level 2, all others at level 1.</p>
      <VirtualList
        label="Starting skills"
        items={skills}
        itemKey={(skill) => skill.name}
        estimateHeight={160}
        minColumnWidth={320}
        renderItem={(skill) => {
          const isChosen = chosen.includes(skill.name);
          return (
            <div className={styles.skill} data-chosen={isChosen || undefined}>
              <Checkbox
                label={<bdi>{skill.name}</bdi>}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={(value) => toggle(skill.name, value)}
                description={skill.description.join(' ')}
              />
              <CoreTalents gameData={gameData} skill={skill.name} isChosen={isChosen} />
            </div>
          );
        }}
      />
    </fieldset>
  );
}

function CoreTalents({
  gameData,
  skill,
  isChosen,
}: {
  gameData: GameData;
  skill: string;
  isChosen: boolean;
}) {
  const tiers = coreTalentTiers(skill, gameData);
  if (tiers.length === 0) return null;
  return (
    <dl className={styles.talents}>
      {tiers.map(({ breakpoint, talents }) => (
        <div key={breakpoint} className={styles.tier}>
          <dt>Level {breakpoint}</dt>
          <dd>
            {talents.map((name) => (
              <p key={name}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                {isChosen
                  ? ` ${gameData.talents.get(name)?.description.join(' ') ?? 'Undefined Talent'}`
                  : ''}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
