import { WordingText } from '../../cards/wording-text.tsx';
import { skillLevels } from '../../core/character/skills/skills.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { nameList } from '../../core/lib/wording.ts';
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

/** The level of one skill, and the core talents that the level gives. */
export function SkillEditor({ name, level, before, gameData, onChange }: SkillEditorProps) {
  const skill = gameData.skills.get(name);
  const { minimum, maximum } = skillLevels(gameData);
  const tiers = gameData.coreTalentBreakpoints.flatMap((breakpoint, index) => {
    const talents = skill?.coreTalents[index] ?? [];
    return talents.length > 0 ? [{ breakpoint, talents }] : [];
  });
  return (
    <div className={styles.skill} data-changed={level !== before || undefined}>
      <NumberField
        label={<bdi>{name}</bdi>}
        description={
          level === before
            ? skill?.description.join(' ')
            : `Was ${before}. ${skill?.description.join(' ') ?? ''}`
        }
        size="figure"
        min={minimum}
        max={maximum}
        value={level}
        onChange={onChange}
      />
      {tiers.length > 0 ? (
        <ul className={styles.tiers} aria-label={`Core talents of ${name}`}>
          {tiers.map(({ breakpoint, talents }) => (
            <li key={breakpoint} className={styles.tier} data-active={level >= breakpoint || undefined}>
              <span className={styles.level}>{level >= breakpoint ? 'Active' : `At ${breakpoint}`}</span>
              <span>
                <WordingText wording={nameList(talents)} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
