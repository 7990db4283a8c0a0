import { useDeferredValue } from 'react';
import { Names } from '../../../cards/names.tsx';
import type { Character } from '../../../core/character/character.ts';
import { evaluate } from '../../../core/combat/evaluate.ts';
import type { Evaluation } from '../../../core/combat/evaluation.ts';
import { rolledAction } from '../../../core/consequences/targets.ts';
import { diceNotation } from '../../../core/dice/notation.ts';
import { playOf } from '../../../core/game-data/play-of.ts';
import type { Play } from '../../../core/play/play.ts';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import { useSettings } from '../../../state/use-shell.ts';
import { Collapsible } from '../../../ui/layout/collapsible.tsx';
import { NothingToChoose } from '../nothing-to-choose.tsx';
import { currentRoll } from '../roll-result.tsx';
import { ExpectedHit } from '../target/expected-hit.tsx';
import { TargetPanel } from '../target/target-panel.tsx';
import { Changes } from './changes.tsx';
import { Dice } from './dice.tsx';
import { DraftFrame } from './draft-frame.tsx';
import { ElementDetails } from './element-details.tsx';
import { ElementInputs } from './element-inputs.tsx';
import { Figures } from './figures.tsx';
import { ManeuverChips } from './maneuver-chips.tsx';
import { OddsPanel } from './odds.tsx';
import { Payment } from './payment.tsx';
import { PerformBar } from './perform-bar.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StackInputs } from './stack.tsx';
import styles from './take-action.module.css';

/** Whether the packs say what counts of a roll, and what that does. */
const resolvesHits = ({ roll, difficulty, hit }: Play): boolean =>
  roll !== undefined && (difficulty !== undefined || hit.length > 0);

interface TakeActionProps {
  session: CombatSession;
  /** Whether the list of actions is in view beside it. */
  isBesideList?: boolean | undefined;
}

/**
 * The summary of the drafted action, before it is performed.
 * Rule: docs/rules/combat.md#action-summary.
 */
export function TakeAction({ session, isBesideList = false }: TakeActionProps) {
  const { character, draft } = session;
  const settings = useSettings();
  const evaluation = evaluate(character, draft);
  const [action] = evaluation?.elements ?? [];
  if (evaluation === undefined || action === undefined) {
    return <NothingToChoose label="actions" character={character.sheet.name} />;
  }
  const { name } = action.action;
  const stacked = evaluation.elements.slice(1);
  const against = resolvesHits(playOf(character.gameData)) ? rolledAction(evaluation) : undefined;
  const rolled = against && currentRoll(session, diceNotation(against.dice, settings));
  const sources = character.actions.find((each) => each.action.name === name)?.sources ?? [];
  return (
    <>
      <DraftFrame isBesideList={isBesideList}>
        <div className={styles.panel}>
          {isBesideList ? null : <QuickActions session={session} />}
          <header className={styles.header}>
            <h2 tabIndex={-1} className={styles.title} data-tab="take-action">
              <bdi>{name}</bdi>
            </h2>
            <p className={styles.sources}>
              <Names names={sources} kind="any" items={character.equippedItems} />
            </p>
          </header>
          <Dice session={session} evaluation={evaluation} />
          {against === undefined ? null : (
            <ExpectedHit
              session={session}
              name={name}
              action={against}
              rolled={rolled}
              canPerform={evaluation.canPerform}
            />
          )}
          <ManeuverChips
            session={session}
            stacked={stacked}
            isBesideList={isBesideList && session.view.tab === 'maneuvers'}
          />
          <StackInputs session={session} elements={stacked} />
          <div className={styles.pair}>
            <ElementInputs
              element={action}
              skillGroups={character.gameData.skillGroups}
              onGive={(values, visit) => session.intents.give('ACTION', values, visit)}
            />
            {against === undefined ? null : <TargetPanel session={session} action={against} />}
          </div>
          <Results evaluation={evaluation} character={character} />
          <Rules evaluation={evaluation} />
          {evaluation.dice && against === undefined ? (
            <Collapsible title="Odds" level={3}>
              <OddsPanel key={evaluation.dice.count.total} count={evaluation.dice.count.total} />
            </Collapsible>
          ) : null}
        </div>
      </DraftFrame>
      <PerformBar session={session} evaluation={evaluation} against={against} />
    </>
  );
}

/**
 * What the action does, costs and changes. It follows the draft a render later: the dice and the odds show
 * first.
 */
function Results({ evaluation, character }: { evaluation: Evaluation; character: Character }) {
  const shown = useDeferredValue(evaluation);
  return (
    <div className={styles.pair}>
      <div className={styles.results}>
        <Figures evaluation={shown} gameData={character.gameData} />
        <Changes evaluation={shown} character={character} />
      </div>
      <Payment evaluation={shown} character={character} />
    </div>
  );
}

/** The rules of the action and of its maneuvers, also a render later. */
function Rules({ evaluation }: { evaluation: Evaluation }) {
  const { elements } = useDeferredValue(evaluation);
  return elements.map((element, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an element is identified by its place, because a maneuver may be stacked twice
    <ElementDetails key={index} element={element} isAlone={elements.length === 1} />
  ));
}
