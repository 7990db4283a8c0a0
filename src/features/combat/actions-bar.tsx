import { RotateCcw } from 'lucide-react';
import { WordingText } from '../../cards/wording-text.tsx';
import { checkRepeat } from '../../core/combat/action-draft.ts';
import { AppliedLine } from '../../library/target/applied-line.tsx';
import type { CombatSession } from '../../state/combat/use-combat.ts';
import { useLastApplied } from '../../state/play/use-target.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ActionBar } from '../../ui/layout/action-bar/action-bar.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import styles from './actions-bar.module.css';
import { STEPS_SCROLL_AWAY } from './round-steps.tsx';
import { TurnButton } from './turn-button.tsx';

interface ActionsBarProps {
  session: CombatSession;
  /** Whether the draft is in view beside the list: its bar begins the combat. */
  isWide: boolean;
}

/**
 * Below the list of actions: the last performed action, to take it again, and the next step of the turn.
 * Rule: docs/rules/combat.md#repeating-an-action.
 */
export function ActionsBar({ session, isWide }: ActionsBarProps) {
  const { character, combat, intents } = session;
  const hasTurn = useMedia(STEPS_SCROLL_AWAY);
  const [last] = combat.performed;
  const lastApplied = useLastApplied(character.sheet.name);
  // Until the action is performed, the result of its roll shows what was applied.
  const applied = lastApplied?.roll === combat.draftRoll ? undefined : lastApplied;
  const isRunning = character.sheet.combatState.round > 0;
  if (isRunning ? !hasTurn && last === undefined : isWide) return null;
  const problem = last && checkRepeat(character, last.draft);
  const names =
    last === undefined ? [] : [last.draft.action, ...last.draft.maneuvers.map(({ name }) => name)];
  return (
    <ActionBar
      summary={
        last === undefined || !isRunning ? null : (
          <>
            <p key={last.id} className={styles.last}>
              <span className={styles.when}>
                Last: Round {last.round}, {last.phase}
              </span>{' '}
              <bdi>{names.join(', ')}</bdi>
            </p>
            {applied === undefined ? null : <AppliedLine applied={applied} />}
          </>
        )
      }
    >
      <div className={styles.buttons}>
        <TurnButton session={session} />
        {last === undefined || !isRunning ? null : (
          <Button
            icon={<RotateCcw />}
            aria-label={`Again: ${names.join(', ')}`}
            disabledReason={problem && <WordingText wording={problem} />}
            onClick={intents.repeat}
          >
            Again
          </Button>
        )}
      </div>
    </ActionBar>
  );
}
