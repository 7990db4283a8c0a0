import { Dices } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { outcomeName } from '../../../cards/result/roll-outcome.tsx';
import { RulesText } from '../../../cards/terms/rules-text.tsx';
import type { Evaluation } from '../../../core/combat/evaluation.ts';
import { diceNotation } from '../../../core/dice/notation.ts';
import { playOf } from '../../../core/game-data/play-of.ts';
import { say, userName, wordingText } from '../../../core/lib/wording.ts';
import type { RolledAction } from '../../../core/play/rules/rolled-action.ts';
import type { LoggedRoll } from '../../../state/combat/combat-record.ts';
import { loggedOutcome } from '../../../state/combat/logged-outcome.ts';
import type { CombatSession } from '../../../state/combat/use-combat.ts';
import { lastStep, offerUndo } from '../../../state/offer-undo.ts';
import { useTarget } from '../../../state/play/use-target.ts';
import { outcomeKey, type PlayerState } from '../../../state/table/table-state.ts';
import { usePlayer } from '../../../state/table/use-table.ts';
import { useGame } from '../../../state/use-game.ts';
import { useSettings } from '../../../state/use-shell.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ignoreSecondClick } from '../../../ui/buttons/ignore-second-click.ts';
import { ActionBar } from '../../../ui/layout/action-bar/action-bar.tsx';
import { currentRoll } from '../roll-result.tsx';
import { TurnButton } from '../turn-button.tsx';
import styles from './perform-bar.module.css';

interface PerformBarProps {
  session: CombatSession;
  evaluation: Evaluation;
  /** What is rolled against a target, where the packs say what a hit does. */
  against: RolledAction | undefined;
}

/** The buttons that roll the dice and perform the action, with its cost or the reasons against it. */
export function PerformBar({ session, evaluation, against }: PerformBarProps) {
  const id = useId();
  const perform = usePerform(session, evaluation, against);
  const { canPerform, reasons, costs, dice, elements } = evaluation;
  const unmet = elements.flatMap(({ conditions }) => conditions).filter(({ met }) => !met).length;
  // The rounds of a member are those of its encounter, which begin elsewhere.
  const isRunning = session.isMember === true || session.character.sheet.combatState.round > 0;
  return (
    <ActionBar
      summary={
        <div id={id} className={styles.summary} data-running={isRunning}>
          {/* Only reasons are announced: the cost changes at every step of an input. */}
          <div role="status">
            {reasons.map((reason) => (
              <p key={wordingText(reason)} className={styles.reason}>
                <RulesText wording={reason} />
              </p>
            ))}
            {unmet > 0 ? (
              <p className={styles.reason}>
                {unmet === 1 ? 'A condition is not met.' : `${unmet} conditions are not met.`}
              </p>
            ) : null}
          </div>
          {canPerform ? (
            <p className={styles.costs}>
              {costs.length === 0 ? 'Costs nothing' : null}
              {costs.map(({ resource, name, cost, available }) => (
                <span key={resource} className={styles.cost}>
                  <b>{cost.total}</b> of {available} {name}
                </span>
              ))}
            </p>
          ) : null}
        </div>
      }
    >
      <div className={styles.buttons} data-running={isRunning}>
        {dice === undefined ? null : <RollButton session={session} count={dice.count.total} />}
        <TurnButton session={session} />
        <span className={styles.perform}>
          <Button
            kind="primary"
            wide
            aria-label="Perform Action"
            aria-keyshortcuts="p"
            aria-disabled={!canPerform || undefined}
            aria-describedby={id}
            onClick={canPerform ? ignoreSecondClick(perform) : undefined}
          >
            Perform<span className={styles.long}> Action</span>
          </Button>
        </span>
      </div>
    </ActionBar>
  );
}

/**
 * Performs the drafted action. A message says that a hit for the game master was not sent before, since the roll
 * leaves with the draft.
 * Rule: docs/rules/play.md#applying-a-hit.
 */
function usePerform(
  session: CombatSession,
  { dice }: Evaluation,
  against: RolledAction | undefined,
): () => void {
  const { notices, loaded } = useGame();
  const settings = useSettings();
  const target = useTarget(session.character, against);
  const player = usePlayer();
  return () => {
    const rolled = dice && currentRoll(session, diceNotation(dice.count.total, settings));
    const before = loaded.store.getState().combat.performed[0]?.id;
    session.intents.perform();
    if (against === undefined || rolled === undefined || target.propose === undefined) return;
    if (loaded.store.getState().combat.performed[0]?.id === before || isSent(player, session, rolled)) return;
    const text = say`The hit of ${userName(rolled.action)} was not sent to the game master.`;
    offerUndo(notices, text, lastStep(loaded), 'warn');
  };
}

function isSent(player: PlayerState | undefined, { character }: CombatSession, { id }: LoggedRoll): boolean {
  const key = outcomeKey({ character: character.sheet.name, roll: id });
  return (
    player === undefined ||
    player.outcomes.has(key) ||
    player.proposals.some((each) => outcomeKey(each) === key)
  );
}

function RollButton({ session, count }: { session: CombatSession; count: number }) {
  const settings = useSettings();
  const rolled = currentRoll(session, diceNotation(count, settings));
  const { roll: rule } = playOf(session.character.gameData);
  const figure = rolled === undefined ? `${count}d6` : String(loggedOutcome(rolled, rule).total);
  return (
    <>
      {/* The panel above says both in full. */}
      <b className={styles.dice} aria-hidden="true" style={{ '--digits': figure.length } as CSSProperties}>
        {figure}
        {rolled === undefined ? null : <small className={styles.what}>{outcomeName(rule)}</small>}
      </b>
      <Button
        icon={<Dices />}
        aria-label="Roll dice"
        aria-keyshortcuts="r"
        onClick={() => session.intents.roll(count)}
      >
        Roll
      </Button>
    </>
  );
}
