import { CircleAlert } from 'lucide-react';
import { type FormEvent, Fragment, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '../../app/paths.ts';
import { Dot } from '../../cards/terms/dot.tsx';
import { FactLine } from '../../cards/terms/fact-line.tsx';
import { Terms } from '../../cards/terms/terms.tsx';
import { WordingText } from '../../cards/wording-text.tsx';
import { checkNewCharacter, createCharacter, type NewCharacter } from '../../core/character/create.ts';
import { derive } from '../../core/character/derive.ts';
import { checkName } from '../../core/character/names.ts';
import { storedSheetOf } from '../../core/character/sheet/parse-sheet.ts';
import type { GameData } from '../../core/game-data/game-data.ts';
import { playOf } from '../../core/game-data/play-of.ts';
import { GAME_DATA_ISSUE } from '../../core/game-data/verify.ts';
import { wordFor } from '../../core/game-data/words.ts';
import { nameList } from '../../core/lib/wording.ts';
import { BARS } from '../../core/rules/bars.ts';
import { resourceNameAfter } from '../../core/rules/vocabulary.ts';
import { NO_CHARACTER_DRAFT, newCharacterDraft } from '../../state/drafts/new-character-draft.ts';
import { shownFirstSteps } from '../../state/first-steps-shown.ts';
import { useGame, useGameDataState } from '../../state/use-game.ts';
import { useCharacters } from '../../state/use-shell.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { DraftRepair } from '../../ui/draft/draft-repair.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionBar } from '../../ui/layout/action-bar/action-bar.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import styles from './new-character.module.css';
import { NewCharacterFields, RulesLead } from './new-character-fields.tsx';
import { StartingSkills } from './starting-skills.tsx';

/** The form that creates a character. Rule: docs/rules/characters.md#new-character. */
export function NewCharacterPage() {
  const { gameData, failures } = useGameDataState();
  if (gameData.skills.size === 0) {
    return (
      <Page title="New Character" width="reading">
        <EmptyState
          title="There are no skills to choose from"
          actions={
            <LinkButton kind="primary" render={<Link to={paths.management('manage')} />}>
              Choose game data packs
            </LinkButton>
          }
        >
          A character starts with skills, and these come from game data packs. Enable one that has skills, or
          upload your own.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title="New Character"
      lead={
        <RulesLead
          packs={<WordingText wording={nameList(gameData.packs.map((pack) => pack.name))} />}
          link={<Link to={paths.management('manage')}>game data management</Link>}
        />
      }
    >
      {failures.length > 0 ? (
        <Notice kind="error" title={GAME_DATA_ISSUE}>
          These constants are missing: {failures.join(', ')}. A character made now cannot be opened until a
          pack gives them.
        </Notice>
      ) : null}
      <Terms gameData={gameData}>
        <NewCharacterForm />
      </Terms>
    </Page>
  );
}

function NewCharacterForm() {
  const game = useGame();
  const { gameData } = useGameDataState();
  const characters = useCharacters();
  const navigate = useNavigate();
  const form = newCharacterDraft(game);
  const { name, startingPotential, startingSkills } = useStore(form);
  // The packs may have changed since then.
  const skills = startingSkills.filter((skill) => gameData.skills.has(skill));
  /** Why the last submit was refused; cleared by the next change of the form. */
  const [refusal, setRefusal] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const skillsTitle = useRef<HTMLLegendElement>(null);

  const taken = characters.map((entry) => entry.name);
  const nameCheck = checkName(name, taken);
  const nameProblem = name === '' ? undefined : nameCheck;
  const isNameRefused = refusal !== undefined && refusal === nameCheck;
  const areSkillsMissing = refusal !== undefined && skills.length < gameData.constants.STARTING_SKILLS;
  const refusalId = useId();

  const change = (fields: Partial<NewCharacter>) => {
    form.setState(fields);
    setRefusal(undefined);
  };

  const draft: NewCharacter = { name, startingPotential, startingSkills: skills };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const problem = checkNewCharacter(draft, gameData, taken);
    setRefusal(problem);
    if (problem !== undefined) {
      if (problem === nameCheck) nameField.current?.focus();
      else skillsTitle.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    setSaving(true);
    const sheet = createCharacter(draft, gameData);
    const outcome = await game.storage.characters.create(storedSheetOf(sheet));
    setSaving(false);
    if (outcome.kind === 'refused') return;
    if (outcome.kind === 'exists') {
      setRefusal(checkName(name, [...taken, name]));
      return;
    }
    if (playOf(gameData).start !== undefined) shownFirstSteps.add(game.storage.remembered, sheet.name);
    await game.loaded.load(sheet);
    await navigate(paths.sheet(sheet.name));
    // Not before: the fields would be empty while the sheet is on its way.
    form.setState(NO_CHARACTER_DRAFT, true);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <NewCharacterFields
        name={name}
        potential={startingPotential}
        potentialWord={wordFor(gameData, 'POTENTIAL')}
        firstPinnacle={gameData.pinnacleBreakpoints[0]}
        nameProblem={refusal === undefined ? nameProblem : undefined}
        isNameInvalid={nameProblem !== undefined || isNameRefused}
        refusalId={isNameRefused ? refusalId : undefined}
        nameField={nameField}
        onName={(typed) => change({ name: typed })}
        onPotential={(typed) => change({ startingPotential: typed })}
      />
      <StartingSkills
        gameData={gameData}
        chosen={skills}
        onChange={(chosen) => change({ startingSkills: chosen })}
        refusalId={areSkillsMissing ? refusalId : undefined}
        titleRef={skillsTitle}
      />
      <DraftRepair names={startingSkills.filter((skill) => !skills.includes(skill))} />
      <ActionBar
        summary={
          <>
            <p aria-live="polite">
              <strong>{skills.length}</strong> of {gameData.constants.STARTING_SKILLS} skills chosen
            </p>
            <div role="alert" id={refusalId} className={styles.refusal}>
              {refusal ? (
                <>
                  <CircleAlert className={styles.mark} aria-hidden="true" />
                  {refusal}
                </>
              ) : null}
            </div>
            {refusal ? null : (
              <p className={styles.given}>
                <Given draft={draft} gameData={gameData} />
              </p>
            )}
          </>
        }
      >
        <Button kind="primary" type="submit">
          Create Character
        </Button>
      </ActionBar>
    </form>
  );
}

/**
 * What the character begins with, as far as it is chosen: `Health 22 · Energy 10 · 60 currency`. Two lines
 * are the bars and the rest.
 */
function Given({ draft, gameData }: { draft: NewCharacter; gameData: GameData }) {
  const { maximum, sheet } = derive(createCharacter(draft, gameData), gameData);
  const { boostPoints, currency } = sheet;
  const points = wordFor(
    gameData,
    'BOOST_POINTS',
    resourceNameAfter(boostPoints, 'BOOST_POINTS').toLowerCase(),
  );
  const bars = BARS.map((bar) => `${wordFor(gameData, bar)} ${maximum[bar].total}`);
  const rest = [
    ...(currency > 0 ? [`${currency} ${wordFor(gameData, 'CURRENCY', 'currency')}`] : []),
    ...(boostPoints > 0 ? [`${boostPoints} ${points}`] : []),
  ];
  return [bars, rest]
    .filter((facts) => facts.length > 0)
    .map((facts, index) => (
      <Fragment key={facts[0]}>
        {index > 0 ? <Dot /> : null}
        <span className={styles.facts}>
          <FactLine text={facts.join(' · ')} />
        </span>
      </Fragment>
    ));
}
