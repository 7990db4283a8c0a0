import { ChevronDown, CircleAlert } from 'lucide-react';
import { type CSSProperties, type Ref, useState } from 'react';
import { CoreTalent } from '../../cards/core-talent.tsx';
import { SkillGroups } from '../../cards/skill-groups/skill-groups.tsx';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { Term } from '../../cards/terms/term.tsx';
import { STARTING_SKILL_LEVEL } from '../../core/character/create.ts';
import { coreTalentTiers } from '../../core/character/talents/core-talent-tiers.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import styles from './starting-skills.module.css';

interface StartingSkillsProps {
  gameData: GameData;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** The id of the message that too few are chosen. */
  refusalId: string | undefined;
  titleRef: Ref<HTMLLegendElement>;
}

/** The choice of starting skills, by group, each with its core talents. */
export function StartingSkills({ gameData, chosen, onChange, refusalId, titleRef }: StartingSkillsProps) {
  const required = gameData.constants.STARTING_SKILLS;
  const isFull = chosen.length >= required;
  const names = [...gameData.skills.keys()];

  const toggle = (skill: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, skill] : chosen.filter((each) => each !== skill));

  return (
    <fieldset
      className={styles.skills}
      aria-describedby={refusalId}
      data-refused={refusalId ? true : undefined}
      style={{ '--rows': gameData.coreTalentBreakpoints.length + 1 } as CSSProperties}
    >
      <legend ref={titleRef} className={styles.title}>
        Starting skills
      </legend>
      <p className={styles.hint}>
        {refusalId ? <CircleAlert className={styles.mark} aria-hidden="true" /> : null}
        <span className={styles.number}>Choose {required}.</span> A chosen skill starts at level 2, all others
        at level 1. Talents and items follow on the sheet.
      </p>
      <SkillGroups
        gameData={gameData}
        skills={names}
        minColumnWidth={17.5}
        renderSkill={(name) => {
          const isChosen = chosen.includes(name);
          return (
            <Skill
              name={name}
              gameData={gameData}
              isChosen={isChosen}
              isDisabled={isFull && !isChosen}
              onChange={(value) => toggle(name, value)}
            />
          );
        }}
      />
    </fieldset>
  );
}

interface SkillProps {
  name: string;
  gameData: GameData;
  isChosen: boolean;
  isDisabled: boolean;
  onChange: (isChosen: boolean) => void;
}

function Skill({ name, gameData, isChosen, isDisabled, onChange }: SkillProps) {
  const [isOpen, setOpen] = useState(false);
  const tiers = coreTalentTiers(name, gameData);
  return (
    <div className={styles.skill} data-chosen={isChosen || undefined} data-open={isOpen || undefined}>
      <Checkbox
        label={<bdi className={styles.name}>{name}</bdi>}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChange}
        description={
          <span className="flavour">
            <NamedText text={gameData.skills.get(name)?.description.join(' ') ?? ''} of={name} />
          </span>
        }
      />
      {tiers.length === 0 ? null : (
        <>
          <span className={styles.more}>
            <IconButton
              label={`Core talents of ${name}`}
              icon={<ChevronDown aria-hidden="true" />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          </span>
          <CoreTalents gameData={gameData} tiers={tiers} />
        </>
      )}
    </div>
  );
}

interface CoreTalentsProps {
  gameData: GameData;
  tiers: ReturnType<typeof coreTalentTiers>;
}

/**
 * The core talents of a skill by level; each name opens its card. Those that the choice gives at once can be
 * read, with what they change.
 */
function CoreTalents({ gameData, tiers }: CoreTalentsProps) {
  return (
    <dl className={styles.talents}>
      {tiers.map(({ breakpoint, talents }) => {
        const isGiven = breakpoint <= STARTING_SKILL_LEVEL;
        return (
          <div key={breakpoint} className={styles.tier} data-given={isGiven || undefined}>
            <dt>{isGiven ? 'Gives' : `Level ${breakpoint}`}</dt>
            {talents.map((talent) => (
              <dd key={talent}>
                {isGiven ? (
                  <CoreTalent name={talent} gameData={gameData} textClass={styles.text} />
                ) : (
                  <Term kind="talent" name={talent} />
                )}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
