import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CoreTalent } from '../../cards/core-talent.tsx';
import { Dot } from '../../cards/terms/dot.tsx';
import { NamedText } from '../../cards/terms/named-text.tsx';
import { nextLevelCost } from '../../core/character/skills/skill-cost.ts';
import { type CoreTalentTier, coreTalentTiers } from '../../core/character/talents/core-talent-tiers.ts';
import { highestSkillLevel } from '../../core/game-data/caps.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { useRovingFocus } from '../../ui/layout/use-roving-focus.ts';
import styles from './skill-editor.module.css';

interface SkillEditorProps {
  name: string;
  /** Its level in the draft. */
  level: number;
  before: number;
  gameData: GameData;
  onChange: (level: number) => void;
}

/**
 * The level of one skill in a row, what the next level costs, and the core talents that each level gives,
 * with the text of those that come next. It is one tab stop: arrow keys lead from the level to the talents.
 */
export function SkillEditor({ name, level, before, gameData, onChange }: SkillEditorProps) {
  const row = useRef<HTMLDivElement>(null);
  useRovingFocus(row);
  useNoShrinking(row, level !== before);
  const skill = gameData.skills.get(name);
  const highest = highestSkillLevel(gameData);
  const tiers = coreTalentTiers(name, gameData);
  const next = tiers.find(({ breakpoint }) => breakpoint > level);
  return (
    <div
      ref={row}
      className={styles.skill}
      data-changed={level !== before || undefined}
      data-trained={level > 1 || undefined}
      data-roving
    >
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <div className={styles.level}>
        <NumberField
          label={<bdi>{name}</bdi>}
          labelHidden
          description={
            <>
              {level < highest ? `Level ${level + 1} costs ${nextLevelCost(level)}` : 'The highest level'}
              {level === before ? null : (
                <>
                  <Dot />
                  <span className={styles.before}>was {before}</span>
                </>
              )}
            </>
          }
          error={level > highest ? `This is above the highest level, ${highest}.` : undefined}
          min={1}
          max={highest}
          value={level}
          onChange={onChange}
        />
      </div>
      <p className={styles.text}>
        {skill ? <NamedText text={skill.description.join(' ')} of={name} /> : null}
      </p>
      {tiers.length > 0 ? (
        <ul className={styles.tiers} aria-label={`Core talents of ${name}`}>
          {tiers.map((tier) => (
            <li
              key={tier.breakpoint}
              className={styles.tier}
              data-active={level >= tier.breakpoint || undefined}
              data-next={tier === next || undefined}
            >
              <span className={styles.when}>
                {level >= tier.breakpoint ? 'Active' : `At ${tier.breakpoint}`}
              </span>
              <Talents tier={tier} hasText={tier === next} gameData={gameData} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** While the draft changes it, the card stays as high as it was: what is below does not move up. */
function useNoShrinking(row: RefObject<HTMLElement | null>, isChanged: boolean): void {
  const least = useRef({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const { width, height } = least.current;
    const isKept = isChanged && element.offsetWidth === width;
    element.style.minHeight = isKept ? `${height}px` : '';
    least.current = { width: element.offsetWidth, height: element.getBoundingClientRect().height };
  });
}

interface TalentsProps {
  tier: CoreTalentTier;
  /** With the text of each, on a line of its own. */
  hasText: boolean;
  gameData: GameData;
}

function Talents({ tier: { talents }, hasText, gameData }: TalentsProps) {
  return (
    <span>
      {talents.map((talent, index) => (
        <span key={talent} className={hasText ? styles.whole : undefined}>
          {index > 0 && !hasText ? ', ' : null}
          <CoreTalent name={talent} gameData={gameData} textClass={hasText ? styles.gives : undefined} />
        </span>
      ))}
    </span>
  );
}
