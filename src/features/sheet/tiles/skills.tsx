import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { groupTitle } from '../../../cards/skill-group-title.ts';
import type { CharacterSkill } from '../../../core/character/character.ts';
import { playOf } from '../../../core/game-data/play-of.ts';
import { groupSkills, type SkillGroup } from '../../../core/game-data/skill-groups.ts';
import { checkDice } from '../../../core/play/rules/outcome.ts';
import { useGame } from '../../../state/use-game.ts';
import { TileList } from '../../../ui/layout/tile-list.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { Explain } from '../../../ui/overlays/explain.tsx';
import type { TileDefinition } from '../tile-definition.ts';
import { useSheet } from '../use-sheet.ts';
import styles from './skills.module.css';

const [SkillCheck] = onDemand(() => import('./skill-check.tsx').then((module) => module.SkillCheck));

const dice = (count: number) => `${count}d6`;

/** Of more skills than this only those in sight are in the page. */
const MANY_SKILLS = 200;

/** Every skill with its level and the dice of a roll without modifiers. */
function SkillsTile() {
  const skills = useSheet((character) => character.skills);
  const skillGroups = useSheet(({ gameData }) => gameData.skillGroups);
  const groups = groupSkills(skills, skillGroups);
  if (skills.length > MANY_SKILLS) return <ManySkills groups={groups} />;
  return (
    <div className={styles.groups}>
      {groups.map(({ group, skills: members }) => (
        <section key={group ?? ''} className={styles.group}>
          <h3 className={styles.title}>
            <bdi>{groupTitle(group)}</bdi>
          </h3>
          <ul className={styles.list}>
            {members.map((skill) => (
              <li key={skill.name}>
                <Skill skill={skill} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ManySkills({ groups }: { groups: readonly SkillGroup<CharacterSkill>[] }) {
  const rows = groups.flatMap(({ group, skills }) => [
    { title: groupTitle(group) },
    ...skills.map((skill) => ({ skill })),
  ]);
  return (
    <TileList
      label="Skills"
      items={rows}
      itemKey={(row) => ('skill' in row ? `skill ${row.skill.name}` : `group ${row.title}`)}
      estimateHeight={32}
      renderItem={(row) =>
        'skill' in row ? (
          <Skill skill={row.skill} />
        ) : (
          <h3 className={styles.title}>
            <bdi>{row.title}</bdi>
          </h3>
        )
      }
    />
  );
}

function Skill({ skill }: { skill: CharacterSkill }) {
  const { name, dice: sum, level } = skill;
  const hasChecks = useSheet(({ gameData }) => playOf(gameData).check !== undefined);
  return (
    <div className={styles.skill} data-check={hasChecks || undefined} data-trained={level > 1 || undefined}>
      {hasChecks ? <CheckedName skill={skill} /> : <bdi className={styles.name}>{name}</bdi>}
      <span className={styles.figures}>
        <span className={styles.dice}>
          <Explain label={`Dice of ${name}`} total={sum.total} parts={sum.parts} format={dice} />
        </span>
        <span className={styles.level}>
          <span className="visually-hidden">Level </span>
          {level}
        </span>
      </span>
    </div>
  );
}

/** The name of a skill as a button that rolls its check. Rule: docs/rules/play.md#checks-outside-combat. */
function CheckedName({ skill }: { skill: CharacterSkill }) {
  const { intents } = useGame().combat;
  const button = useRef<HTMLButtonElement>(null);
  /** The id of the roll that is shown. */
  const [shown, setShown] = useState<number>();
  const count = useSheet(({ gameData, modifier }) =>
    checkDice(skill, modifier('DICE_POOL'), playOf(gameData)),
  );
  if (count === undefined) return <bdi className={styles.name}>{skill.name}</bdi>;
  const roll = () => setShown(intents.rollCheck(skill.name, count.total));
  return (
    <span className={styles.name}>
      <button
        ref={button}
        type="button"
        className={styles.roll}
        aria-label={`Roll ${skill.name}`}
        aria-haspopup="dialog"
        onClick={roll}
      >
        <bdi>{skill.name}</bdi>
      </button>
      {shown === undefined ? null : (
        <SkillCheck
          skill={skill.name}
          dice={count}
          shown={shown}
          opener={button}
          onRoll={roll}
          onClose={() => setShown(undefined)}
        />
      )}
    </span>
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
    lg: { section: 1, lane: 0, band: 1, x: 0, w: 4 },
    md: { section: 1, lane: 0, band: 2, x: 0, w: 5 },
    sm: { section: 2, lane: 0, band: 0, x: 0, w: 6 },
    xs: { section: 0, lane: 0, band: 3, x: 0, w: 4 },
    xxs: { section: 0, lane: 0, band: 3, x: 0, w: 2 },
  },
  links: [{ label: 'Edit skills', icon: <Pencil />, to: paths.skills }],
  content: <SkillsTile />,
};
