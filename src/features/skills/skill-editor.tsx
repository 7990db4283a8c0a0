import { CoreTalent } from '../../cards/core-talent.tsx';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { nextLevelCost } from '../../core/character/skills/skill-cost.ts';
import { coreTalentTiers } from '../../core/character/talents/core-talent-tiers.ts';
import { highestSkillLevel } from '../../core/game-data/caps.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import styles from './skill-editor.module.css';

interface SkillEditorProps {
  name: string;
  /** Its level in the draft. */
  level: number;
  before: number;
  gameData: GameData;
  onChange: (level: number) => void;
}

/** The level of one skill in a row, what the next level costs, and the core talents that each level gives. */
export function SkillEditor({ name, level, before, gameData, onChange }: SkillEditorProps) {
  const skill = gameData.skills.get(name);
  const highest = highestSkillLevel(gameData);
  const tiers = coreTalentTiers(name, gameData);
  return (
    <div className={styles.skill} data-changed={level !== before || undefined}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.text}>
          {level === before ? '' : `Was ${before}. `}
          {skill ? <NamedText text={skill.description.join(' ')} of={name} /> : null}
        </p>
      </div>
      <div className={styles.level}>
        <NumberField
          label={<bdi>{name}</bdi>}
          labelHidden
          description={
            level < highest ? `Level ${level + 1} costs ${nextLevelCost(level)}` : 'The highest level'
          }
          error={level > highest ? `This is above the highest level, ${highest}.` : undefined}
          min={1}
          max={highest}
          value={level}
          onChange={onChange}
        />
      </div>
      {tiers.length > 0 ? (
        <ul className={styles.tiers} aria-label={`Core talents of ${name}`}>
          {tiers.map(({ breakpoint, talents }) => (
            <li
              key={breakpoint}
              className={styles.tier}
              data-active={level >= breakpoint || undefined}
              data-next={level + 1 === breakpoint || undefined}
            >
              <span className={styles.when}>{level >= breakpoint ? 'Active' : `At ${breakpoint}`}</span>
              <span>
                {talents.map((talent, index) => (
                  <span key={talent}>
                    {index > 0 ? ', ' : null}
                    <CoreTalent name={talent} gameData={gameData} />
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
