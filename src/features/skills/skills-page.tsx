import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { SkillGroups } from '../../cards/skill-groups/skill-groups.tsx';
import {
  checkSkills,
  draftedPotential,
  draftedSkills,
  submitSkills,
  supportedSkillDraft,
  withSkillLevel,
} from '../../core/character/skills/skills.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { useEditorDraft } from '../../state/characters/use-editor-draft.ts';
import { useGame, useLoadedCharacter } from '../../state/use-game.ts';
import { ChangesList } from '../../ui/draft/changes-list.tsx';
import { DraftBar, DraftLayout } from '../../ui/draft/draft-bar.tsx';
import { DraftFigure, DraftFigures } from '../../ui/draft/draft-figures.tsx';
import { DraftRepair } from '../../ui/draft/draft-repair.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import { Explain } from '../../ui/overlays/explain.tsx';
import { SkillEditor } from './skill-editor.tsx';
import styles from './skills-page.module.css';

/**
 * A draft of skill levels, with their cost.
 * Rule: docs/rules/talents-and-skills.md#skill-editor.
 */
export function SkillsPage() {
  const { loaded } = useGame();
  const { sheet, gameData } = useLoadedCharacter();
  const navigate = useNavigate();
  const [chosen, setChosen] = useEditorDraft('skills');
  // The sheet and the packs may have changed since they were chosen.
  const draft = supportedSkillDraft(sheet, chosen, gameData);
  const isKept = (name: string, level: number) => (draft.get(name) ?? sheet.skills.get(name)) === level;
  const repaired = [...chosen].flatMap(([name, level]) => (isKept(name, level) ? [] : [name]));
  const skills = draftedSkills(sheet, draft);
  const problem = checkSkills(sheet, draft, gameData);
  const word = wordFor(gameData, 'POTENTIAL', 'potential');
  const { skillCost, used, free } = draftedPotential(sheet, draft, gameData);
  // Skills come in fours: two columns or four leave none of them alone in a row.
  const isBroad = useMedia('(min-width: 90em)');
  const isBroadest = useMedia('(min-width: 118em)');
  const minColumnWidth = isBroad && !isBroadest ? 30 : 20;

  const submit = async () => {
    const isSame = [...draft].every(([name, level]) => level === (sheet.skills.get(name) ?? 1));
    const isDone = isSame || loaded.change('Edit skills', (before) => submitSkills(before, draft, gameData));
    if (!isDone) return;
    setChosen(new Map());
    await navigate(paths.sheet(sheet.name));
  };

  const changes = [...skills]
    .map(([name, after]) => ({ name, before: sheet.skills.get(name) ?? 1, after }))
    .filter(({ before, after }) => before !== after);

  return (
    <Page
      title="Skills"
      owner={sheet.name}
      lead={
        <span className="screen-only">
          <span className={styles.how}>Raise and lower levels as you like. </span>Nothing is saved until you
          submit.
        </span>
      }
    >
      <DraftLayout
        draft={
          <DraftBar
            isEmpty={draft.size === 0}
            problem={problem}
            nothingYet="No level has changed yet."
            onSubmit={submit}
            onDiscard={draft.size > 0 ? () => setChosen(new Map()) : undefined}
            changes={<ChangesList changes={changes} />}
          >
            <DraftFigures isNarrow>
              <DraftFigure label="Skill cost">
                <Explain label="Skill cost" total={skillCost.total} parts={skillCost.parts} />
              </DraftFigure>
              <DraftFigure label="Total used">
                <Explain label={`Used ${word}`} total={used.total} parts={used.parts} />
              </DraftFigure>
              <DraftFigure label={`Free of ${sheet.potential}`} isOver={free.total < 0}>
                <Explain label={`Free ${word}`} total={free.total} parts={free.parts} freeSide="left" />
              </DraftFigure>
            </DraftFigures>
          </DraftBar>
        }
      >
        {skills.size === 0 ? (
          <EmptyState title="There are no skills">The enabled game data define none.</EmptyState>
        ) : (
          <SkillGroups
            gameData={gameData}
            skills={[...skills.keys()]}
            minColumnWidth={minColumnWidth}
            hint="Arrow keys move within each skill."
            renderSkill={(name) => (
              <SkillEditor
                name={name}
                level={skills.get(name) ?? 1}
                before={sheet.skills.get(name) ?? 1}
                gameData={gameData}
                onChange={(value) => setChosen(withSkillLevel(sheet, draft, name, value, gameData))}
              />
            )}
          />
        )}
        <DraftRepair names={repaired} />
      </DraftLayout>
    </Page>
  );
}
