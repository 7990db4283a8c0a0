import { coreTalentTiers } from '../core/character/talents/core-talent-tiers.ts';
import type { GameData } from '../core/game-data/game-data.ts';
import type { Skill } from '../core/game-data/pack.ts';
import { Card } from '../ui/layout/card.tsx';
import type { HeadingLevel } from '../ui/layout/heading.tsx';
import { Facts } from './facts/facts.tsx';
import { Names } from './names.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { groupTitle } from './skill-group-title.ts';

interface SkillCardProps {
  skill: Skill;
  gameData: GameData;
  level?: HeadingLevel | undefined;
}

/** A skill in the style of a rule book: its text, and its core talents by level. */
export function SkillCard({ skill, gameData, level }: SkillCardProps) {
  const groups = gameData.groupsOfSkill.get(skill.name) ?? [];
  return (
    <Card
      level={level}
      title={<bdi data-searchable="Name">{skill.name}</bdi>}
      meta={groups.map(groupTitle).join(', ') || 'Skill'}
    >
      <Paragraphs text={skill.description} of={skill.name} />
      <Facts
        facts={coreTalentTiers(skill.name, gameData).map(({ breakpoint, talents }) => ({
          label: `Level ${breakpoint}`,
          content: <Names names={talents} kind="talent" />,
        }))}
      />
    </Card>
  );
}
